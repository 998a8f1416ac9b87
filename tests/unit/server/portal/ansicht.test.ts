import { describe, expect, it } from "vitest";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { anfrageAn, createScheinBackend, sitzungAngemeldet, sitzungKeine } from "./scheinBackend";

const benutzer = sitzungAngemeldet.benutzer;
const inAnsicht = {
  ...sitzungAngemeldet,
  benutzer: benutzer && { ...benutzer, isNurAnsicht: true },
  ansicht: { bis: "2026-03-02T10:15:00Z" },
};
const cookie = "sid=eigene; wie=fremde";

/** What comes out of the door: "offen", or status and target of what it throws. */
async function tuer(sitzung: object, pfad: string, { method = "GET", key = "profil" as const } = {}): Promise<string> {
  const { backendFetch } = createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzung) });
  const body = method === "GET" ? {} : { body: new URLSearchParams({ csrf: "token-der-sitzung" }) };
  const offen: unknown = await openRoute(
    anfrageAn(pfad, backendFetch, { method, headers: { cookie }, ...body }),
    key,
  ).catch((error: unknown) => error);
  if (!(offen instanceof Response)) return "offen";
  const { status, headers } = offen;
  const text = status === 403 ? ((await offen.json()) as { userMessage: string }).userMessage : headers.get("location");
  return `${String(status)} ${text ?? ""}`;
}

describe("the door in a view of the support", () => {
  it("opens pages and refuses every form, whatever its method", async () => {
    expect(await tuer(inAnsicht, "/profil")).toBe("offen");
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect(await tuer(inAnsicht, "/profil", { method })).toMatch(
        /^403 In der Ansicht einer anderen Person können Sie nichts ändern\. Bitte beenden Sie sie zuerst\.$/,
      );
  });

  it("takes nothing out of a view that is over for a step in the own name, and says so", async () => {
    for (const method of ["GET", "POST"]) {
      expect(await tuer(sitzungAngemeldet, "/profil", { method })).toBe("303 /support/benutzerverwaltung");
      expect(await tuer(sitzungKeine, "/profil", { method })).toBe("303 /support/benutzerverwaltung");
    }
  });
});

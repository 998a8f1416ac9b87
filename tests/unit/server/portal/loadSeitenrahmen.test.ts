import { describe, expect, it } from "vitest";
import { writeFlash } from "../../../../app/server/portal/flash";
import { loadSeitenrahmen } from "../../../../app/server/portal/loadSeitenrahmen";
import { anfrageAn, createScheinBackend, sitzungAngemeldet } from "./scheinBackend";

const backend = () => createScheinBackend({ "GET /v1/sitzung": () => Response.json(sitzungAngemeldet) });

describe("Daten des Rahmens", () => {
  it("zeigt eine Meldung einmal und löscht sie dann", async () => {
    const flash = { tone: "success", text: "Gespeichert" } as const;
    const cookie = `sid=a; flash=${writeFlash("x".repeat(32), flash)}`;
    const { data, init } = await loadSeitenrahmen(
      anfrageAn("/home?x=1", backend().backendFetch, { headers: { cookie } }),
    );
    expect(data).toMatchObject({
      flash,
      pfad: "/home?x=1",
      requestId: "req-1",
      isErreichbar: true,
      version: "1.118.2",
    });
    expect(new Headers(init?.headers).getSetCookie()).toEqual(["flash=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"]);
  });

  it("enthält weder den Nonce noch das Zeichen in der Sitzung", async () => {
    const { data } = await loadSeitenrahmen(
      anfrageAn("/home", backend().backendFetch, { headers: { cookie: "sid=a" } }),
    );
    expect(data.sitzung).not.toHaveProperty("csrf");
    expect(data.formular.csrf).toBe("token-der-sitzung");
    expect(data.sitzungsende).toBe("Ihre Sitzung endet ohne weitere Aktion um 11:30\u00a0Uhr.");
    expect(JSON.stringify(data)).not.toContain("nonce");
  });

  it("zeigt ohne Backend den Rahmen eines Gastes", async () => {
    const { data, init } = await loadSeitenrahmen(
      anfrageAn("/home", () => Promise.resolve(new Response(null, { status: 503 })), {
        headers: { cookie: "sid=a; rid=b" },
      }),
    );
    expect(data).toMatchObject({ isErreichbar: false, sitzung: { state: "KEINE" }, sitzungsende: null });
    expect(new Headers(init?.headers).getSetCookie()).toEqual([]);
  });
});

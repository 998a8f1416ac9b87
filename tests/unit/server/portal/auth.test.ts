import { describe, expect, it } from "vitest";
import { logIn } from "../../../../app/server/portal/auth";
import { logOut } from "../../../../app/server/portal/logout";
import { openRoute } from "../../../../app/server/portal/openRoute";
import {
  anfrageAn,
  createScheinBackend,
  fehlerAntwort,
  formular,
  sitzungAngemeldet,
  sitzungKeine,
} from "./scheinBackend";

const LOGIN = "POST /v1/auth/login";
const gast = { "GET /v1/sitzung": () => Response.json(sitzungKeine) };

async function loginSeite(antwort: () => Response, felder: Record<string, string>) {
  const backend = createScheinBackend({ ...gast, [LOGIN]: antwort });
  const seite = await openRoute(anfrageAn("/landingpage", backend.backendFetch), "landingpage");
  const cookie = seite.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const post = { ...formular({ ...felder, csrf: seite.formular.csrf }), headers: { cookie } };
  return { backend, offen: await openRoute(anfrageAn("/landingpage", backend.backendFetch, post), "landingpage") };
}

describe("Anmelden", () => {
  it("sendet den Benutzernamen ohne Leerzeichen am Rand und übernimmt die Cookies (§5)", async () => {
    const erfolg = () =>
      Response.json(
        { state: "PRE_TAN", refreshTokenExpiresAt: "2026-03-02T11:00:00Z" },
        { headers: { "set-cookie": "sid=neu; Path=/; HttpOnly" } },
      );
    const { backend, offen } = await loginSeite(erfolg, { username: "  erika@example.org ", password: " mit Rand " });
    expect(await logIn(offen, "passwort")).toMatchObject({ ok: true, value: { state: "PRE_TAN" } });
    expect(await backend.requests.at(-1)?.text()).toBe("username=erika%40example.org&password=+mit+Rand+");
    expect(offen.headers.getSetCookie()).toContain("sid=neu; Path=/; HttpOnly");
  });

  it("gibt eine abgelehnte Anmeldung an das Formular", async () => {
    const { backend, offen } = await loginSeite(() => fehlerAntwort("ANMELDUNG_FEHLGESCHLAGEN"), {
      username: "a",
      password: "b",
    });
    expect(await logIn(offen, "passwort")).toMatchObject({ ok: false, problem: { code: "ANMELDUNG_FEHLGESCHLAGEN" } });
    expect(backend.zahl("POST /v1/auth/token/refresh")).toBe(0);
  });
});

describe("Abmelden", () => {
  const abmelden = async (revoke: () => Response) => {
    const backend = createScheinBackend({
      "GET /v1/sitzung": () => Response.json(sitzungAngemeldet),
      "POST /v1/auth/token/revoke": revoke,
    });
    const post = {
      ...formular({ csrf: "token-der-sitzung" }),
      headers: { cookie: "sid=a; rid=b; einreichen=11111111-2222-4333-8444-555555555555" },
    };
    return openRoute(anfrageAn("/abmelden", backend.backendFetch, post), "abmelden");
  };

  it("beendet die Sitzung, löscht alle Cookies und führt zur Anmeldung", async () => {
    const antwort = await logOut(await abmelden(() => Response.json({ ok: true })));
    expect(antwort.headers.get("location")).toBe("/landingpage");
    const geloescht = antwort.headers.getSetCookie().filter((zeile) => zeile.endsWith("Max-Age=0"));
    expect(geloescht.map((zeile) => zeile.split("=")[0])).toEqual(["sid", "rid", "einreichen"]);
  });

  it("verschweigt nicht, wenn das Backend die Sitzung nicht beenden konnte", async () => {
    const offen = await abmelden(() => new Response(null, { status: 503 }));
    await expect(logOut(offen)).rejects.toMatchObject({ status: 503 });
    expect(offen.headers.getSetCookie()).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { openRoute } from "../../../../app/server/portal/openRoute";
import { sicheresZiel, weiterNachAnmeldung, zielNachAnmeldung } from "../../../../app/server/portal/nachAnmeldung";
import { anfrageAn, createScheinBackend, fehlerAntwort, sitzungAngemeldet, sitzungKeine, UUID } from "./scheinBackend";

const formularPfad = `/antraege/${UUID}/formular/V2?tab=3`;
const benutzer = sitzungAngemeldet.benutzer;
if (benutzer === null) throw new Error("Die Sitzung hat einen Benutzer");
const ohneUnternehmen = { ...benutzer, unternehmenUuid: null };
const stab = {
  ...benutzer,
  systemRolle: "ADMINISTRATOR",
  mussUnternehmenAuswaehlen: false,
  unternehmenUuid: null,
} as const;

describe("Ziel nach der Anmeldung", () => {
  it.each([
    ["ohne Ziel", sitzungAngemeldet, null, "/home"],
    ["mit Ziel", sitzungAngemeldet, "/profil", "/profil"],
    ["TAN fehlt", { state: "PRE_TAN", benutzer: null }, "/profil", "/tan?redirect=%2Fprofil"],
    ["TAN fehlt, ohne Ziel", { state: "PRE_TAN", benutzer: null }, null, "/tan"],
    [
      "Unternehmen fehlt",
      { state: "AUTHENTICATED", benutzer: ohneUnternehmen },
      "/antraege",
      "/loginUnternehmenAuswahl?redirect=%2Fantraege",
    ],
    ["Rolle fehlt", { state: "AUTHENTICATED", benutzer: stab }, null, "/loginSystemrollenAuswahl"],
    [
      "Rolle gewählt",
      { state: "AUTHENTICATED", benutzer: { ...stab, systemRolleSet: "ADMINISTRATOR" } },
      "/antraege",
      "/antraege",
    ],
    ["keine Sitzung", sitzungKeine, "/antraege", "/landingpage?redirect=%2Fantraege"],
  ] as const)("%s", (_fall, sitzung, ziel, erwartet) => {
    expect(zielNachAnmeldung(sitzung, ziel)).toBe(erwartet);
  });
});

describe("Sicheres Ziel", () => {
  it.each(["/home", "/profil", formularPfad, "/help"])("lässt %s zu", (ziel) => {
    expect(sicheresZiel(ziel)).toBe(ziel);
  });

  it.each([
    "",
    "/",
    "home",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%09/evil.example",
    "/\t/evil.example",
    "/./\\evil.example",
    "/%5c/evil.example",
    "https://evil.example",
    "https:evil.example",
    "http://localhost:3000/home",
    "javascript:alert(1)",
    "data:text/html,x",
    "/@evil",
    "/home//evil",
    "/home/../..//evil",
    "/unbekannt",
    "/home\u0000",
    "/home\r\nset-cookie:x",
    "/landingpage",
    "/bestaetigen",
    "/bestaetigen?redirect=/home",
    "/loginUnternehmenAuswahl",
    "/loginunternehmenauswahl?redirect=/profil",
    "/loginSystemrollenAuswahl",
    "/setup2FA",
    "/tan",
    "/abmelden",
    "/registrierung",
    "/hilfetexteAnzeigen",
    `/${"a".repeat(5_000)}`,
    7,
    null,
    undefined,
  ])("verwirft %j", (ziel) => {
    expect(sicheresZiel(ziel)).toBeNull();
  });
});

describe("Weiter nach einem Schritt der Anmeldung", () => {
  const offne = async (sitzung: unknown, geparkte: readonly object[] = []) => {
    const backend = createScheinBackend({
      "GET /v1/sitzung": () => Response.json(sitzung),
      "GET /v1/geparkteEingaben": () => Response.json({ data: geparkte }),
    });
    return openRoute(anfrageAn("/help", backend.backendFetch, { headers: { cookie: "sid=a" } }), "help");
  };

  it.each([
    ["/antraege", "/antraege"],
    ["//evil.example", "/home"],
    [null, "/home"],
  ])("redirect %j → %s", async (redirect, erwartet) => {
    const antwort = await weiterNachAnmeldung(await offne(sitzungAngemeldet), redirect);
    expect([antwort.status, antwort.headers.get("location")]).toEqual([303, erwartet]);
  });

  it("führt zuerst zu den Eingaben, die nach dem Ende der Sitzung ankamen", async () => {
    const zeiten = { geparktAm: "2026-03-02T10:00:00Z", verfaelltAm: "2026-03-03T10:00:00Z" };
    const ids = { uuid: UUID, antragUuid: UUID, firmenformular: null, stabsformular: null, gegenstandUuid: UUID };
    const kopf = { ...ids, ...zeiten, bezeichnung: "", antragsnummer: null };
    const antwort = await weiterNachAnmeldung(await offne(sitzungAngemeldet, [kopf]), "/antraege");
    expect(antwort.headers.get("location")).toBe(`/geparkteEingaben/${UUID}`);
    const imStab = (systemRolleSet: string) => ({ ...sitzungAngemeldet, benutzer: { ...stab, systemRolleSet } });
    const derStelle = { ...kopf, antragUuid: null, stabsformular: "HILFETEXT" };
    for (const [rolle, ziel] of [
      ["ADMINISTRATOR", `/geparkteEingaben/${UUID}`],
      ["SUPPORT_MITARBEITER", `/geparkteEingaben/${UUID}`],
      ["DATENSCHUTZ", "/antraege"],
    ] as const) {
      const weiter = await weiterNachAnmeldung(await offne(imStab(rolle), [derStelle]), "/antraege");
      expect([rolle, weiter.headers.get("location")]).toEqual([rolle, ziel]);
    }
  });
});

describe("Der Link einer Mail über eine Nachricht", () => {
  const ANDERE = "22222222-3333-4444-8555-666666666666";
  const link = (firma: string) => `/nachrichten/${UUID}?unternehmen=${firma}`;

  /** A person who belongs to the companies `meine` and has chosen `gewaehlt`; choosing changes the session. */
  async function come(gewaehlt: string | null, meine: readonly string[], redirect: string): Promise<string | null> {
    const stand: { unternehmenUuid: string | null } = { unternehmenUuid: gewaehlt };
    const choose = (firma: string) => () => {
      if (!meine.includes(firma)) return fehlerAntwort("NICHT_GEFUNDEN");
      stand.unternehmenUuid = firma;
      return Response.json({ ok: true });
    };
    const backend = createScheinBackend({
      "GET /v1/sitzung": () => Response.json({ ...sitzungAngemeldet, benutzer: { ...benutzer, ...stand } }),
      "GET /v1/geparkteEingaben": () => Response.json({ data: [] }),
      [`POST /v1/benutzer/unternehmen/${UUID}/waehlen`]: choose(UUID),
      [`POST /v1/benutzer/unternehmen/${ANDERE}/waehlen`]: choose(ANDERE),
    });
    const offen = await openRoute(anfrageAn("/help", backend.backendFetch, { headers: { cookie: "sid=a" } }), "help");
    return (await weiterNachAnmeldung(offen, redirect)).headers.get("location");
  }

  it("wählt sein Unternehmen, wenn noch keines gewählt ist, und führt zur Nachricht", async () => {
    expect(await come(null, [UUID, ANDERE], link(ANDERE))).toBe(`/nachrichten/${UUID}`);
  });

  it("lässt eine Person wählen, die dem Unternehmen nicht angehört", async () => {
    expect(await come(null, [UUID], link(ANDERE))).toMatch(/^\/loginUnternehmenAuswahl\?redirect=/);
  });

  it("führt nach der Wahl eines anderen Unternehmens zur Startseite, nicht im Kreis", async () => {
    expect(await come(UUID, [UUID, ANDERE], link(ANDERE))).toBe("/home");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";
import { listEndpunkte, type Endpunkt } from "../../support/endpunkte";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
});
afterAll(() => t.stop());

const ALLE = listEndpunkte();
const mit = (...zugaenge: Endpunkt["zugang"][]) => ALLE.filter(({ zugang }) => zugaenge.includes(zugang));
const angemeldet = (name: keyof typeof MENSCHEN) => async () => {
  const browser = t.browser();
  await browser.login(MENSCHEN[name].email, PASSWORT);
  return browser;
};

/** Which call answers with which sub-status; the whole list in one comparison, so that a failure names the calls. */
async function stati(
  endpunkte: Endpunkt[],
  browser: () => Browser | Promise<Browser>,
): Promise<Record<string, unknown>> {
  const antworten: Record<string, unknown> = {};
  for (const { name, methode, pfad } of endpunkte) {
    const koerper = methode === "GET" ? {} : { json: {} };
    const { body } = await (await browser()).kopie().ruf(methode, pfad, koerper);
    antworten[name] = body.httpSubStatus;
  }
  return antworten;
}

const alle = (endpunkte: Endpunkt[], subStatus: string) =>
  Object.fromEntries(endpunkte.map(({ name }) => [name, subStatus]));

describe("jeder Aufruf des Vertrags", () => {
  it("kennt alle Aufrufe", () => {
    expect(ALLE.length).toBeGreaterThan(50);
    expect(mit("UNTERNEHMEN").length).toBeGreaterThan(5);
    expect(mit("GEWAEHLT").length).toBeGreaterThan(5);
  });

  it("verlangt ohne Sitzung die Anmeldung", async () => {
    const geschuetzt = mit(
      "VOR_TAN",
      "ANGEMELDET",
      "UNTERNEHMEN",
      "FIRMA",
      "MITARBEITER",
      "DATENSCHUTZ",
      "GEWAEHLT",
      "FACH",
    );
    expect(await stati(geschuetzt, () => t.browser())).toEqual(alle(geschuetzt, "401.20"));
  });

  it("verlangt vor der TAN die TAN", async () => {
    const browser = await angemeldet("mailTan")();
    const geschuetzt = mit("ANGEMELDET", "UNTERNEHMEN", "FIRMA", "MITARBEITER", "DATENSCHUTZ", "GEWAEHLT");
    expect(await stati(geschuetzt, () => browser)).toEqual(alle(geschuetzt, "401.60"));
  });

  it("öffnet die Fachschnittstelle mit keiner Sitzung und keinem falschen Token", async () => {
    const admin = await t.alsAdmin();
    expect(await stati(mit("FACH"), () => admin)).toEqual(alle(mit("FACH"), "401.20"));
    for (const authorization of ["Bearer falsch", "Bearer ", "Basic abc", ""]) {
      expect((await t.ruf("GET", "/fach/v1/uebermittlungen", { headers: { authorization } })).status).toBe(401);
    }
    expect((await t.fach("GET", "/fach/v1/uebermittlungen")).status).toBe(200);
  });

  it.each(["support", "qm", "admin"] as const)("verwehrt %s, was nur Unternehmen dürfen", async (name) => {
    const stab = await t.als(name);
    expect(await stati(mit("UNTERNEHMEN"), () => stab)).toEqual(alle(mit("UNTERNEHMEN"), "403.10"));
    expect(await stati(mit("FIRMA"), () => stab)).toEqual(alle(mit("FIRMA"), "403.30"));
  });

  it("verwehrt dem Datenschutz alles, wofür eine Rolle oder ein Unternehmen zu wählen ist, außer seiner Seite", async () => {
    const offen = [
      "tabellen.getTabelle",
      "tabellen.setSpalten",
      "tabellen.removeSpalten",
      "tabellen.createAnsicht",
      "tabellen.overwriteAnsicht",
      "tabellen.removeAnsicht",
      "systemnachrichten.listSystemnachrichten",
      "systemnachrichten.closeSystemnachrichten",
    ];
    const datenschutz = await t.als("datenschutz");
    const uebrige = mit("UNTERNEHMEN", "FIRMA", "MITARBEITER", "GEWAEHLT").filter(({ name }) => !offen.includes(name));
    expect(await stati(uebrige, () => datenschutz)).toEqual(alle(uebrige, "403.10"));
    expect(mit("DATENSCHUTZ").map(({ name }) => name)).toEqual(["lesezugriffe.listLesezugriffe"]);
    expect((await datenschutz.get("/v1/lesezugriffe")).status).toBe(200);
    const eigene = await stati(
      ALLE.filter(({ name }) => offen.includes(name)),
      () => datenschutz,
    );
    expect(Object.values(eigene).filter((stand) => String(stand).startsWith("403"))).toEqual([]);
  });

  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support", "qm", "admin"] as const)(
    "verwehrt %s, was nur der Datenschutz darf",
    async (name) => {
      const browser = await t.als(name);
      expect(await stati(mit("DATENSCHUTZ"), () => browser)).toEqual(alle(mit("DATENSCHUTZ"), "403.10"));
    },
  );

  it("verlangt von Mitarbeitenden eines Unternehmens die Wahl des Unternehmens", async () => {
    const browser = await angemeldet("bevollmaechtigt")();
    const mitFirma = mit("UNTERNEHMEN", "FIRMA", "GEWAEHLT");
    expect(await stati(mitFirma, () => browser)).toEqual(alle(mitFirma, "403.30"));
  });

  it("verlangt vom Stab die Wahl der Systemrolle", async () => {
    const browser = await angemeldet("admin")();
    const mitRolle = mit("UNTERNEHMEN", "FIRMA", "GEWAEHLT", "MITARBEITER", "DATENSCHUTZ");
    expect(await stati(mitRolle, () => browser)).toEqual(alle(mitRolle, "403.10"));
  });

  it("verlangt bei Pflicht den zweiten Faktor, außer für Profil und Navigation", async () => {
    const offen = [
      "benutzer.getEingeloggt",
      "benutzer.getNavigation",
      "profil.getProfil",
      "profil.setMailTfa",
      "profil.startAppTfa",
    ];
    const geschuetzt = mit("ANGEMELDET", "UNTERNEHMEN", "FIRMA", "MITARBEITER", "DATENSCHUTZ", "GEWAEHLT").filter(
      ({ name }) => ![...offen, "profil.confirmAppTfa"].includes(name),
    );
    const browser = await angemeldet("pflicht")();
    expect(await stati(geschuetzt, () => browser)).toEqual(alle(geschuetzt, "403.20"));
  });

  it("antwortet keinem Aufruf mit einem Serverfehler, wer auch fragt", async () => {
    const harmlos = ALLE.filter(
      ({ name }) => !["auth.revoke", "benutzer.leaveUnternehmen", "profil.endAndereSitzungen"].includes(name),
    );
    for (const browser of [
      t.browser(),
      await t.alsBevollmaechtigter(),
      await t.alsSupport(),
      await t.als("datenschutz"),
    ]) {
      const antworten = await stati(harmlos, () => browser);
      expect(Object.entries(antworten).filter(([, subStatus]) => String(subStatus).startsWith("500"))).toEqual([]);
    }
  });
});

describe("offene Aufrufe, die im Einzelfall eine Person brauchen", () => {
  const einreichen = { intent: "EINREICHEN", antragUuid: "99999999-9999-4999-8999-999999999999" };

  it("lassen niemanden ohne Sitzung, vor der TAN oder ohne zweiten Faktor einreichen", async () => {
    expect((await t.browser().post("/v1/nezo/vorgaenge", einreichen)).body.httpSubStatus).toBe("401.20");
    expect((await (await angemeldet("mailTan")()).post("/v1/nezo/vorgaenge", einreichen)).body.httpSubStatus).toBe(
      "401.60",
    );
    expect((await (await angemeldet("pflicht")()).post("/v1/nezo/vorgaenge", einreichen)).body.httpSubStatus).toBe(
      "403.20",
    );
    expect((await (await t.alsSupport()).post("/v1/nezo/vorgaenge", einreichen)).body.httpSubStatus).toBe("403.10");
    expect((await (await t.alsFremder()).post("/v1/nezo/vorgaenge", einreichen)).status).toBe(404);
  });
});

describe("Eingaben", () => {
  it("behandelt eine Kennung, die keine UUID ist, wie eine unbekannte", async () => {
    const browser = await t.alsBevollmaechtigter();
    const unsinn = await browser.get("/v1/antraege/abc");
    const unbekannt = await browser.get("/v1/antraege/99999999-9999-4999-8999-999999999999");
    expect([unsinn.status, unbekannt.status]).toEqual([404, 404]);
    expect(unsinn.body.httpSubStatus).toBe(unbekannt.body.httpSubStatus);
  });

  it.each([
    ["kein JSON", "{", "application/json"],
    ["falscher Typ", JSON.stringify({ systemRolle: 5 }), "application/json"],
    ["leer", "", "application/json"],
    ["Feld statt Objekt", "[]", "application/json"],
    ["anderer Inhaltstyp", "<a/>", "application/xml"],
  ])("weist unbrauchbare Körper ab: %s", async (_, body, type) => {
    const browser = await t.alsAdmin();
    const headers = {
      "content-type": type,
      cookie: [...browser.kekse].map(([name, wert]) => `${name}=${wert}`).join("; "),
    };
    const request = new Request("http://localhost:3000/v1/benutzer/systemrollen/waehlen", {
      method: "POST",
      headers,
      body,
    });
    const antwort = await t.backend.handle(request, { clientIp: "10.9.9.9" });
    expect(antwort.status).toBe(422);
    expect(await antwort.json()).toMatchObject({ code: "EINGABE_UNGUELTIG", httpSubStatus: "422.10" });
  });

  it("nennt bei ungültigen Eingaben die Stelle", async () => {
    const browser = await t.alsMitarbeiter();
    const antwort = await browser.put("/v1/benutzer/zweifaktor/mail", { aktiv: "vielleicht", passwort: "" });
    expect(antwort.body).toMatchObject({ errors: [{ property: "aktiv" }, { property: "passwort" }] });
  });
});

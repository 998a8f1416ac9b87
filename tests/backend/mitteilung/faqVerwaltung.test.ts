import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  antwortAuf,
  createEintrag as create,
  EINTRAEGE,
  eintrag,
  ersteKategorie,
  FAQ,
  faqAudit,
  fragenVon,
  KATEGORIEN,
  kategorienVon,
  neuerEintrag,
  zeileMit,
} from "../../support/faq";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  await t.backend.migrate();
});
afterEach(() => t.stop());

const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const FRAGE = "Wo finde ich die Gebührenordnung?";
const KRITERIEN = "Nach welchen Kriterien wird geprüft?";

/** Every call of those who edit, about one entry and one category. */
async function listRufe(qm: Browser): Promise<[string, string, object?][]> {
  const { uuid: kategorie, revision } = await ersteKategorie(qm);
  const { uuid } = await zeileMit(qm, KRITERIEN);
  const eingabe = neuerEintrag(kategorie);
  return [
    ["GET", `${FAQ}/verwaltung`],
    ["GET", eintrag(uuid)],
    ["POST", EINTRAEGE, eingabe],
    ["POST", `${FAQ}/vorschau`, eingabe],
    ["PUT", eintrag(uuid), { ...eingabe, revision: 1 }],
    ["POST", eintrag(uuid, "/aktiv"), { revision: 1, isActive: false }],
    ["POST", eintrag(uuid, "/verschieben"), { nachbarUuid: uuid }],
    ["DELETE", eintrag(uuid), { revision: 1 }],
    ["POST", KATEGORIEN, { name: "Neu" }],
    ["PUT", `${KATEGORIEN}/${kategorie}`, { name: "Neu", revision }],
    ["POST", `${KATEGORIEN}/${kategorie}/verschieben`, { nachbarUuid: kategorie }],
    ["DELETE", `${KATEGORIEN}/${kategorie}`, { revision: 1 }],
  ];
}

describe("wer die FAQ bearbeitet", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support"] as const)("nicht %s", async (wer) => {
    const [rufe, vorher] = [await listRufe(await t.alsQm()), await fragenVon(t)];
    const browser = await t.als(wer);
    for (const [methode, pfad, json] of rufe) {
      const { body } = await browser.ruf(methode, pfad, { json });
      expect(body.code, `${methode} ${pfad}`).toBe("KEIN_ZUGRIFF");
    }
    expect([await fragenVon(t), await faqAudit(t)]).toEqual([vorher, []]);
  });

  it("niemand ohne Anmeldung", async () => {
    const [rufe, vorher] = [await listRufe(await t.alsQm()), await fragenVon(t)];
    for (const [methode, pfad, json] of rufe)
      expect((await t.ruf(methode, pfad, { json })).status, `${methode} ${pfad}`).toBe(401);
    expect([await fragenVon(t), await faqAudit(t)]).toEqual([vorher, []]);
  });

  it.each(["qm", "admin"] as const)("%s, mit der gewählten Rolle", async (wer) => {
    const browser = await t.als(wer);
    if (wer === "admin") await browser.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: "ADMINISTRATOR" });
    await create(browser);
    expect((await fragenVon(t)).filter((frage) => frage === FRAGE)).toEqual([FRAGE]);
  });
});

describe("ein Eintrag", () => {
  it("wird angelegt, geändert, verborgen, gezeigt und gelöscht; jeder Schritt steht im Protokoll", async () => {
    const qm = await t.alsQm();
    const links = [
      { text: "Gebühren", ziel: "https://example.org/gebuehren" },
      { text: "Kontakt", ziel: "/kontakt" },
    ];
    const uuid = await create(qm, { links });
    expect(await antwortAuf(t, FRAGE)).toBe("<p>Auf der Seite <strong>Gebühren</strong>.</p>");
    const { uuid: kategorieUuid } = await ersteKategorie(qm);
    const geaendert = neuerEintrag(kategorieUuid, { antwort: "<ul><li>Hier</li></ul>", revision: 1 });
    expect((await qm.put(eintrag(uuid), geaendert)).body).toEqual({ revision: 2 });
    expect(await antwortAuf(t, FRAGE)).toBe("<ul><li>Hier</li></ul>");
    expect((await qm.get(eintrag(uuid))).body).toMatchObject({ links: [], geaendertVon: "Quirin Mann", revision: 2 });
    expect((await qm.post(eintrag(uuid, "/aktiv"), { revision: 2, isActive: false })).body).toEqual({ frage: FRAGE });
    expect(await fragenVon(t)).not.toContain(FRAGE);
    expect((await qm.post(eintrag(uuid, "/aktiv"), { revision: 3, isActive: true })).status).toBe(200);
    expect(await fragenVon(t, "Gebührenordnungen")).toEqual([FRAGE]);
    expect((await qm.ruf("DELETE", eintrag(uuid), { json: { revision: 4 } })).body).toEqual({ frage: FRAGE });
    expect((await qm.get(eintrag(uuid))).body.code).toBe("NICHT_GEFUNDEN");
    expect(await faqAudit(t)).toEqual([
      "faq.anlegen - 1",
      "faq.aendern 1 2",
      "faq.deaktivieren 2 3",
      "faq.aktivieren 3 4",
      "faq.loeschen 4 -",
    ]);
  });

  it("steht in einer anderen Kategorie zuletzt", async () => {
    const qm = await t.alsQm();
    const uuid = await create(qm);
    const letzte = (await kategorienVon(qm)).at(-1);
    await qm.put(eintrag(uuid), neuerEintrag(letzte?.uuid ?? "", { revision: 1 }));
    expect((await kategorienVon(qm)).at(-1)?.eintraege.map(({ frage }) => frage)).toEqual([
      "Wozu brauche ich ein ELSTER-Zertifikat?",
      "Wer sieht meine Angaben?",
      "Darf mich ein Beratungsunternehmen unterstützen?",
      FRAGE,
    ]);
  });

  it("entsteht auch nach einem doppelten Klick nur einmal", async () => {
    const qm = await t.alsQm();
    const { uuid } = await ersteKategorie(qm);
    const headers = { "idempotency-key": "0f8f4b3c-6d0c-4b1e-9a58-0c2f6f7f0001" };
    const senden = () => qm.ruf("POST", EINTRAEGE, { json: neuerEintrag(uuid), headers });
    const [eine, andere] = await Promise.all([senden(), senden()]);
    expect(eine.body).toEqual(andere.body);
    expect((await fragenVon(t)).filter((frage) => frage === FRAGE)).toHaveLength(1);
  });
});

describe("zwei zugleich", () => {
  it("überschreiben einander nie: nur wer den Stand kennt, speichert, schaltet oder löscht", async () => {
    const [qm, ada] = [await t.alsQm(), await t.als("qm")];
    const uuid = await create(qm);
    const { uuid: kategorieUuid } = await ersteKategorie(qm);
    const von = (wer: string) => neuerEintrag(kategorieUuid, { antwort: wer, revision: 1 });
    const antworten = await Promise.all([qm.put(eintrag(uuid), von("Eins")), ada.put(eintrag(uuid), von("Zwei"))]);
    expect(antworten.map(({ status }) => status).sort()).toEqual([200, 409]);
    const gewonnen = antworten[0].status === 200 ? "Eins" : "Zwei";
    expect(await antwortAuf(t, FRAGE)).toBe(`<p>${gewonnen}</p>`);
    for (const [methode, rest, json] of [
      ["POST", "/aktiv", { revision: 1, isActive: false }],
      ["DELETE", "", { revision: 1 }],
    ] as const)
      expect((await ada.ruf(methode, eintrag(uuid, rest), { json })).body.code).toBe("REVISION_VERALTET");
    expect(await antwortAuf(t, FRAGE)).toBe(`<p>${gewonnen}</p>`);
  });

  it("verschieben nur, was noch nebeneinander steht", async () => {
    const qm = await t.alsQm();
    const { eintraege } = await ersteKategorie(qm);
    const [a, b, c] = eintraege.map(({ uuid }) => uuid);
    const move = (uuid = "", nachbarUuid = "") => qm.post(eintrag(uuid, "/verschieben"), { nachbarUuid });
    const reihe = async () => (await ersteKategorie(qm)).eintraege.slice(0, 3).map(({ uuid }) => uuid);
    expect((await move(a, b)).status).toBe(200);
    expect(await reihe()).toEqual([b, a, c]);
    expect((await move(c, a)).status).toBe(200);
    expect(await reihe()).toEqual([b, c, a]);
    expect((await move(a, b)).body).toMatchObject({ code: "REVISION_VERALTET", httpStatus: 409 });
    expect((await move(a, UNBEKANNT)).body.code).toBe("REVISION_VERALTET");
    expect((await move(UNBEKANNT, a)).body.code).toBe("NICHT_GEFUNDEN");
    const fremd = (await kategorienVon(qm)).at(-1)?.eintraege[0]?.uuid;
    expect((await move(a, fremd)).body.code).toBe("REVISION_VERALTET");
    expect(await reihe()).toEqual([b, c, a]);
    // What somebody types meanwhile is of the same revision.
    expect((await ersteKategorie(qm)).eintraege.map(({ revision }) => revision)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe("ungültige Eingaben", () => {
  const ERLAUBT =
    "Erlaubt sind Absätze, Listen, fette und kursive Wörter, Überschriften ab Ebene 3, Tabellen sowie Links auf http, https, mailto und Seiten dieses Portals.";
  const ZIEL =
    "Bitte geben Sie eine Adresse ein, die mit https:// oder http:// beginnt, oder einen Pfad dieses Portals, der mit / beginnt.";
  const faelle: [string, object, Record<string, string>][] = [
    [
      "leer",
      { frage: "  ", antwort: "" },
      { frage: "Bitte geben Sie die Frage ein.", antwort: "Bitte geben Sie die Antwort ein." },
    ],
    ["nur Auszeichnung", { antwort: "<p> </p>" }, { antwort: "Bitte geben Sie die Antwort ein." }],
    [
      "Skripte",
      { antwort: 'Hallo <script>alert(1)</script><p onclick="x()">y</p>' },
      { antwort: `Bitte entfernen Sie aus der Antwort: <script>, onclick in <p>. ${ERLAUBT}` },
    ],
    [
      "Bild",
      { antwort: "![x](https://example.org/x.png)" },
      { antwort: `Bitte entfernen Sie aus der Antwort: <img>. ${ERLAUBT}` },
    ],
    [
      "Link mit Skript",
      { antwort: "[klick](javascript:alert(1))" },
      { antwort: `Bitte entfernen Sie aus der Antwort: den Link auf „javascript:alert(1)“. ${ERLAUBT}` },
    ],
    [
      "fremder Platzhalter",
      { antwort: "Bis {{weihnachten}}." },
      {
        antwort:
          "Bitte prüfen Sie {{weihnachten}}: Das ist kein Platzhalter. Es gibt {{zukunftsjahre}}, {{zeichenFragen}}, {{zeichenAuftragnehmer}}, {{zeichenAntwort}}, {{anlagenAntwort}}, {{bekanntgabe}}.",
      },
    ],
    [
      "zu lang",
      { frage: "a".repeat(301), antwort: "b".repeat(8001) },
      {
        frage: "Bitte kürzen Sie den Text: höchstens 300 Zeichen.",
        antwort: "Bitte kürzen Sie den Text: höchstens 8.000 Zeichen.",
      },
    ],
    ...["javascript:alert(1)", "ftp://example.org", "//example.org", "/\\example.org", "example.org", ""].map(
      (ziel): [string, object, Record<string, string>] => [
        `Link auf ${ziel}`,
        {
          links: [
            { text: "Gut", ziel: "/help" },
            { text: "Böse", ziel },
          ],
        },
        { "links.1.ziel": ZIEL },
      ],
    ),
    [
      "Link ohne Wort",
      { links: [{ text: "", ziel: "/help" }] },
      { "links.0.text": "Bitte geben Sie an, wie der Link heißt." },
    ],
    ["fremde Kategorie", { kategorieUuid: UNBEKANNT }, { kategorieUuid: "Bitte wählen Sie eine Kategorie." }],
    ["keine Kategorie", { kategorieUuid: "" }, { kategorieUuid: "Bitte wählen Sie eine Kategorie." }],
  ];

  it("werden beim Anlegen und Speichern am Feld genannt; nichts ändert sich", async () => {
    const qm = await t.alsQm();
    const { uuid: kategorieUuid } = await ersteKategorie(qm);
    const { uuid } = await zeileMit(qm, KRITERIEN);
    const vorher = await t.ruf("GET", FAQ);
    for (const [name, teil, fehler] of faelle) {
      const json = neuerEintrag(kategorieUuid, { ...teil, revision: 1 });
      for (const [methode, pfad] of [
        ["POST", EINTRAEGE],
        ["PUT", eintrag(uuid)],
      ] as const) {
        const { status, body } = await qm.ruf(methode, pfad, { json });
        expect(status, name).toBe(422);
        const genannt = listOf(body.errors).map(({ property, message }) => [property, message]);
        expect(Object.fromEntries(genannt), name).toEqual(fehler);
      }
    }
    expect((await t.ruf("GET", FAQ)).body).toEqual(vorher.body);
    expect(await faqAudit(t)).toEqual([]);
  });

  it("gibt es für fremde Kennungen nicht", async () => {
    const qm = await t.alsQm();
    for (const [methode, pfad, json] of await listRufe(qm)) {
      if (!/[0-9a-f]{8}-/.test(pfad)) continue;
      const fremd = pfad.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, UNBEKANNT);
      const { status, body } = await qm.ruf(methode, fremd, { json });
      // Whoever has typed a text for an entry that was deleted meanwhile is told so, and keeps the text.
      const isText = methode === "PUT" && fremd.startsWith(EINTRAEGE);
      const erwartet = isText ? [409, "REVISION_VERALTET"] : [404, "NICHT_GEFUNDEN"];
      expect([status, body.code], `${methode} ${fremd}`).toEqual(erwartet);
      if (isText) expect(body.userMessage).toContain("Dieser Eintrag wurde inzwischen gelöscht.");
    }
    expect(await faqAudit(t)).toEqual([]);
  });

  it("zeigt die Vorschau wie das Speichern, ohne etwas zu ändern", async () => {
    const qm = await t.alsQm();
    const json = neuerEintrag("", { antwort: "Bis {{anlagenAntwort}} *Dateien*\n\n1. eins\n2. zwei" });
    expect((await qm.post(`${FAQ}/vorschau`, json)).body).toEqual({
      frage: FRAGE,
      html: "<p>Bis drei <em>Dateien</em></p>\n<ol>\n<li>eins</li>\n<li>zwei</li>\n</ol>",
      links: [],
    });
    expect((await qm.post(`${FAQ}/vorschau`, { ...json, antwort: "<iframe></iframe>" })).status).toBe(422);
    expect([await fragenVon(t), await faqAudit(t)]).toEqual([expect.not.arrayContaining([FRAGE]), []]);
  });
});

describe("die Suche in der Liste", () => {
  const findFragen = async (suche: string): Promise<string[]> => {
    const { body } = await (await t.als("qm")).get(`${FAQ}/verwaltung?suche=${encodeURIComponent(suche)}`);
    return listOf(body.data).flatMap(({ eintraege }) => listOf(eintraege).map(({ frage }) => textOf(frage)));
  };

  it("findet nach Worten der Frage und der ganzen Antwort, auch was nicht aktiv ist, ohne leere Kategorien", async () => {
    const antwort = `${"Vorrede ".repeat(40)} **Zwetschgen**`;
    await create(await t.als("qm"), { frage: FRAGE, antwort, isActive: false });
    expect(await findFragen("GEBÜHRENORDNUNG wo")).toEqual([FRAGE]);
    expect(await findFragen("zwetschgen")).toEqual([FRAGE]);
    expect(await findFragen("zwetschgen kriterien")).toEqual([]);
    const { body } = await (await t.als("qm")).get(`${FAQ}/verwaltung?suche=zwetschgen`);
    expect(listOf(body.data)).toHaveLength(1);
  });

  it("ohne Worte ist es die ganze Liste", async () => {
    expect((await findFragen(" ")).length).toBeGreaterThan(20);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { audit } from "~/server/backend/storage/schema/audit";
import { systemnachricht } from "~/server/backend/storage/schema/systemnachricht";
import { type Browser, listOf, MENSCHEN, PASSWORT, startBackend, type TestBackend } from "../../support/backend";
import { UNBEKANNT } from "../../support/personen";
import { PFAD, put as putNachricht, WARTUNG } from "../../support/systemnachrichten";

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
});
afterEach(() => t.stop());

const read = async (browser: Browser) => listOf((await browser.get(PFAD)).body.data);
const put = (werte: object = {}) => putNachricht(t, werte);

const ALLE = [
  ["Bevollmächtigte", () => t.alsBevollmaechtigter()],
  ["Mitarbeitende", () => t.alsMitarbeiter()],
  ["Fremde", () => t.alsFremder()],
  ["Support", () => t.alsSupport()],
  ["Qualitätsmanagement", () => t.alsQm()],
  ["Administration", () => t.alsAdmin()],
] as const;

describe("lesen", () => {
  it.each(ALLE)("dürfen alle, die ganz angemeldet sind: %s", async (_, anmelden) => {
    const uuid = await put();
    const { status, body } = await (await anmelden()).get(PFAD);
    expect(status).toBe(200);
    expect(body).toEqual({
      stand: "2026-03-02T09:00:00.000Z",
      data: [
        {
          uuid,
          titel: "Wartung am Abend",
          text: "<p>Von 18 bis 19 Uhr ist das Portal nicht erreichbar.</p>",
          anzeigenVon: "2026-03-02T08:00:00.000Z",
          anzeigenBis: "2026-03-02T18:00:00.000Z",
          ereignisVon: null,
          ereignisBis: null,
          fassung: 1,
          geschlossen: false,
        },
      ],
    });
  });

  it("kostet keine eigene Anweisung, solange es keine gibt, und zeigt die erste sofort", async () => {
    const browser = await t.alsFremder();
    const gefragt = async () => {
      t.statements.length = 0;
      const gelesen = await read(browser);
      return [
        gelesen.length,
        t.statements.filter((text) => text.includes('from "systemnachricht" where') && !text.includes('"sitzung"'))
          .length,
      ];
    };
    expect(await gefragt()).toEqual([0, 0]);
    await put();
    expect(await gefragt()).toEqual([1, 1]);
    t.uhr.vor({ stunden: 9 });
    const spaeter = await t.alsFremder();
    expect(await read(spaeter)).toEqual([]);
  });

  it("verlangt eine Sitzung und die Wahl des Unternehmens", async () => {
    expect((await t.browser().get(PFAD)).body.httpSubStatus).toBe("401.20");
    const browser = t.browser();
    await browser.login(MENSCHEN.bevollmaechtigt.email, PASSWORT);
    expect((await browser.get(PFAD)).body.httpSubStatus).toBe("403.30");
  });

  it("zeigt auch kommende, nach ihrem Beginn, und keine, die vorbei ist", async () => {
    const morgen = await put({ titel: "Morgen", anzeigenVon: [2026, 3, 3, 8, 0], anzeigenBis: [2026, 3, 3, 9, 0] });
    const jetzt = await put({ titel: "Jetzt" });
    await put({ titel: "Vorbei", anzeigenVon: "2026-03-01T08:00", anzeigenBis: "2026-03-02T10:00" });
    const browser = await t.alsFremder();
    expect((await read(browser)).map(({ uuid }) => uuid)).toEqual([jetzt, morgen]);
    expect((await read(browser))[1]).toMatchObject({
      anzeigenVon: "2026-03-03T07:00:00.000Z",
      anzeigenBis: "2026-03-03T08:00:00.000Z",
    });
    t.uhr.set("2026-03-02T17:59:59Z");
    const spaeter = await t.alsFremder();
    expect((await read(spaeter)).map(({ uuid }) => uuid)).toEqual([jetzt, morgen]);
    t.uhr.vor({ sekunden: 1 });
    expect((await read(spaeter)).map(({ uuid }) => uuid)).toEqual([morgen]);
  });

  it("gibt nur gereinigtes HTML, was auch immer gespeichert ist", async () => {
    const text = '<p onclick="x()">Sicher</p><img src=x onerror=alert(1)><a href="java&#9;script:x">Link</a>';
    const [anzeigenVon, anzeigenBis] = [new Date(WARTUNG.anzeigenVon), new Date(WARTUNG.anzeigenBis)];
    await t.dienste.db
      .insert(systemnachricht)
      .values({ uuid: crypto.randomUUID(), titel: "Alt", text, anzeigenVon, anzeigenBis });
    expect((await read(await t.alsSupport()))[0]?.text).toBe('<p>Sicher</p><a rel="noopener">Link</a>');
  });
});

describe("schreiben", () => {
  const anfragen = (browser: Browser, uuid: string) => [
    () => browser.post(PFAD, WARTUNG),
    () => browser.put(`${PFAD}/${uuid}`, { ...WARTUNG, titel: "Fremd", revision: 1 }),
    () => browser.delete(`${PFAD}/${uuid}`),
  ];

  it.each(ALLE.filter(([wer]) => wer !== "Administration"))("dürfen nicht: %s", async (_, anmelden) => {
    const uuid = await put();
    const browser = await anmelden();
    for (const anfrage of anfragen(browser, uuid))
      expect((await anfrage()).body).toMatchObject({ httpStatus: 403, httpSubStatus: "403.10" });
    expect(await read(browser)).toMatchObject([{ uuid, titel: "Wartung am Abend" }]);
  });

  it("darf niemand ohne Sitzung", async () => {
    const uuid = await put();
    for (const anfrage of anfragen(t.browser(), uuid)) expect((await anfrage()).body.httpSubStatus).toBe("401.20");
  });

  it("darf die Administration: anlegen, ändern, löschen, jedes im Protokoll", async () => {
    const admin = await t.alsAdmin();
    const uuid = await put();
    const geaendert = await admin.put(`${PFAD}/${uuid}`, {
      ...WARTUNG,
      titel: "  Wartung\tverschoben ",
      revision: 1,
    });
    expect(geaendert.body).toEqual({ revision: 2 });
    expect(await read(admin)).toMatchObject([{ uuid, titel: "Wartung verschoben" }]);
    expect((await admin.delete(`${PFAD}/${uuid}`)).body).toEqual({ ok: true });
    expect(await read(admin)).toEqual([]);
    const zeilen = await t.dienste.db.select().from(audit);
    expect(zeilen.map(({ vorgang }) => vorgang).filter((vorgang) => vorgang.startsWith("systemnachricht"))).toEqual([
      "systemnachrichtErstellen",
      "systemnachrichtAendern",
      "systemnachrichtLoeschen",
    ]);
  });

  it("Unbekanntes lässt sich weder ändern noch löschen", async () => {
    const admin = await t.alsAdmin();
    expect((await admin.put(`${PFAD}/${UNBEKANNT}`, { ...WARTUNG, revision: 1 })).status).toBe(404);
    expect((await admin.delete(`${PFAD}/${UNBEKANNT}`)).status).toBe(404);
    expect((await admin.delete(`${PFAD}/keine-uuid`)).status).toBe(404);
  });

  it("speichert nichts, was niemand gesehen hat: Verbotenes im Text wird genannt und nicht entfernt", async () => {
    const text =
      '<p>Bitte <strong>speichern</strong></p><script>alert(1)</script><a href="https://example.org" onclick="x()">mehr</a><a href="javascript:x()">da</a>';
    const { status, body } = await (await t.alsAdmin()).post(PFAD, { ...WARTUNG, text });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        uuid: "",
        property: "text",
        message:
          "Bitte entfernen Sie aus dem Text: <script>, onclick in <a>, den Link auf „javascript:x()“. Erlaubt sind zum Beispiel <p>, <br>, <strong>, <em>, <ul>, <ol>, <li> und <a> mit href.",
      },
    ]);
    expect(await t.dienste.db.select().from(systemnachricht)).toEqual([]);
  });

  it("macht aus Text ohne HTML Absätze und Zeilen", async () => {
    await put({ text: "Guten Tag,\r\nheute ist Wartung.\n\nDanke & Gruß" });
    const [zeile] = await t.dienste.db.select().from(systemnachricht);
    expect(zeile?.text).toBe("<p>Guten Tag,<br />heute ist Wartung.</p>\n<p>Danke &amp; Gruß</p>");
  });

  it("legt für denselben Schlüssel nur eine an", async () => {
    const admin = await t.alsAdmin();
    const schluessel = "11111111-1111-4111-8111-111111111111";
    const eine = await admin.post(PFAD, WARTUNG, { schluessel });
    expect((await admin.post(PFAD, WARTUNG, { schluessel })).body).toEqual(eine.body);
    expect(await read(admin)).toHaveLength(1);
  });

  it.each([
    ["titel", { titel: "   " }],
    ["titel", { titel: "x".repeat(201) }],
    ["titel", { titel: "\u0000" }],
    ["text", { text: "" }],
    ["text", { text: "<p> &nbsp; </p>" }],
    ["text", { text: "<script>alert(1)</script>" }],
    ["text", { text: "x".repeat(10_001) }],
    ["text", { text: "\u0000" }],
    ["anzeigenVon", { anzeigenVon: "gestern" }],
    ["anzeigenVon", { anzeigenVon: [2026, 2, 30, 8, 0] }],
    ["anzeigenBis", { anzeigenBis: "2026-02-30T08:00:00Z" }],
    ["anzeigenBis", { anzeigenBis: WARTUNG.anzeigenVon }],
    ["anzeigenBis", { anzeigenVon: [2026, 3, 2, 10, 1], anzeigenBis: "2026-03-02T09:00:00Z" }],
  ])("weist Ungültiges ab und nennt die Stelle: %s %j", async (property, werte) => {
    const antwort = await (await t.alsAdmin()).post(PFAD, { ...WARTUNG, ...werte });
    expect(antwort).toMatchObject({ status: 422, body: { errors: [{ property }] } });
    expect(await t.dienste.db.select().from(systemnachricht)).toEqual([]);
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faqEintrag } from "~/server/backend/storage/schema/faq";
import { listOf, startBackend, textOf, type TestBackend } from "../../support/backend";
import {
  antwortAuf,
  EINTRAEGE,
  eintrag,
  FAQ,
  fragenVon,
  ersteKategorie,
  kategorienVon,
  neuerEintrag,
  zeileMit,
} from "../../support/faq";

let t: TestBackend;
beforeAll(async () => {
  t = await startBackend();
  await t.backend.migrate();
});
afterAll(() => t.stop());

const WIDERSPRUCH = "Kann ich widersprechen?";
const GUETER = "Welche Wirtschaftsgüter kann ich angeben?";
const KRITERIEN = "Nach welchen Kriterien wird geprüft?";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";

describe("Fragen der Hilfeseite", () => {
  it("sind die 25 mitgelieferten in fünf Kategorien, ohne Anmeldung, mit einer Anweisung gelesen", async () => {
    t.statements.length = 0;
    const { status, body } = await t.ruf("GET", FAQ);
    expect(status).toBe(200);
    expect(t.statements).toHaveLength(1);
    expect(body.total).toBe(25);
    expect(listOf(body.data).map(({ name, fragen }) => [name, listOf(fragen).length])).toEqual([
      ["Bescheinigung und Forschungszulage", 6],
      ["Vorhaben und Antrag", 7],
      ["Wirtschaftsgüter, Aufträge und Kooperationen", 4],
      ["Prüfung und Bescheid", 5],
      ["Portal und Datenschutz", 3],
    ]);
  });

  it("nennen, was eine Regel bestimmt", async () => {
    expect(await antwortAuf(t, "Wie viel Platz habe ich für die Beschreibung?")).toBe(
      "<p>1.500, 500, 1.000 und 1.000 Zeichen für die vier Fragen; je Auftragnehmer 500 Zeichen.</p>",
    );
    expect(await antwortAuf(t, "Wie erhalte ich den Bescheid?")).toContain(
      "Er gilt am Tag nach dem Abruf als bekannt gegeben.",
    );
  });

  it("folgen BEKANNTGABE_REGEL, auch wenn die Antwort bearbeitet wurde, und werden danach gefunden", async () => {
    const anders = await startBackend({ BEKANNTGABE_REGEL: "POST_PLUS_4" });
    try {
      await anders.backend.migrate();
      const satz = "Er gilt am 4. Tag nach der Aufgabe zur Post als bekannt gegeben, unabhängig vom Tag des Abrufs.";
      expect(await antwortAuf(anders, "Wie erhalte ich den Bescheid?")).toContain(satz);
      expect(await fragenVon(anders, "Aufgabe Post")).toEqual(["Wie erhalte ich den Bescheid?"]);
      const qm = await anders.alsQm();
      const [kategorie] = await kategorienVon(qm);
      await qm.post(EINTRAEGE, neuerEintrag(kategorie?.uuid ?? "", { frage: "Ab wann?", antwort: "{{bekanntgabe}}" }));
      expect(await antwortAuf(anders, "Ab wann?")).toBe(`<p>${satz}</p>`);
    } finally {
      await anders.stop();
    }
  });
});

describe("die Suche", () => {
  it.each([
    ["widersprechen", [WIDERSPRUCH]],
    ["Prüfungen dauert", ["Wie lange dauert die Prüfung?"]],
    ["pruefung", ["Ich habe eine Nachforderung erhalten. Was bedeutet das?", "Wie lange dauert die Prüfung?"]],
    ["GROESSE", ["Wer kann einen Antrag stellen?"]],
    ["Größen", ["Wer kann einen Antrag stellen?"]],
    ["Grössen", ["Wer kann einen Antrag stellen?"]],
    ["Wirtschaftsgut 800", [GUETER]],
    ["anlagevermög", [GUETER]],
    ["elster-zertifikat", ["Wozu brauche ich ein ELSTER-Zertifikat?"]],
    ["benachrichtigt elster", ["Wie erhalte ich den Bescheid?"]],
    ["die Neuartigkeit und der", [KRITERIEN]],
    ["gibtesnicht", []],
    ["neuartigkeit gibtesnicht", []],
  ])("findet deutsche Wörter nach ihrem Stamm und mitten im Wort: „%s“", async (suche, fragen) => {
    expect(await fragenVon(t, suche)).toEqual(fragen);
  });

  it.each(["", "   ", "!?", "'", "%", "\\", "a:* & !b"])("verträgt jedes Zeichen: „%s“", async (suche) => {
    expect((await t.ruf("GET", `${FAQ}?suche=${encodeURIComponent(suche)}`)).status).toBe(200);
  });

  it("zeigt ohne ein Wort alle, und lehnt einen Roman ab", async () => {
    expect(await fragenVon(t, " ?! ")).toHaveLength(25);
    expect((await t.ruf("GET", `${FAQ}?suche=${"a".repeat(1001)}`)).status).toBe(422);
    expect((await t.ruf("GET", `${FAQ}?suche=a%00b`)).status).toBe(200);
  });
});

describe("ein neuer Start", () => {
  it("verdoppelt nichts, auch zwei zugleich", async () => {
    const vorher = await kategorienVon(await t.alsQm());
    await Promise.all([t.backend.migrate(), t.backend.migrate()]);
    expect(await kategorienVon(await t.alsQm())).toEqual(vorher);
  });

  it("überschreibt Bearbeitetes nie, bringt Gelöschtes nicht zurück und hält den Rest aktuell", async () => {
    const eigenes = await startBackend();
    try {
      await eigenes.backend.migrate();
      const qm = await eigenes.alsQm();
      const { uuid: kategorieUuid } = await ersteKategorie(qm);
      const bearbeitet = await zeileMit(qm, WIDERSPRUCH);
      const neu = neuerEintrag(kategorieUuid, { frage: WIDERSPRUCH, antwort: "Nein.", revision: bearbeitet.revision });
      expect((await qm.put(eintrag(bearbeitet.uuid), neu)).status).toBe(200);
      const weg = await zeileMit(qm, GUETER);
      expect((await qm.ruf("DELETE", eintrag(weg.uuid), { json: { revision: weg.revision } })).status).toBe(200);
      // As an older version of the portal has left it.
      const alt = await zeileMit(qm, KRITERIEN);
      await eigenes.dienste.db
        .update(faqEintrag)
        .set({ antwort: "Alt.", antwortHtml: "<p>Alt.</p>", suchtext: "alt", isActive: false })
        .where(eq(faqEintrag.uuid, alt.uuid));
      await eigenes.backend.migrate();
      expect(await antwortAuf(eigenes, WIDERSPRUCH)).toBe("<p>Nein.</p>");
      expect(await fragenVon(eigenes)).not.toContain(GUETER);
      const aktuell = await qm.get(eintrag(alt.uuid));
      expect(aktuell.body).toMatchObject({ isActive: false, revision: alt.revision + 1, mitgeliefert: null });
      expect(aktuell.body.antwort).toContain("Neuartigkeit");
      expect((await qm.get(eintrag(bearbeitet.uuid))).body.mitgeliefert).toEqual({
        frage: WIDERSPRUCH,
        antwort: "Ja, innerhalb eines Monats nach Bekanntgabe, gegen die Ablehnung und gegen die Bescheinigung.",
      });
    } finally {
      await eigenes.stop();
    }
  });
});

describe("„War das hilfreich?“", () => {
  const rate = (uuid: string, hilfreich: boolean, ip = "10.1.1.1") =>
    t.browser(ip).post(eintrag(uuid, "/bewertung"), { hilfreich });

  it("zählt je Eintrag und Tag, ohne etwas über die Person", async () => {
    const qm = await t.alsQm();
    const { uuid } = await zeileMit(qm, KRITERIEN);
    await Promise.all(Array.from({ length: 5 }, () => rate(uuid, true)));
    await rate(uuid, false);
    t.uhr.vor({ tage: 31 });
    await rate(uuid, true);
    const { rows } = await t.dienste.pool.query("SELECT * FROM faq_bewertung ORDER BY tag");
    expect(rows.map(({ ja, nein }: { ja: number; nein: number }) => [ja, nein])).toEqual([
      [5, 1],
      [1, 0],
    ]);
    expect(Object.keys(rows[0] as object).sort()).toEqual(["eintrag_uuid", "ja", "nein", "tag"]);
    const zeile = listOf((await (await t.alsQm()).get(`${FAQ}/verwaltung`)).body.data)
      .flatMap(({ eintraege }) => listOf(eintraege))
      .find((eine) => textOf(eine.uuid) === uuid);
    expect(zeile).toMatchObject({ ja: 6, nein: 1, jaZuletzt: 1, neinZuletzt: 0 });
  });

  it("gibt es nur für Einträge, die man sieht", async () => {
    const qm = await t.alsQm();
    const { uuid, revision } = await zeileMit(qm, KRITERIEN);
    await qm.post(eintrag(uuid, "/aktiv"), { revision, isActive: false });
    expect((await rate(uuid, true)).body.code).toBe("NICHT_GEFUNDEN");
    expect((await rate(UNBEKANNT, true)).body.code).toBe("NICHT_GEFUNDEN");
    expect((await rate("abc", true)).status).toBe(404);
    await qm.post(eintrag(uuid, "/aktiv"), { revision: revision + 1, isActive: true });
    expect((await t.ruf("POST", eintrag(uuid, "/bewertung"), { json: { hilfreich: "vielleicht" } })).status).toBe(422);
  });

  it("ist je Adresse gebremst, nach der Einstellung", async () => {
    const streng = await startBackend({ GRENZE_FAQ_BEWERTUNGEN_JE_IP_STUNDE: "2" });
    try {
      await streng.backend.migrate();
      const { uuid } = await zeileMit(await streng.alsQm(), KRITERIEN);
      const klick = (ip: string) => streng.browser(ip).post(eintrag(uuid, "/bewertung"), { hilfreich: true });
      expect([(await klick("10.2.2.2")).status, (await klick("10.2.2.2")).status]).toEqual([200, 200]);
      const dritter = await klick("10.2.2.2");
      expect(dritter.status).toBe(429);
      expect(dritter.body.userMessage).toContain("Von Ihrer Adresse kamen in kurzer Zeit sehr viele Bewertungen.");
      expect((await klick("10.2.2.3")).status).toBe(200);
      expect((await zeileMit(await streng.alsQm(), KRITERIEN)).ja).toBe(3);
    } finally {
      await streng.stop();
    }
  });
});

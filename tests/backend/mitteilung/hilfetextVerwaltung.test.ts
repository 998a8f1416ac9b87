import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Browser, listOf, startBackend, textOf, type TestBackend } from "../../support/backend";

const texte = z.object({
  data: z.array(
    z.object({ data: z.object({ feld: z.string(), text: z.string(), index: z.number(), isActive: z.boolean() }) }),
  ),
});
const hinweise = z.object({
  data: z.array(z.object({ data: z.object({ schluessel: z.string(), text: z.string() }) })),
});

let t: TestBackend;
beforeEach(async () => {
  t = await startBackend();
  await t.backend.migrate();
});
afterEach(() => t.stop());

const HILFE = "/v1/hilfetexte";
const UNBEKANNT = "99999999-9999-4999-8999-999999999999";
const text = (uuid: string, rest = ""): string => `${HILFE}/texte/${uuid}${rest}`;

async function platzMit(browser: Browser, bereich: string, feld: string) {
  const { body } = await browser.get(`${HILFE}/verwaltung?bereich=${bereich}`);
  const platz = listOf(body.data).find((eintrag) => textOf(eintrag.feld) === feld);
  if (platz === undefined) throw new Error(`No place ${feld}`);
  return platz;
}

const uuidVon = async (browser: Browser, bereich = "vorhabenV2", feld = "titel"): Promise<string> =>
  textOf((await platzMit(browser, bereich, feld)).uuid);

/** What readers get for a field. */
async function gelesen(bereich = "vorhabenV2", feld = "titel") {
  const { body } = await t.ruf("GET", `${HILFE}?bereich=${bereich}`);
  return texte
    .parse(body)
    .data.map(({ data }) => data)
    .find((eintrag) => eintrag.feld === feld);
}

const entwurf = (teil: object = {}) => ({
  quelle: "Ein **kurzer** Name.",
  index: "1",
  isActive: true,
  revision: 0,
  ...teil,
});

async function keep(browser: Browser, uuid: string, teil: object = {}) {
  const { body } = await browser.ruf("PUT", text(uuid, "/entwurf"), { json: entwurf(teil) });
  return body;
}

const publish = (browser: Browser, uuid: string, teil: { ab?: string; revision?: number } = {}) =>
  browser.post(text(uuid, "/veroeffentlichen"), { revision: 1, ab: null, ...teil });

const auditVon = async (): Promise<string[]> =>
  (
    await t.eigentuemer.query<{ vorgang: string }>(
      "SELECT vorgang FROM audit WHERE vorgang LIKE 'hilfe.%' ORDER BY lfd",
    )
  ).rows.map(({ vorgang }) => vorgang);

const indexVon = async (): Promise<string> => String((await gelesen())?.index);

describe("wer Hilfetexte bearbeitet", () => {
  it.each(["bevollmaechtigt", "mitarbeit", "fremd", "support"] as const)("nicht %s", async (wer) => {
    const uuid = await uuidVon(await t.alsQm());
    const vorher = await gelesen();
    const browser = await t.als(wer);
    for (const [methode, pfad, json] of [
      ["GET", `${HILFE}/verwaltung?bereich=vorhabenV2`],
      ["GET", text(uuid)],
      ["POST", `${HILFE}/texte`, { bereich: "vorhabenV2", feld: "titel" }],
      ["PUT", text(uuid, "/entwurf"), entwurf()],
      ["POST", text(uuid, "/veroeffentlichen"), { revision: 1, ab: null }],
      ["DELETE", text(uuid, "/entwurf"), { revision: 1 }],
      ["POST", text(uuid, "/vorschau"), entwurf()],
    ] as const) {
      const { body } = await browser.ruf(methode, pfad, json === undefined ? {} : { json });
      expect(body.code, `${methode} ${pfad}`).toBe("KEIN_ZUGRIFF");
    }
    expect([await gelesen(), await auditVon()]).toEqual([vorher, []]);
  });

  it("nicht ohne Anmeldung", async () => {
    expect((await t.ruf("GET", `${HILFE}/verwaltung?bereich=vorhabenV2`)).status).toBe(401);
  });
});

describe("Entwurf und Veröffentlichung", () => {
  it("zeigen den Text erst, wenn er veröffentlicht ist, und behalten jede Fassung", async () => {
    const qm = await t.alsQm();
    const uuid = await uuidVon(qm);
    const [vorher, index] = [await gelesen(), await indexVon()];
    expect(await keep(qm, uuid, { index })).toEqual({ revision: 1 });
    expect(await gelesen()).toEqual(vorher);
    expect(await platzMit(qm, "vorhabenV2", "titel")).toMatchObject({ offen: "ENTWURF", seit: null });
    expect((await publish(qm, uuid)).status).toBe(200);
    expect((await gelesen())?.text).toBe("<p>Ein <strong>kurzer</strong> Name.</p>");
    const { body } = await qm.get(text(uuid));
    expect(listOf(body.fassungen).map(({ nummer }) => nummer)).toEqual([1, 0]);
    expect(body.offene).toBeNull();
    expect(await auditVon()).toEqual(["hilfe.entwurf", "hilfe.veroeffentlichen"]);
  });

  it("lassen einen geplanten Text zu seiner Zeit gelten, ohne dass jemand etwas tut", async () => {
    const qm = await t.alsQm();
    const uuid = await uuidVon(qm);
    const vorher = await gelesen();
    await keep(qm, uuid, { index: await indexVon() });
    const gestern = await publish(qm, uuid, { ab: "2020-01-01T10:00" });
    expect(gestern.status).toBe(422);
    const ab = new Date(t.uhr.now().getTime() + 2 * 60 * 60_000).toISOString();
    expect((await publish(qm, uuid, { ab })).status).toBe(200);
    expect(await gelesen()).toEqual(vorher);
    expect(await platzMit(qm, "vorhabenV2", "titel")).toMatchObject({ offen: "GEPLANT" });
    t.uhr.vor({ stunden: 2, minuten: 1 });
    expect((await gelesen())?.text).toContain("kurzer");
    expect((await platzMit(await t.alsQm(), "vorhabenV2", "titel")).offen).toBeNull();
  });

  it("sagen auch später, welchen Text man an einem Tag sah", async () => {
    const qm = await t.alsQm();
    const uuid = await uuidVon(qm);
    const vorher = textOf((await platzMit(qm, "vorhabenV2", "titel")).anfang);
    const heute = t.uhr.now().toISOString().slice(0, 10);
    t.uhr.vor({ tage: 3 });
    const neu = await t.alsQm();
    await keep(neu, uuid, { index: await indexVon() });
    await publish(neu, uuid);
    expect((await platzMit(neu, "vorhabenV2", "titel")).anfang).toBe("Ein kurzer Name.");
    expect((await platzMit(neu, `vorhabenV2&am=${heute}`, "titel")).anfang).toBe(vorher);
    const { body } = await neu.get(`${HILFE}/verwaltung?bereich=vorhabenV2&am=2026-02-30`);
    expect(body.code).toBe("EINGABE_UNGUELTIG");
  });

  it("lassen sich verwerfen; ein ausgeblendeter Text weicht dem allgemeinen", async () => {
    const qm = await t.alsQm();
    const uuid = await uuidVon(qm);
    const index = await indexVon();
    await keep(qm, uuid, { index });
    expect((await qm.ruf("DELETE", text(uuid, "/entwurf"), { json: { revision: 1 } })).status).toBe(200);
    expect((await publish(qm, uuid)).body.code).toBe("REVISION_VERALTET");
    await keep(qm, uuid, { index, isActive: false });
    await publish(qm, uuid);
    expect((await gelesen())?.isActive).toBe(false);
    const { body } = await qm.get(text(uuid));
    expect(body.rueckfall).toMatchObject({ feld: "vorhabenAllgemein" });
    const allgemeiner = await platzMit(qm, "vorhabenV2", "vorhabenAllgemein");
    expect(allgemeiner).toMatchObject({ von: null, rueckfall: null });
    expect(await platzMit(qm, "vorhabenV2", "titel")).toMatchObject({
      von: expect.stringMatching(/\w+ \w+/) as string,
      geaendertAm: t.uhr.now().toISOString(),
      rueckfall: textOf(allgemeiner.anfang),
    });
  });

  it("gehen zwischen zweien nicht verloren: wer später speichert, sieht zuerst den Entwurf der anderen", async () => {
    const [qm, admin] = [await t.alsQm(), await t.alsAdmin()];
    const uuid = await uuidVon(qm);
    const index = await indexVon();
    const antworten = await Promise.all([keep(qm, uuid, { index }), keep(admin, uuid, { index, quelle: "Anders." })]);
    expect(antworten.map(({ code }) => code ?? "gut").toSorted()).toEqual(["REVISION_VERALTET", "gut"]);
    expect(await keep(admin, uuid, { index, quelle: "Anders.", revision: 1 })).toEqual({ revision: 2 });
    expect((await publish(qm, uuid)).body.code).toBe("REVISION_VERALTET");
  });

  it("gelten auch für Hinweistexte", async () => {
    const qm = await t.alsQm();
    const uuid = await uuidVon(qm, "hinweise", "einreichen");
    await keep(qm, uuid, { quelle: "Nur mit Zertifikat.", index: "" });
    await publish(qm, uuid);
    const hinweis = async () => {
      const { body } = await t.ruf("GET", "/v1/hinweistexte");
      return hinweise.parse(body).data.find(({ data }) => data.schluessel === "einreichen")?.data.text;
    };
    expect(await hinweis()).toBe("<p>Nur mit Zertifikat.</p>");
    await keep(qm, uuid, { quelle: "Nur mit Zertifikat.", index: "", isActive: false });
    await publish(qm, uuid);
    expect(await hinweis()).toBe("");
  });
});

describe("was abgelehnt wird", () => {
  it.each([
    [{ quelle: "<script>alert(1)</script>" }, "quelle", "<script>"],
    [{ quelle: '<p onclick="x()">Text</p>' }, "quelle", "onclick"],
    [{ quelle: "[Link](javascript:alert(1))" }, "quelle", "javascript:"],
    [{ quelle: "   " }, "quelle", "Bitte geben Sie den Text ein."],
    [{ quelle: "x".repeat(8_001) }, "quelle", "höchstens 8.000 Zeichen"],
    [{ index: "100" }, "index", "von 0 bis 99"],
    [{ index: "eins" }, "index", "von 0 bis 99"],
    [{ index: "0" }, "index", "vorhabenAllgemein"],
  ])("%o", async (teil, property, wort) => {
    const qm = await t.alsQm();
    const body = await keep(qm, await uuidVon(qm), { index: await indexVon(), ...teil });
    expect(body.code).toBe("EINGABE_UNGUELTIG");
    const fehler = listOf(body.errors).find((eintrag) => textOf(eintrag.property) === property);
    expect(textOf(fehler?.message)).toContain(wort);
    expect(await auditVon()).toEqual([]);
  });

  it("eine Nummer, die ein Entwurf oder ein geplanter Text schon hat", async () => {
    const qm = await t.alsQm();
    const [titel, andere] = [await uuidVon(qm), await uuidVon(qm, "vorhabenV2", "kurzbezeichnung")];
    const meldung = async () => {
      const body = await keep(qm, andere, { index: "55" });
      return textOf(listOf(body.errors)[0]?.message);
    };
    await keep(qm, titel, { index: "55" });
    expect(await meldung()).toContain("55 hat schon „titel“");
    await publish(qm, titel, { ab: new Date(t.uhr.now().getTime() + 86_400_000).toISOString() });
    expect(await meldung()).toContain("55 hat schon „titel“");
    expect(await keep(qm, titel, { index: "55", revision: 2 })).toEqual({ revision: 3 });
  });

  it("eine Nummer vor dem allgemeinen Text, und ein allgemeiner Text hinter anderen", async () => {
    const qm = await t.alsQm();
    const allgemeiner = await uuidVon(qm, "vorhabenV2", "vorhabenAllgemein");
    const body = await keep(qm, allgemeiner, { index: "99" });
    expect(textOf(listOf(body.errors)[0]?.message)).toContain("Der allgemeine Text von „Vorhaben“ steht zuerst.");
    await t.eigentuemer.query(`UPDATE hilfetext SET index = 50 WHERE uuid = '${await uuidVon(qm)}'`);
    await t.eigentuemer.query(`UPDATE hilfetext SET index = 40 WHERE uuid = '${allgemeiner}'`);
    const davor = await keep(qm, await uuidVon(qm), { index: "39" });
    expect(textOf(listOf(davor.errors)[0]?.message)).toContain("Bitte wählen Sie eine Nummer über 40");
  });

  it("einen Entwurf, dessen Nummer inzwischen ein anderer Text hat", async () => {
    const qm = await t.alsQm();
    const uuid = await uuidVon(qm);
    await keep(qm, uuid, { index: "55" });
    await t.eigentuemer.query(
      "UPDATE hilfetext SET index = 55 WHERE bereich = 'vorhabenV2' AND feld = 'kurzbezeichnung'",
    );
    const { body } = await publish(qm, uuid);
    expect(body.code).toBe("EINGABE_UNGUELTIG");
    expect(textOf(listOf(body.errors)[0]?.message)).toContain("55 hat schon „kurzbezeichnung“");
  });

  it("alle mitgelieferten Texte bestehen die Prüfung der Nummern", async () => {
    const qm = await t.alsQm();
    const { body } = await qm.get(`${HILFE}/verwaltung?bereich=vorhabenV2`);
    for (const { uuid, feld, index } of listOf(body.data)) {
      if (typeof uuid !== "string") continue;
      const antwort = await keep(qm, textOf(uuid), { index: JSON.stringify(index) });
      expect(antwort, textOf(feld)).toEqual({ revision: 1 });
    }
  });

  it("unbekannte Texte, Felder und Bereiche", async () => {
    const qm = await t.alsQm();
    expect((await qm.get(text(UNBEKANNT))).status).toBe(404);
    expect((await qm.get(`${HILFE}/verwaltung?bereich=gibtesnicht`)).status).toBe(404);
    for (const feld of ["gibtesnicht", "pflichtfelder"])
      expect((await qm.post(`${HILFE}/texte`, { bereich: "vorhabenV2", feld })).status).toBe(404);
    expect((await qm.post(`${HILFE}/texte`, { bereich: "hinweise", feld: "einreichen" })).status).toBe(404);
  });
});

describe("Stellen ohne Text", () => {
  it("bekommen einen, der erst mit der Veröffentlichung zu sehen ist", async () => {
    const qm = await t.alsQm();
    await t.eigentuemer.query("DELETE FROM hilfetext WHERE bereich = 'vorhabenV2' AND feld = 'titel'");
    expect(await platzMit(qm, "vorhabenV2", "titel")).toMatchObject({ uuid: null, isActive: false });
    const eingabe = { bereich: "vorhabenV2", feld: "titel" };
    const [eine, andere] = await Promise.all([qm.post(`${HILFE}/texte`, eingabe), qm.post(`${HILFE}/texte`, eingabe)]);
    expect(eine.body.uuid).toBe(andere.body.uuid);
    const uuid = textOf(eine.body.uuid);
    expect((await gelesen())?.isActive).toBe(false);
    await keep(qm, uuid, { index: await indexVon() });
    await publish(qm, uuid);
    expect(await gelesen()).toMatchObject({ isActive: true, text: "<p>Ein <strong>kurzer</strong> Name.</p>" });
  });

  it("bieten nach einem Update dessen Text an, ohne den eigenen zu ersetzen", async () => {
    const qm = await t.alsQm();
    const uuid = await uuidVon(qm);
    expect((await platzMit(qm, "vorhabenV2", "titel")).hatNeueren).toBe(false);
    await t.eigentuemer.query(`UPDATE hilfetext SET text = '<p>Von früher.</p>' WHERE uuid = '${uuid}'`);
    expect((await platzMit(qm, "vorhabenV2", "titel")).hatNeueren).toBe(true);
    expect(textOf((await qm.get(text(uuid))).body.neuerer)).not.toBe("");
    expect((await gelesen())?.text).toBe("<p>Von früher.</p>");
    const { neuerer } = (await qm.get(text(uuid))).body;
    await keep(qm, uuid, { quelle: textOf(neuerer), index: await indexVon() });
    await publish(qm, uuid);
    t.uhr.vor({ minuten: 1 });
    await keep(qm, uuid, { quelle: "Und selbst ergänzt.", index: await indexVon() });
    await publish(qm, uuid);
    expect((await platzMit(qm, "vorhabenV2", "titel")).hatNeueren).toBe(false);
    expect((await qm.get(text(uuid))).body.neuerer).toBeNull();
  });
});

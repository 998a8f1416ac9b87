import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { antrag, vorhaben, vorhabenRevision } from "~/server/backend/storage/schema/antrag";
import { idempotenz } from "~/server/backend/storage/schema/idempotenz";
import { type Merkzettel, storeWennUnveraendert } from "~/server/backend/storage/speicherStore";
import { type Angelegt, antragPfad, felder, create, readVorhaben, save } from "../../support/antraege";
import { type Browser, startBackend, type TestBackend } from "../../support/backend";

let test: TestBackend;
let eine: Browser;
let angelegt: Angelegt;
beforeAll(async () => {
  test = await startBackend();
  eine = await test.alsBevollmaechtigter();
});
afterAll(() => test.stop());
beforeEach(async () => {
  angelegt = await create(eine);
});

const anzahlFassungen = async () =>
  (
    await test.dienste.db
      .select()
      .from(vorhabenRevision)
      .where(eq(vorhabenRevision.vorhabenUuid, angelegt.vorhabenUuid))
  ).length;
const anzahlSchluessel = async (schluessel: string) =>
  (await test.dienste.db.select().from(idempotenz).where(eq(idempotenz.schluessel, schluessel))).length;

async function speicherung(titel: string, revision = 2) {
  const [satz] = await test.dienste.db.select().from(antrag).where(eq(antrag.uuid, angelegt.uuid));
  if (satz === undefined) throw new Error("No Antrag");
  const { status, erstelltVon: von } = satz;
  const pruefung = { fehler: [], warnungen: [] };
  return {
    uuid: angelegt.vorhabenUuid,
    antragUuid: satz.uuid,
    status,
    revision,
    werte: { titel },
    pruefung,
    am: test.uhr.now(),
    von,
  };
}

function merkzettel(benutzerUuid: string, schluessel: string = randomUUID()): Merkzettel {
  return {
    schluessel,
    benutzerUuid,
    vorgang: "probe",
    eingabeHash: "x",
    erstelltAm: test.uhr.now(),
    antwort: { revision: 2 },
  };
}

it("braucht für das übliche Speichern drei Anweisungen: Sitzung, Lesen, Schreiben", async () => {
  test.statements.length = 0;
  expect(
    (await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "kurz" })], schluessel: randomUUID() }))
      .status,
  ).toBe(200);
  expect(test.statements).toHaveLength(3);
  expect(await readVorhaben(eine, angelegt)).toMatchObject({ revision: 2, werte: { titel: "kurz" }, neu: false });
  expect(await anzahlFassungen()).toBe(2);
});

it("zählt beim Speichern nicht, was nur Seiten zeigen", async () => {
  test.statements.length = 0;
  expect(
    (await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "kurz" })], schluessel: randomUUID() }))
      .status,
  ).toBe(200);
  expect(test.statements.filter((text) => /from "?(system)?nachricht/.test(text))).toEqual([]);
  expect((await eine.get("/v1/nachrichten/anzahlungelesen")).status).toBe(200);
  expect(test.statements.filter((text) => text.includes("from nachricht "))).toHaveLength(1);
});

it("braucht nicht mehr, wenn inzwischen jemand anderes Verschiedenes gespeichert hat", async () => {
  await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "von anderen" })] });
  test.statements.length = 0;
  const antwort = await save(eine, angelegt, {
    revision: 1,
    aenderungen: [felder({ kurzbezeichnung: "meins" })],
    schluessel: randomUUID(),
  });
  expect(antwort).toMatchObject({ status: 200, body: { revision: 3, zusammengefuehrt: [{ stelle: "titel" }] } });
  expect(test.statements).toHaveLength(3);
  expect(await readVorhaben(eine, angelegt)).toMatchObject({
    revision: 3,
    werte: { titel: "von anderen", kurzbezeichnung: "meins" },
  });
});

it("sagt einen Widerspruch, ohne zu sperren", async () => {
  await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "von anderen" })] });
  test.statements.length = 0;
  expect(
    (await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "meins" })], schluessel: randomUUID() }))
      .body.code,
  ).toBe("REVISION_VERALTET");
  expect(test.statements.filter((text) => /for update/i.test(text))).toEqual([]);
});

it("antwortet auf eine Wiederholung dasselbe, auch wenn inzwischen weiter gespeichert oder der Antrag gelöscht wurde", async () => {
  const schluessel = randomUUID();
  const einmal = () => save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "einmal" })], schluessel });
  const erste = await einmal();
  expect(erste).toMatchObject({ status: 200, body: { revision: 2 } });
  expect((await save(eine, angelegt, { revision: 2, aenderungen: [felder({ titel: "weiter" })] })).status).toBe(200);
  expect((await einmal()).body).toEqual(erste.body);
  expect((await eine.ruf("DELETE", antragPfad(angelegt.uuid))).status).toBe(200);
  expect(await einmal()).toMatchObject({ status: 200, body: erste.body });
  expect(await anzahlFassungen()).toBe(3);
});

it("weist denselben Schlüssel mit anderem Inhalt ab, auch auf der aktuellen Fassung", async () => {
  const schluessel = randomUUID();
  await save(eine, angelegt, { revision: 1, aenderungen: [felder({ titel: "erster" })], schluessel });
  const zweiter = await save(eine, angelegt, { revision: 2, aenderungen: [felder({ titel: "zweiter" })], schluessel });
  expect(zweiter.body.code).toBe("SCHLUESSEL_WIEDERVERWENDET");
  expect(await readVorhaben(eine, angelegt)).toMatchObject({ revision: 2, werte: { titel: "erster" } });
  expect(await anzahlFassungen()).toBe(2);
});

it("hält unter Last jede bestätigte Speicherung als eigene Fassung fest", async () => {
  const namen = [
    "titel",
    "kurzbezeichnung",
    "ansprechpersonVorname",
    "ansprechpersonNachname",
    "ansprechpersonFunktion",
  ];
  const antworten = await Promise.all(
    namen.map((name) =>
      save(eine, angelegt, { revision: 1, aenderungen: [felder({ [name]: `von ${name}` })], schluessel: randomUUID() }),
    ),
  );
  expect(antworten.map(({ status }) => status)).toEqual(namen.map(() => 200));
  expect(antworten.map(({ body }) => body.revision).sort()).toEqual([2, 3, 4, 5, 6]);
  expect(await readVorhaben(eine, angelegt)).toMatchObject({
    revision: 6,
    werte: Object.fromEntries(namen.map((name) => [name, `von ${name}`])),
  });
});

it("schreibt alles oder nichts: fremder Status, andere Fassung, gelöscht, vergebener Schlüssel", async () => {
  const { db } = test.dienste;
  const s = await speicherung("neu");
  const schluessel = randomUUID();
  const zettel = merkzettel(s.von, schluessel);
  expect(await storeWennUnveraendert(db, { ...s, status: "EINGEREICHT" }, zettel)).toBe(false);
  expect(await storeWennUnveraendert(db, { ...s, revision: 3 }, zettel)).toBe(false);
  await db.update(vorhaben).set({ geloescht: true }).where(eq(vorhaben.uuid, s.uuid));
  expect(await storeWennUnveraendert(db, s, zettel)).toBe(false);
  await db.update(vorhaben).set({ geloescht: false }).where(eq(vorhaben.uuid, s.uuid));
  expect([await anzahlFassungen(), await anzahlSchluessel(schluessel)]).toEqual([1, 0]);
  expect(await storeWennUnveraendert(db, s, zettel)).toBe(true);
  expect(await storeWennUnveraendert(db, { ...s, revision: 3 }, zettel)).toBe(false);
  expect([await anzahlFassungen(), await anzahlSchluessel(schluessel)]).toEqual([2, 1]);
});

it.each([
  ["einen anderen Status", sql`UPDATE antrag SET status = 'EINGEREICHT'`, false],
  ["eine neue Fassung", sql`UPDATE vorhaben SET revision = revision + 1`, false],
  ["den Zeitpunkt der Änderung", sql`UPDATE antrag SET geaendert_am = geaendert_am + interval '1 second'`, true],
  ["nichts", sql`SELECT 1`, true],
])(
  "wartet auf die Sperre und vergleicht danach noch einmal: die andere Transaktion brachte %s",
  async (_, aenderung, erwartet) => {
    const s = await speicherung("gewartet");
    const zettel = merkzettel(s.von);
    let schreiben: Promise<boolean> | undefined;
    await test.dienste.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM antrag WHERE uuid = ${s.antragUuid} FOR UPDATE`);
      schreiben = storeWennUnveraendert(test.dienste.db, s, zettel);
      expect(await Promise.race([schreiben, new Promise((resolve) => setTimeout(resolve, 200, "wartet"))])).toBe(
        "wartet",
      );
      await tx.execute(aenderung);
    });
    expect(await schreiben).toBe(erwartet);
    expect(await anzahlSchluessel(zettel.schluessel)).toBe(erwartet ? 1 : 0);
  },
);

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import type { AntragStatus } from "~/domain/antrag/antragStatus";
import { antwortKey } from "~/domain/antrag/schriftsatzFormulare";
import type { Datenbank } from "~/server/backend/storage/datenbank";
import { antrag, antragRecht } from "~/server/backend/storage/schema/antrag";
import { nachforderung, nachforderungFrage } from "~/server/backend/storage/schema/nachforderung";
import { ratelimit } from "~/server/backend/storage/schema/ratelimit";
import { type Angelegt, antragPfad, submitNew } from "./antraege";
import { type Browser, type Koerper, listOf, MENSCHEN, textOf, type TestBackend } from "./backend";
import { pdf } from "./dateien";
import { withTan } from "./unterschrift";

export const schriftsatzPfad = (antragUuid: string, uuid: string, rest = "") =>
  antragPfad(antragUuid, `/schriftsaetze/${uuid}${rest}`);

/** Moves an Antrag without any rule. */
export async function setStatus(
  { dienste }: Pick<TestBackend, "dienste">,
  uuid: string,
  status: AntragStatus,
): Promise<void> {
  await dienste.db.update(antrag).set({ status }).where(eq(antrag.uuid, uuid));
}

/** Fragen: the questions, about a Vorhaben or, without, about the Antrag. */
export type Forderung = {
  antragUuid: string;
  fragen: { frage: string; vorhabenUuid?: string }[];
  frist?: string;
  am?: Date;
};

/** A follow-up request as the authority makes it: the Antrag waits for its answer. */
export async function requestNachforderung(db: Datenbank, { antragUuid, fragen, frist = "2026-03-16", am }: Forderung) {
  const uuid = randomUUID();
  const erstelltAm = am ?? new Date("2026-03-02T09:00:00Z");
  const [vorher] = await db.select().from(antrag).where(eq(antrag.uuid, antragUuid));
  const nummer = (vorher?.anzahlNachforderungen ?? 0) + 1;
  const fristen = { frist, fristUrspruenglich: frist };
  await db
    .insert(nachforderung)
    .values({ uuid, antragUuid, nummer, status: "OFFEN", anschreiben: "Bitte ergänzen Sie.", ...fristen, erstelltAm });
  const zeilen = fragen.map(({ frage, vorhabenUuid }, position) => ({
    uuid: randomUUID(),
    nachforderungUuid: uuid,
    position: position + 1,
    frage,
    vorhabenUuid: vorhabenUuid ?? null,
  }));
  await db.insert(nachforderungFrage).values(zeilen);
  const status = sql<AntragStatus>`CASE WHEN status = 'WIDERSPRUCH_EINGEREICHT' THEN status ELSE 'UNTERLAGEN_NACHGEFORDERT' END`;
  await db.update(antrag).set({ anzahlNachforderungen: nummer, status }).where(eq(antrag.uuid, antragUuid));
  return { uuid, nummer, fragen: zeilen, keys: zeilen.map((zeile) => antwortKey(zeile.uuid)) };
}

/** A submitted Antrag that the colleague may edit, in this status. Needs NEZO_AKTIV=false. */
export async function createEingereicht(
  test: TestBackend,
  browser: Browser,
  status: AntragStatus = "IN_PRUEFUNG",
): Promise<Angelegt> {
  const angelegt = await submitNew(test, browser);
  await setStatus(test, angelegt.uuid, status);
  const recht = { antragUuid: angelegt.uuid, benutzerUuid: MENSCHEN.kollege.uuid, recht: "BEARBEITEN" } as const;
  await test.dienste.db.insert(antragRecht).values(recht);
  return angelegt;
}

/** Begins a draft, or finds it. */
export async function start(browser: Browser, antragUuid: string, was: object): Promise<string> {
  const antwort = await browser.post(antragPfad(antragUuid, "/schriftsaetze"), was);
  expect(antwort).toMatchObject({ status: 200 });
  return textOf(antwort.body.uuid);
}

export async function readSchriftsatz(browser: Browser, antragUuid: string, uuid: string): Promise<Koerper> {
  const antwort = await browser.get(schriftsatzPfad(antragUuid, uuid));
  expect(antwort.status).toBe(200);
  return antwort.body;
}

/** What is signed, as somebody reads it now. */
export async function auftragFuer(browser: Browser, antragUuid: string, uuid: string) {
  const { art, stand } = await readSchriftsatz(browser, antragUuid, uuid);
  return { intent: textOf(art), antragUuid, gegenstandUuid: uuid, stand: textOf(stand) };
}

/** Requests a TAN for a document as it is now, and reads it from the mail. Needs NEZO_AKTIV=false. */
export async function fetchSchriftsatzTan(
  test: TestBackend,
  browser: Browser,
  { antragUuid, uuid }: { antragUuid: string; uuid: string },
) {
  return withTan(test, browser, await auftragFuer(browser, antragUuid, uuid));
}

/** The documents of an Antrag, as a list shows them. */
export const listeSchriftsaetze = async (browser: Browser, antragUuid: string) =>
  listOf((await browser.get(antragPfad(antragUuid, "/schriftsaetze"))).body.data);

/** Who writes about which Antrag, as each test of a file begins. Five TANs an hour: each test gets its own hour. */
export async function startTest(test: TestBackend): Promise<{ chefin: Browser; kollege: Browser; antrag: Angelegt }> {
  test.uhr.set("2026-03-02T12:00:00Z");
  await test.dienste.db.delete(ratelimit);
  const [chefin, kollege] = [await test.alsBevollmaechtigter(), await test.alsKollege()];
  return { chefin, kollege, antrag: await createEingereicht(test, chefin) };
}

/** What is sent to keep a draft; `entscheidungen` and `gesehen` answer a conflict. */
type Speicherung = {
  revision: number;
  werte: object;
  reste?: object[];
  gesehen?: number;
  entscheidungen?: object;
  schluessel?: string;
};

/** The calls about documents of the Antrag that a test has just now. */
export const schriftsatzRufe = (lage: () => { test: TestBackend; antrag: Angelegt }) => ({
  demand: (frist?: string) => {
    const { test, antrag } = lage();
    const fragen = [
      { frage: "Worin liegt die Neuartigkeit?", vorhabenUuid: antrag.vorhabenUuid },
      { frage: "Welche Risiken gab es?" },
    ];
    return requestNachforderung(test.dienste.db, { antragUuid: antrag.uuid, fragen, ...(frist && { frist }) });
  },
  save: (wer: Browser, uuid: string, { schluessel, ...eingabe }: Speicherung) =>
    wer.put(schriftsatzPfad(lage().antrag.uuid, uuid), eingabe, schluessel === undefined ? {} : { schluessel }),
  discard: (wer: Browser, uuid: string, revision: number) =>
    wer.ruf("DELETE", schriftsatzPfad(lage().antrag.uuid, uuid), { json: { revision } }),
  upload: (
    wer: Browser,
    uuid: string,
    { name, inhalt = pdf(), schluessel }: { name: string; inhalt?: Uint8Array; schluessel?: string },
  ) =>
    wer.ruf("POST", schriftsatzPfad(lage().antrag.uuid, uuid, `/dateien?name=${encodeURIComponent(name)}`), {
      datei: inhalt,
      ...(schluessel !== undefined && { schluessel }),
    }),
  forderungsstatus: async (uuid: string) => {
    const [zeile] = await lage().test.dienste.db.select().from(nachforderung).where(eq(nachforderung.uuid, uuid));
    return zeile?.status;
  },
});

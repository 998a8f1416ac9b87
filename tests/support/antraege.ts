import { expect } from "vitest";
import type { Werte } from "~/formkit/field";
import { listOf, textOf, type Browser, type Koerper, type TestBackend } from "./backend";
import { vorhabenBeispiel } from "./vorhabenBeispiel";

export type Angelegt = { uuid: string; vorhabenUuid: string };

const FREIE_TABELLEN = ["auftragnehmer", "kooperationspartner", "arbeitspakete", "wirtschaftsgueter"];

/** The path of an Antrag. */
export const antragPfad = (uuid: string, rest = "") => `/v1/antraege/${uuid}${rest}`;
/** Lets staff see what is not submitted of an Antrag. */
export async function allowEinsicht(browser: Browser, uuid: string): Promise<void> {
  expect((await browser.put(antragPfad(uuid, "/einsicht"), { tage: 30 })).status).toBe(200);
}
/** The path of a Vorhaben. */
export const vorhabenPfad = ({ uuid, vorhabenUuid }: Angelegt) => antragPfad(uuid, `/vorhaben/${vorhabenUuid}`);

/** Creates a draft with its one empty Vorhaben. */
export async function create(browser: Browser, bezeichnung = ""): Promise<Angelegt> {
  const angelegt = await browser.post("/v1/antraege", { bezeichnung });
  expect(angelegt.status).toBe(200);
  const uuid = textOf(angelegt.body.uuid);
  const antrag = await browser.get(antragPfad(uuid));
  return { uuid, vorhabenUuid: textOf(listOf(antrag.body.vorhaben)[0]?.uuid) };
}

/** The stored values of a Vorhaben. */
export async function readVorhaben(browser: Browser, angelegt: Angelegt): Promise<Koerper> {
  const gelesen = await browser.get(vorhabenPfad(angelegt));
  expect(gelesen.status).toBe(200);
  const { vorhaben } = gelesen.body;
  if (vorhaben === undefined) throw new Error("No Vorhaben in the answer");
  return vorhaben;
}

/** Sends changes on a revision. */
export const save = (
  browser: Browser,
  angelegt: Angelegt,
  { revision, aenderungen, schluessel }: { revision: number; aenderungen: unknown[]; schluessel?: string | undefined },
) => browser.put(vorhabenPfad(angelegt), { revision, aenderungen }, schluessel === undefined ? {} : { schluessel });

/** Changes single answers. */
export const felder = (werte: object) => ({ art: "felder", werte });

/** The changes that fill an empty Vorhaben with the sample, without its years: their rows do not exist yet. */
export function aenderungenFuer(werte: Werte): unknown[] {
  const einfach = Object.entries(werte).filter(([key]) => key !== "rahmen" && !FREIE_TABELLEN.includes(key));
  const zeilen = FREIE_TABELLEN.flatMap((tabelle) =>
    listOf(werte[tabelle]).map((zeile) => ({ art: "zeileSpeichern", tabelle, zeile })),
  );
  return [felder(Object.fromEntries(einfach)), ...zeilen];
}

/** Fills a new Vorhaben completely; the result has revision 3 and no findings. */
export async function fill(browser: Browser, angelegt: Angelegt, werte: Werte = vorhabenBeispiel()): Promise<void> {
  expect((await save(browser, angelegt, { revision: 1, aenderungen: aenderungenFuer(werte) })).status).toBe(200);
  const jahre = listOf((await readVorhaben(browser, angelegt)).werte?.rahmen);
  const angaben = {
    personalVzae: "1.5",
    personalAnzahl: "3",
    personalaufwand: "112500.00",
    auftragskosten: "20000.00",
  };
  const rahmen = jahre.map(({ uuid }) => ({ uuid, ...angaben }));
  const fertig = await save(browser, angelegt, { revision: 2, aenderungen: [felder({ rahmen })] });
  expect(fertig).toMatchObject({ status: 200, body: { revision: 3, pruefung: { fehler: [], warnungen: [] } } });
}

/** The submission page, filled in completely. */
export const EINREICHUNG = {
  beratung: false,
  beratungName: "",
  beratungOrt: "",
  beratungArt: "",
  beratungMitwirkung: "",
  gutachterWiderspruch: true,
  interneNotiz: "Nur für uns",
  erklaerungen: ["richtigkeit", "datenverarbeitung", "abruf", "vertretung"],
};

/** A draft to which nothing but the signature is missing. */
export async function createFertig(browser: Browser): Promise<Angelegt> {
  const angelegt = await create(browser, "Fertig");
  await fill(browser, angelegt);
  const erklaert = await browser.put(antragPfad(angelegt.uuid, "/einreichung"), {
    revision: 1,
    einreichung: EINREICHUNG,
  });
  expect(erklaert).toMatchObject({ status: 200, body: { revision: 2 } });
  return angelegt;
}

/** The state of an Antrag, as somebody reads it now. */
export async function standVon(browser: Browser, uuid: string): Promise<string> {
  return textOf((await browser.get(antragPfad(uuid))).body.stand);
}

/** Requests a TAN for the submission of the present state and reads it from the mail. Needs NEZO_AKTIV=false. */
export async function fetchTan(
  test: TestBackend,
  browser: Browser,
  uuid: string,
): Promise<{ tan: string; stand: string }> {
  const stand = await standVon(browser, uuid);
  // Mails of one moment leave in any order: what waits goes first, so that the TAN is the last one.
  await test.clearAusgang();
  expect((await browser.post(antragPfad(uuid, "/einreichen/tan"), { stand })).status).toBe(200);
  await test.clearAusgang();
  const tan = test.mails.at(-1)?.text.match(/\b\d{6}\b/)?.[0];
  if (tan === undefined) throw new Error("No TAN in the mail");
  return { tan, stand };
}

/** A draft, filled in and submitted. Needs NEZO_AKTIV=false. */
export async function submitNew(test: TestBackend, browser: Browser): Promise<Angelegt> {
  const angelegt = await createFertig(browser);
  const tan = await fetchTan(test, browser, angelegt.uuid);
  expect(await browser.post(antragPfad(angelegt.uuid, "/einreichen"), tan)).toMatchObject({ status: 200 });
  return angelegt;
}

/** The status of an Antrag. */
export async function statusVon(browser: Browser, uuid: string): Promise<unknown> {
  return (await infoVon(browser, uuid)).status;
}

/** What the call about the state of an Antrag says of it. */
export async function infoVon(browser: Pick<Browser, "get">, uuid: string): Promise<Koerper> {
  const { body } = await browser.get(antragPfad(uuid, "/info"));
  if (body.data === undefined) throw new TypeError(`Expected data, found ${JSON.stringify(body)}`);
  return body.data;
}

import { expect } from "vitest";
import { type Browser, listOf, textOf } from "./backend";

const STAMMDATEN = "/v1/unternehmen/stammdaten";
const JAHRE = "/v1/unternehmen/wirtschaftsjahre";
const VERBUND = "/v1/unternehmen";

/** Five affiliated companies as a spreadsheet gives them when they are copied. */
const TABELLE = [
  "Name\tArt der Verbindung\tVerbunden mit\tBeteiligung %\tStraße\tHausnummer\tPLZ\tOrt\tSteuerpflichtig",
  "Holding SE\tMutter\t\t60\tHafenstraße\t1\t20457\tHamburg\tNein",
  "Antriebe GmbH\tTochter\t\t100\tWerkstraße\t2\t70174\tStuttgart\tNein",
  "Service GmbH\tTochter\t\t51\tMarkt\t3\t04109\tLeipzig\tNein",
  "Prüftechnik GmbH\tSchwester\tHolding SE\t80\tAm Kanal\t4\t28195\tBremen\tNein",
  "Beteiligungen AG\tTochter\t\t25,5\tBurgweg\t5\t90403\tNürnberg\tNein",
].join("\n");

export const NAMEN_DER_GRUPPE = ["Holding SE", "Antriebe GmbH", "Service GmbH", "Prüftechnik GmbH", "Beteiligungen AG"];

/** Figures of a year; `umsatz` tells the years apart. */
export const jahresWerte = (jahr: number, umsatz: string) => ({
  wjBeginn: `${String(jahr)}-01-01`,
  wjEnde: `${String(jahr)}-12-31`,
  ebene: "UNTERNEHMEN",
  wertart: "ENDGUELTIG",
  umsatz,
  bilanzsumme: "12300000",
  beschaeftigteVzae: "121.5",
  fueBeschaeftigteVzae: "14.75",
  fuePersonal: "1180000",
  fueSach: "264500.5",
  fueExtern: "310000",
  verbundUmsatz: "64300000",
  verbundBeschaeftigteVzae: "402",
});

/** Saves master data on their present revision. */
export async function saveStammdaten(browser: Browser, werte: object): Promise<void> {
  const { revision } = (await browser.get(STAMMDATEN)).body;
  const json = { revision, werte, art: "BERICHTIGUNG", gueltigAb: null, folgenBestaetigt: true };
  expect(await browser.put(STAMMDATEN, json)).toMatchObject({ status: 200 });
}

/** Says that the list of affiliated companies is up to date, as it is now. */
export async function confirmListe(browser: Browser): Promise<void> {
  const { lage } = (await browser.get(`${VERBUND}/verbundene`)).body;
  const json = { stand: lage?.stand, beginn: lage?.jahr?.beginn };
  expect(await browser.post(`${VERBUND}/verbundbestaetigung`, json)).toMatchObject({ status: 200 });
}

/** The rows of the list by the name of whom they introduce. */
export const zeileDerGruppe = async (browser: Browser, name: string): Promise<string> =>
  textOf(
    listOf((await browser.get(`${VERBUND}/verbundene`)).body.data).find((zeile) => textOf(zeile.name) === name)?.uuid,
  );

/**
 * Makes a company as complete as a submission asks: connected, with five affiliated companies by paste, confirmed, and
 * the figures of these years. What a test looks for afterwards is told by the values themselves.
 */
export async function completeUnternehmen(browser: Browser, jahre: Readonly<Record<number, string>>): Promise<void> {
  await saveStammdaten(browser, { verbundStatus: true, kmuStatus: "MITTEL", website: "https://damals.example.org" });
  expect(await browser.post(`${VERBUND}/verbundtabelle`, { text: TABELLE })).toMatchObject({
    status: 200,
    body: { anzahl: NAMEN_DER_GRUPPE.length },
  });
  await confirmListe(browser);
  expect(await browser.put(`${VERBUND}/keinWirtschaftsjahr`, { keinJahr: false })).toMatchObject({ status: 200 });
  for (const [jahr, umsatz] of Object.entries(jahre))
    expect(await browser.post(JAHRE, { werte: jahresWerte(Number(jahr), umsatz) })).toMatchObject({ status: 200 });
}

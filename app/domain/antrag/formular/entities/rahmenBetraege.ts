import type { Werte } from "../../../../formkit/field";
import { rowsOf, textOf } from "../../../../formkit/werte";
import { addDecimal, compareDecimal, divideDecimal, minDecimal, multiplyDecimal, roundDecimal, sumDecimals } from "../../../../lib/decimal";
import { auftragsquote, GEMEINKOSTEN_AB, GEMEINKOSTEN_PROZENT, maxBemessungsgrundlage } from "../../../stichtage";
import { hasEigenleistung } from "../../../unternehmen/rechtsformen";
import type { AntragKontext } from "../kontext";
import { hasAuftrag } from "../v2/bedingungen";
import { foerderfaehigVon } from "./auftragnehmer";
import { jahrVonZeile, listStundenteile, tageImVorhaben } from "./rahmenZeit";

/** The amounts of one Wirtschaftsjahr in euros, as exact decimals with two digits. */
export type JahrBetraege = {
  readonly personal: string;
  readonly eigenleistung: string;
  readonly auftrag: string;
  readonly wirtschaftsgueter: string;
  readonly summe: string;
  /** Eligible part of `auftrag`. */
  readonly auftragFoerderfaehig: string;
  /** Lump sum for overheads; "0.00" where it does not apply. */
  readonly gemeinkosten: string;
  /** All eligible expenses of the year, capped at the highest assessment base. */
  readonly foerderfaehig: string;
};

const NULL = "0.00";

function betrag(zeile: Werte, key: string): string {
  return roundDecimal(textOf(zeile, key) || "0", 2);
}

function summe(werte: readonly string[]): string {
  return roundDecimal(sumDecimals(werte) || "0", 2);
}

/** Own work of a row in euros: hours times the rate of their days; "0.00" for legal forms without own work. */
export function eigenleistungVon(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): string {
  if (!hasEigenleistung(kontext.rechtsform)) return NULL;
  const teile = listStundenteile(zeile, vorhaben, kontext);
  return summe(teile.map(({ key, satz }) => multiplyDecimal(textOf(zeile, key) || "0", satz)));
}

/** The sum of all contractors' fees in euros. */
export function auftragswertGesamt(vorhaben: Werte): string {
  const auftragnehmer = hasAuftrag(vorhaben) ? rowsOf(vorhaben, "auftragnehmer") : [];
  return summe(auftragnehmer.map((zeile) => textOf(zeile, "auftragswert")));
}

/**
 * The eligible part of commissioned research. Contracts of different shares are mixed by their fees, since the fee of a
 * contract is not split over the years.
 */
function auftragFoerderfaehig(aufwand: string, vorhaben: Werte, kontext: AntragKontext): string {
  const gesamt = auftragswertGesamt(vorhaben);
  if (compareDecimal(gesamt, "0") <= 0) {
    return divideDecimal(multiplyDecimal(aufwand, auftragsquote(kontext.heute)), "100", 2);
  }
  const auftragnehmer = rowsOf(vorhaben, "auftragnehmer");
  const anteil = summe(auftragnehmer.map((zeile) => foerderfaehigVon(zeile, kontext.heute)));
  return divideDecimal(multiplyDecimal(aufwand, anteil), gesamt, 2);
}

/**
 * Computes the amounts of one row. For information only: the Finanzamt decides.
 *
 * @assumed Where the highest assessment base changes within a Wirtschaftsjahr, the one of its last day in the Vorhaben counts.
 */
export function rechneJahr(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): JahrBetraege {
  const personal = betrag(zeile, "personalaufwand");
  const eigenleistung = eigenleistungVon(zeile, vorhaben, kontext);
  const auftrag = betrag(zeile, "auftragskosten");
  const wirtschaftsgueter = betrag(zeile, "wirtschaftsgueter");
  const anteil = auftragFoerderfaehig(auftrag, vorhaben, kontext);
  const direkt = summe([personal, eigenleistung, anteil, wirtschaftsgueter]);
  const hatPauschale = textOf(vorhaben, "beginn") >= GEMEINKOSTEN_AB;
  const gemeinkosten = hatPauschale ? divideDecimal(multiplyDecimal(direkt, GEMEINKOSTEN_PROZENT), "100", 2) : NULL;
  const tag = tageImVorhaben(zeile, vorhaben, kontext)?.bis ?? jahrVonZeile(zeile, kontext)?.ende ?? kontext.heute;
  const deckel = roundDecimal(maxBemessungsgrundlage(tag), 2);
  return {
    personal,
    eigenleistung,
    auftrag,
    wirtschaftsgueter,
    summe: summe([personal, eigenleistung, auftrag, wirtschaftsgueter]),
    auftragFoerderfaehig: anteil,
    gemeinkosten,
    foerderfaehig: minDecimal(addDecimal(direkt, gemeinkosten), deckel),
  };
}

/** One amount added up over all Wirtschaftsjahre of a Vorhaben, in euros. */
export function rechneGesamt(betragKey: keyof JahrBetraege, vorhaben: Werte, kontext: AntragKontext): string {
  return summe(rowsOf(vorhaben, "rahmen").map((zeile) => rechneJahr(zeile, vorhaben, kontext)[betragKey]));
}

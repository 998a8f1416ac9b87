import type { Werte } from "../../../../formkit/field";
import { rowsOf, textOf } from "../../../../formkit/werte";
import { multiplyDecimal, roundDecimal, sumDecimals } from "../../../../lib/decimal";
import { hasEigenleistung } from "../../../unternehmen/besteuerung";
import { stundensatzEigenleistung } from "../../../zulage/zulageWerte";
import { jahrVonZeile, tageImVorhaben } from "../entities/rahmenZeit";
import type { AntragKontext } from "../kontext";

/** The row of the other table that is about the same Wirtschaftsjahr. */
function personalZeile(vorhaben: Werte, jahr: string): Werte {
  return rowsOf(vorhaben, "personellerRahmen").find((zeile) => textOf(zeile, "jahr") === jahr) ?? {};
}

/**
 * Own work of a Wirtschaftsjahr in euros: its hours, asked on the tab "Personeller Rahmen", times the rate of the first
 * day.
 *
 * @assumed domain.md 2.9 names own work in hours and in money; the money follows from the hours, with one rate for the
 * year as in its time.
 */
export function eigenleistungV1(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): string {
  const erster = tageImVorhaben(zeile, vorhaben, kontext)?.von ?? jahrVonZeile(zeile, kontext)?.beginn;
  if (erster === undefined || !hasEigenleistung(kontext)) return "0.00";
  const stunden = textOf(personalZeile(vorhaben, textOf(zeile, "jahr")), "eigenleistungStunden") || "0";
  return roundDecimal(multiplyDecimal(stunden, stundensatzEigenleistung(erster)), 2);
}

/** All amounts of a Wirtschaftsjahr in euros. */
export function summeV1(zeile: Werte, vorhaben: Werte, kontext: AntragKontext): string {
  const betraege = ["personalaufwand", "auftragskosten"].map((key) => textOf(zeile, key) || "0");
  return roundDecimal(sumDecimals([...betraege, eigenleistungV1(zeile, vorhaben, kontext)]) || "0", 2);
}

import type { Regelbefund, Werte } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { formatMonth, monthOf } from "../../../../lib/date";
import { fehler } from "../regeln";
import { zeitraumVon } from "../v2/laufzeit";

/** First and last month ("YYYY-MM") of a row, or undefined while they are not a period. */
export function monateVon(zeile: Werte, vonKey: string, bisKey: string): { von: string; bis: string } | undefined {
  const von = textOf(zeile, vonKey);
  const bis = textOf(zeile, bisKey);
  return von !== "" && bis !== "" && von <= bis ? { von, bis } : undefined;
}

/** Checks the months of a row: in order, and within the term of the Vorhaben. */
export function checkMonatszeitraum(
  zeile: Werte,
  vorhaben: Werte,
  { von: vonKey, bis: bisKey }: { von: string; bis: string },
): readonly Regelbefund[] {
  const von = textOf(zeile, vonKey);
  const bis = textOf(zeile, bisKey);
  const befunde: Regelbefund[] = [];
  if (von !== "" && bis !== "" && bis < von) {
    befunde.push(fehler("Das Ende des Zeitraums darf nicht vor dem Beginn liegen.", bisKey));
  }
  const laufzeit = zeitraumVon(vorhaben);
  if (laufzeit === undefined) return befunde;
  const erster = monthOf(laufzeit.beginn);
  const letzter = monthOf(laufzeit.ende);
  const message = () =>
    `Der Zeitraum muss innerhalb der Laufzeit des Vorhabens liegen (${formatMonth(erster)} bis ${formatMonth(letzter)}).`;
  const isAusserhalb = (monat: string) => monat !== "" && (monat < erster || monat > letzter);
  if (isAusserhalb(von)) befunde.push(fehler(message(), vonKey));
  if (isAusserhalb(bis)) befunde.push(fehler(message(), bisKey));
  return befunde;
}

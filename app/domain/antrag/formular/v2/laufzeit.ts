import type { Regelbefund, Werte } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { addMonths, formatDate, isIsoDate } from "../../../../lib/date";
import { LANGE_LAUFZEIT_MONATE, ZUKUENFTIGE_WIRTSCHAFTSJAHRE } from "../../../stichtage";
import { endeNachVollenJahren } from "../../../unternehmen/wirtschaftsjahr";
import type { AntragBereich } from "../feld";
import { fehler, KEINE_BEFUNDE, warnung } from "../regeln";

/** First and last day of a Vorhaben (ISO), or undefined while they are not a period. */
export function zeitraumVon(vorhaben: Werte): { beginn: string; ende: string } | undefined {
  const beginn = textOf(vorhaben, "beginn");
  const ende = textOf(vorhaben, "ende");
  return isIsoDate(beginn) && isIsoDate(ende) && beginn <= ende ? { beginn, ende } : undefined;
}

/** Length of a Vorhaben in begun months; undefined while the dates are not a period. */
export function laufzeitMonate(vorhaben: Werte): number | undefined {
  const zeitraum = zeitraumVon(vorhaben);
  if (zeitraum === undefined) return undefined;
  let monate = 1;
  while (addMonths(zeitraum.beginn, monate) <= zeitraum.ende) monate += 1;
  return monate;
}

/**
 * Checks the end of a Vorhaben: not before its beginning (error); not after three full future Wirtschaftsjahre and not
 * longer than five years (warnings).
 */
export function checkEnde({ werte, kontext }: AntragBereich): readonly Regelbefund[] {
  const beginn = textOf(werte, "beginn");
  const ende = textOf(werte, "ende");
  if (ende === "") return KEINE_BEFUNDE;
  if (beginn !== "" && ende < beginn) return [fehler("Das Ende des Vorhabens darf nicht vor dem Beginn liegen.")];
  const grenze = endeNachVollenJahren(kontext.heute, kontext.wirtschaftsjahrBeginn, ZUKUENFTIGE_WIRTSCHAFTSJAHRE);
  const befunde: Regelbefund[] = [];
  if (ende > grenze) befunde.push(warnung(`Die Bescheinigung kann nur bis ${formatDate(grenze)} ausgestellt werden.`));
  if ((laufzeitMonate(werte) ?? 0) > LANGE_LAUFZEIT_MONATE) {
    befunde.push(
      warnung("Das Vorhaben läuft länger als fünf Jahre. Bitte prüfen Sie, ob es sich um mehrere Vorhaben handelt."),
    );
  }
  return befunde;
}

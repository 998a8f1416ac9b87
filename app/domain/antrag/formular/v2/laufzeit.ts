import type { Regelbefund, Werte } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { addDays, addMonths, formatDate, isIsoDate, monthOf, monthsBetween } from "../../../../lib/date";
import { numberWord } from "../../../../lib/numberWord";
import { LANGE_LAUFZEIT_MONATE, ZUKUENFTIGE_WIRTSCHAFTSJAHRE } from "../../../stichtage";
import { endeNachVollenJahren } from "../../../unternehmen/wirtschaftsjahr";
import type { AntragBereich } from "../feld";
import { fehler, KEINE_BEFUNDE, warnung } from "../regeln";

const FRUEHESTES_JAHR = 1900;
const SPAETESTES_JAHR = 2199;
const MAX_LAUFZEIT_JAHRE = 50;

const jahrVon = (text: string) => Number(text.slice(0, 4));

/** Says whether a year, or the year of an ISO day, can be meant and is not a slip of the keyboard. */
export function isPlausiblesJahr(text: string): boolean {
  return jahrVon(text) >= FRUEHESTES_JAHR && jahrVon(text) <= SPAETESTES_JAHR;
}

function isZuLang(beginn: string, ende: string): boolean {
  return jahrVon(ende) - jahrVon(beginn) > MAX_LAUFZEIT_JAHRE;
}

/**
 * First and last day of a Vorhaben (ISO), or undefined while they are not a period. A mistyped year makes none: there
 * must not be a row for each of hundreds of Wirtschaftsjahre, nor a way past the end of the calendar.
 *
 * @assumed domain.md 2.1 has no limits of a term; years outside 1900 to 2199 and terms of more than 50 years count as
 * typing errors.
 */
export function zeitraumVon(vorhaben: Werte): { beginn: string; ende: string } | undefined {
  const beginn = textOf(vorhaben, "beginn");
  const ende = textOf(vorhaben, "ende");
  if (!isIsoDate(beginn) || !isIsoDate(ende) || ende < beginn) return undefined;
  return isPlausiblesJahr(beginn) && isPlausiblesJahr(ende) && !isZuLang(beginn, ende) ? { beginn, ende } : undefined;
}

/**
 * The day on which so many whole months from a first day end (§ 188(2) and (3) BGB): of a day that its month does not
 * have, the last one.
 */
function endeNachMonaten(beginn: string, monate: number): string {
  const tag = addMonths(beginn, monate);
  return tag.slice(8) < beginn.slice(8) ? tag : addDays(tag, -1);
}

/** Length of a Vorhaben in begun months; undefined while the dates are not a period. */
export function laufzeitMonate(vorhaben: Werte): number | undefined {
  const zeitraum = zeitraumVon(vorhaben);
  if (zeitraum === undefined) return undefined;
  // As many as lie between the two months are sure to have begun; counting from the first one took longer than a field
  // of the form.
  let monate = Math.max(1, monthsBetween(monthOf(zeitraum.beginn), monthOf(zeitraum.ende)));
  while (endeNachMonaten(zeitraum.beginn, monate) < zeitraum.ende) monate += 1;
  return monate;
}

const JAHR_PRUEFEN = "Bitte prüfen Sie das Jahr Ihrer Eingabe.";

/** Checks the beginning of a Vorhaben for a mistyped year; that it is not too early the field knows itself. */
export function checkBeginn({ werte }: AntragBereich): readonly Regelbefund[] {
  return jahrVon(textOf(werte, "beginn")) > SPAETESTES_JAHR ? [fehler(JAHR_PRUEFEN)] : KEINE_BEFUNDE;
}

/**
 * Checks the end of a Vorhaben: no mistyped year, not before its beginning (errors); not after three full future
 * Wirtschaftsjahre and not longer than five years (warnings).
 */
export function checkEnde({ werte, kontext }: AntragBereich): readonly Regelbefund[] {
  const beginn = textOf(werte, "beginn");
  const ende = textOf(werte, "ende");
  if (ende === "") return KEINE_BEFUNDE;
  if (!isPlausiblesJahr(ende)) return [fehler(JAHR_PRUEFEN)];
  if (beginn !== "" && ende < beginn) return [fehler("Das Ende des Vorhabens darf nicht vor dem Beginn liegen.")];
  if (isPlausiblesJahr(beginn) && isZuLang(beginn, ende)) {
    return [
      fehler(
        `Zwischen Beginn und Ende dürfen höchstens ${String(MAX_LAUFZEIT_JAHRE)} Jahre liegen. Bitte prüfen Sie das Jahr.`,
      ),
    ];
  }
  const grenze = endeNachVollenJahren(kontext.heute, kontext.wirtschaftsjahrBeginn, ZUKUENFTIGE_WIRTSCHAFTSJAHRE);
  const befunde: Regelbefund[] = [];
  if (ende > grenze) befunde.push(warnung(`Die Bescheinigung kann nur bis ${formatDate(grenze)} ausgestellt werden.`));
  if ((laufzeitMonate(werte) ?? 0) > LANGE_LAUFZEIT_MONATE) {
    befunde.push(
      warnung(
        `Das Vorhaben läuft länger als ${numberWord(LANGE_LAUFZEIT_MONATE / 12)} Jahre. Bitte prüfen Sie, ob es sich um mehrere Vorhaben handelt.`,
      ),
    );
  }
  return befunde;
}

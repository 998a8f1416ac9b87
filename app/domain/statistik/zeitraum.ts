import { addDays, addMonths, formatDate } from "../../lib/date";
import { jahrLabel } from "../unternehmen/wirtschaftsjahr";
import type { Zeitraum } from "./jahrFeld";

/** Why a Wirtschaftsjahr cannot be stored, at the field where it is said. */
export type ZeitraumFehler = { property: "wjBeginn" | "wjEnde"; message: string };

/** The rules that the database holds, too, by the names of its constraints. */
export const ZEITRAUM_FEHLER = {
  wirtschaftsjahr_folge: {
    property: "wjEnde",
    message: "Bitte geben Sie ein Ende an, das nicht vor dem Beginn liegt.",
  },
  wirtschaftsjahr_dauer: {
    property: "wjEnde",
    message: "Ein Wirtschaftsjahr hat höchstens zwölf Monate. Bitte prüfen Sie Beginn und Ende.",
  },
  wirtschaftsjahr_ueberschneidung: {
    property: "wjBeginn",
    message: "Dieser Zeitraum überschneidet sich mit einem anderen Wirtschaftsjahr. Bitte prüfen Sie Beginn und Ende.",
  },
  wirtschaftsjahr_luecke: {
    property: "wjBeginn",
    message:
      "Zwischen zwei Wirtschaftsjahren bliebe eine Lücke. Bitte wählen Sie den Zeitraum so, dass er an die anderen anschließt.",
  },
} as const satisfies Readonly<Record<string, ZeitraumFehler>>;

/**
 * The last day on which a Wirtschaftsjahr with this first day may end. A year that begins on 29 February ends on 28
 * February.
 */
export const lastDayOfYear = (beginn: string): string =>
  beginn.endsWith("-02-29") ? addMonths(addDays(beginn, -1), 12) : addDays(addMonths(beginn, 12), -1);

/** The days of a Wirtschaftsjahr as people read them. */
export const zeitraumText = ({ beginn, ende }: Zeitraum): string => `${formatDate(beginn)} bis ${formatDate(ende)}`;

/** What a Wirtschaftsjahr is called: a whole one "2024" or "2024/25" (kmu.md), a Rumpfjahr by its days. */
export const nameDesJahres = (tage: Zeitraum): string =>
  tage.ende === lastDayOfYear(tage.beginn) ? jahrLabel(tage) : zeitraumText(tage);

const overlaps = (a: Zeitraum, b: Zeitraum): boolean => a.beginn <= b.ende && b.beginn <= a.ende;

/** Do these Wirtschaftsjahre follow one upon the other, without a day between them? */
export function isLueckenlos(jahre: readonly Zeitraum[]): boolean {
  const sortiert = jahre.toSorted((a, b) => (a.beginn < b.beginn ? -1 : 1));
  return sortiert.every(({ beginn }, stelle) => {
    const davor = sortiert[stelle - 1];
    return davor === undefined || addDays(davor.ende, 1) === beginn;
  });
}

/** What stands against a Wirtschaftsjahr beside the others; null when nothing does. Both days are ISO days. */
export function checkZeitraum(jahr: Zeitraum, andere: readonly Zeitraum[], heute: string): ZeitraumFehler | null {
  if (jahr.ende < jahr.beginn) return ZEITRAUM_FEHLER.wirtschaftsjahr_folge;
  if (jahr.ende >= heute)
    return {
      property: "wjEnde",
      message: "Dieses Wirtschaftsjahr ist noch nicht abgeschlossen. Bitte erfassen Sie es nach seinem Ende.",
    };
  if (jahr.ende > lastDayOfYear(jahr.beginn)) return ZEITRAUM_FEHLER.wirtschaftsjahr_dauer;
  const anderes = andere.find((eintrag) => overlaps(jahr, eintrag));
  if (anderes !== undefined)
    return {
      property: "wjBeginn",
      message: `Dieser Zeitraum überschneidet sich mit dem Wirtschaftsjahr ${formatDate(anderes.beginn)} bis ${formatDate(anderes.ende)}. Bitte prüfen Sie Beginn und Ende.`,
    };
  return isLueckenlos([...andere, jahr]) ? null : ZEITRAUM_FEHLER.wirtschaftsjahr_luecke;
}

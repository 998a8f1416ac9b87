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

/**
 * What a Wirtschaftsjahr is called, wherever it stands: a whole one "2024" or "2024/25" (kmu.md), a Rumpfjahr by its
 * days, so that it is never called like its neighbour.
 */
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

/** What stands against the days of a Wirtschaftsjahr by themselves. */
function findEigenen(jahr: Zeitraum, heute: string): ZeitraumFehler | null {
  if (jahr.ende < jahr.beginn) return ZEITRAUM_FEHLER.wirtschaftsjahr_folge;
  if (jahr.ende >= heute)
    return {
      property: "wjEnde",
      message: "Dieses Wirtschaftsjahr ist noch nicht abgeschlossen. Bitte erfassen Sie es nach seinem Ende.",
    };
  return jahr.ende > lastDayOfYear(jahr.beginn) ? ZEITRAUM_FEHLER.wirtschaftsjahr_dauer : null;
}

/**
 * The one neighbour that has to move along so that a Wirtschaftsjahr stands beside the others: its days then, and the
 * one of them that is new. `property`: which end of the year that is changed lies beside it.
 */
export type Anpassung<J extends Zeitraum> = {
  nachbar: J;
  tage: Zeitraum;
  tag: string;
  property: ZeitraumFehler["property"];
};

/**
 * Which neighbour has to move along; null when none has to, or when it alone does not help: it keeps at least a day
 * and at most twelve months. All days are ISO days.
 *
 * @spec kmu.md, what a year is: change of the Wirtschaftsjahr (§ 8b EStDV)
 */
export function findAnpassung<J extends Zeitraum>(
  jahr: Zeitraum,
  andere: readonly J[],
  heute: string,
): Anpassung<J> | null {
  if (findEigenen(jahr, heute) !== null || isLueckenlos([...andere, jahr])) return null;
  const [vortag, folgetag] = [addDays(jahr.beginn, -1), addDays(jahr.ende, 1)];
  const davor = andere.map((nachbar): Anpassung<J> => ({
    nachbar,
    tage: { beginn: nachbar.beginn, ende: vortag },
    tag: vortag,
    property: "wjBeginn",
  }));
  const danach = andere.map((nachbar): Anpassung<J> => ({
    nachbar,
    tage: { beginn: folgetag, ende: nachbar.ende },
    tag: folgetag,
    property: "wjEnde",
  }));
  const hilft = ({ nachbar, tage }: Anpassung<J>): boolean =>
    findEigenen(tage, heute) === null && isLueckenlos([jahr, tage, ...andere.filter((eines) => eines !== nachbar)]);
  return [...davor, ...danach].find(hilft) ?? null;
}

/** What is offered to the person, in the words of the box to tick. */
export const anpassungText = ({ property, tag }: Pick<Anpassung<Zeitraum>, "property" | "tag">): string =>
  property === "wjBeginn"
    ? `Das Ende des Wirtschaftsjahres davor auf den ${formatDate(tag)} anpassen`
    : `Den Beginn des Wirtschaftsjahres danach auf den ${formatDate(tag)} anpassen`;

/** Where the person finds the other way out of a refusal. */
const AUSWEG =
  "Oder lassen Sie das andere mit anpassen: Danach wird unter „Angrenzendes Wirtschaftsjahr“ gefragt, sobald Sie speichern.";

/** What stands against a Wirtschaftsjahr beside the others; null when nothing does. Both days are ISO days. */
export function checkZeitraum(jahr: Zeitraum, andere: readonly Zeitraum[], heute: string): ZeitraumFehler | null {
  const eigener = findEigenen(jahr, heute);
  if (eigener !== null) return eigener;
  if (isLueckenlos([...andere, jahr])) return null;
  const anpassung = findAnpassung(jahr, andere, heute);
  const property = anpassung?.property ?? "wjBeginn";
  const ausweg = anpassung === null ? "" : ` ${AUSWEG}`;
  const anderes = andere.find((eintrag) => overlaps(jahr, eintrag));
  const was =
    anderes === undefined
      ? ZEITRAUM_FEHLER.wirtschaftsjahr_luecke.message
      : `Dieser Zeitraum überschneidet sich mit dem Wirtschaftsjahr ${formatDate(anderes.beginn)} bis ${formatDate(anderes.ende)}. Bitte prüfen Sie Beginn und Ende.`;
  return { property, message: `${was}${ausweg}` };
}

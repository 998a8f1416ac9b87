import { addDays } from "../../lib/date";
import { anzahlStatistikjahre } from "../stichtage";
import { type Wirtschaftsjahr, wirtschaftsjahrVon } from "../unternehmen/wirtschaftsjahr";
import type { Zeitraum } from "./jahrFeld";

/** A Wirtschaftsjahr that an Antrag asks for, and what there is of it. */
export type VerlangtesJahr = Wirtschaftsjahr & { readonly stand: "FEHLT" | "UNVOLLSTAENDIG" | "VOLLSTAENDIG" };

type Frage = {
  heute: string;
  /** First day of the company's years ("MM-DD"). */
  beginnTag: string;
  /** Nothing is asked of the time before; null when it is not known. */
  gruendungsjahr: number | null;
  jahre: readonly (Zeitraum & { istVollstaendig: boolean })[];
};

/**
 * The completed Wirtschaftsjahre that an Antrag of today asks for, the latest first.
 *
 * @spec domain.md 3.4
 * @assumed A year that ended within the one that is asked for answers for it, so that a Rumpfjahr at a change of the
 * Wirtschaftsjahr does; nothing is asked of the time before the company was founded.
 */
export function listVerlangteJahre({ heute, beginnTag, gruendungsjahr, jahre }: Frage): readonly VerlangtesJahr[] {
  const verlangte: VerlangtesJahr[] = [];
  let tag = addDays(wirtschaftsjahrVon(heute, beginnTag).beginn, -1);
  for (let rest = anzahlStatistikjahre(Number(heute.slice(0, 4))); rest > 0; rest -= 1) {
    const jahr = wirtschaftsjahrVon(tag, beginnTag);
    if (gruendungsjahr !== null && Number(jahr.ende.slice(0, 4)) < gruendungsjahr) break;
    const da = jahre.findLast(({ ende }) => jahr.beginn <= ende && ende <= jahr.ende);
    verlangte.push({
      ...jahr,
      stand: da === undefined ? "FEHLT" : da.istVollstaendig ? "VOLLSTAENDIG" : "UNVOLLSTAENDIG",
    });
    tag = addDays(jahr.beginn, -1);
  }
  return verlangte;
}

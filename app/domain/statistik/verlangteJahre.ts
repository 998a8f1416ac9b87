import { addDays } from "../../lib/date";
import { anzahlStatistikjahre } from "../stichtage";
import { type Wirtschaftsjahr, wirtschaftsjahrVon } from "../unternehmen/wirtschaftsjahr";
import type { Zeitraum } from "./jahrFeld";
import { nameDesJahres } from "./zeitraum";

/** A Wirtschaftsjahr that an Antrag asks for, and what there is of it; `uuid`: the entered one, null without one. */
export type VerlangtesJahr = Omit<Wirtschaftsjahr, "key"> & {
  readonly uuid: string | null;
  readonly stand: "FEHLT" | "UNVOLLSTAENDIG" | "VOLLSTAENDIG";
};

type Frage = {
  heute: string;
  /** First day of the company's years ("MM-DD"). */
  beginnTag: string;
  /** Nothing is asked of the time before; null when it is not known. */
  gruendungsjahr: number | null;
  jahre: readonly (Zeitraum & { uuid: string; istVollstaendig: boolean })[];
};

/** The year that answers for the one ending on a day: the entered one that contains this day, or else none yet. */
function answerFor(ende: string, { beginnTag, jahre }: Frage): VerlangtesJahr {
  const da = jahre.find((jahr) => jahr.beginn <= ende && ende <= jahr.ende);
  if (da === undefined) {
    const tage = { beginn: wirtschaftsjahrVon(ende, beginnTag).beginn, ende };
    return { ...tage, label: nameDesJahres(tage), uuid: null, stand: "FEHLT" };
  }
  const { uuid, beginn, ende: bis, istVollstaendig } = da;
  const stand = istVollstaendig ? "VOLLSTAENDIG" : "UNVOLLSTAENDIG";
  return { beginn, ende: bis, label: nameDesJahres(da), uuid, stand };
}

/** Was there no company before this year? The year of the foundation begins with it, mostly as a short one. */
const isErstes = ({ beginn }: Zeitraum, gruendungsjahr: number | null): boolean =>
  gruendungsjahr !== null && Number(beginn.slice(0, 4)) <= gruendungsjahr;

/**
 * The completed Wirtschaftsjahre that an Antrag of today asks for, the latest first.
 *
 * @spec domain.md 3.4
 * @assumed An entered year answers for the one that is asked for when it contains its last day, and the next one is
 * looked for before the first day of it: so short years and a change of the Wirtschaftsjahr are led back from what is
 * entered. Nothing is asked of the time before the company was founded.
 */
export function listVerlangteJahre(frage: Frage): readonly VerlangtesJahr[] {
  const { heute, beginnTag, gruendungsjahr } = frage;
  const verlangte: VerlangtesJahr[] = [];
  let ende = addDays(wirtschaftsjahrVon(heute, beginnTag).beginn, -1);
  for (let rest = anzahlStatistikjahre(Number(heute.slice(0, 4))); rest > 0; rest -= 1) {
    if (gruendungsjahr !== null && Number(ende.slice(0, 4)) < gruendungsjahr) break;
    const jahr = answerFor(ende, frage);
    verlangte.push(jahr);
    if (isErstes(jahr, gruendungsjahr)) break;
    ende = addDays(jahr.beginn, -1);
  }
  return verlangte;
}

import { formatGermanDecimal } from "../../lib/decimal";
import type { BeteiligterArt, Beziehung } from "../kmu/kmuAngaben";
import { holdsOn } from "../kmu/netz";
import type { VerbundAngaben } from "./verbundAngaben";

/** Somebody of the group. `teilt`: shares the cap of the allowance with the company. */
export type Gruppenmitglied = {
  readonly key: string;
  readonly name: string;
  readonly art: BeteiligterArt;
  readonly isEigenes: boolean;
  readonly teilt: boolean;
};

/** `von` holds `an`. `text`: how much, as people read it; `mehr`: the votes where they are told apart. */
export type Gruppenbeteiligung = {
  readonly key: string;
  readonly von: string;
  readonly an: string;
  readonly text: string;
  readonly mehr: string;
};

/** Who holds whom on one day: what the drawing shows. */
export type Verbundgruppe = {
  readonly mitglieder: readonly Gruppenmitglied[];
  readonly beteiligungen: readonly Gruppenbeteiligung[];
};

const EINFLUSS = "Einfluss";

/** The share of the capital; votes where they are told apart; influence where that is all there is. */
function anteileIn({ kapital, stimmen, beherrschung }: Beziehung): Pick<Gruppenbeteiligung, "text" | "mehr"> {
  if (kapital === "0" && stimmen === "0" && beherrschung !== "KEINE") return { text: EINFLUSS, mehr: "" };
  return {
    text: `${formatGermanDecimal(kapital)} %`,
    mehr: stimmen === kapital ? "" : `Stimmen ${formatGermanDecimal(stimmen)} %`,
  };
}

/**
 * The group of the company on a day (ISO): the company itself first, then everybody with a relation that holds then.
 * Relations of which it is not known yet who holds whom, or how much, are left out, as for the rules.
 */
export function toVerbundGruppe(
  { unternehmen, beteiligte, beziehungen }: VerbundAngaben,
  { tag, teilen }: { tag: string; teilen: ReadonlySet<string> },
): Verbundgruppe {
  const gueltige = beziehungen.filter((beziehung) => holdsOn(beziehung, tag));
  const genannte = new Set([unternehmen, ...gueltige.flatMap(({ von, an }) => [von, an])]);
  return {
    mitglieder: beteiligte
      .filter(({ key }) => genannte.has(key))
      .map(({ key, name, art }) => ({ key, name, art, isEigenes: key === unternehmen, teilt: teilen.has(key) })),
    beteiligungen: gueltige.map((beziehung) => ({
      key: beziehung.key,
      von: beziehung.von,
      an: beziehung.an,
      ...anteileIn(beziehung),
    })),
  };
}

/** The group in one sentence, for those who do not see the drawing. */
export const gruppeText = ({ mitglieder, beteiligungen }: Verbundgruppe): string =>
  beteiligungen
    .map(({ von, an, text, mehr }) => {
      const nameVon = (key: string): string => mitglieder.find((mitglied) => mitglied.key === key)?.name ?? "";
      return text === EINFLUSS
        ? `${nameVon(von)} hat Einfluss auf ${nameVon(an)}`
        : `${nameVon(von)} hält ${text} an ${nameVon(an)}${mehr === "" ? "" : ` (${mehr})`}`;
    })
    .join("; ");

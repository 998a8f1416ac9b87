import { vergleichbar } from "../speichern/nachDemSpeichern";
import { REST_VON, type Texte } from "./stellen";

type Text = string | string[];

/** The same text, however a browser sends its line breaks and keywords. */
export const isGleich = (a: Text | undefined, b: Text | undefined): boolean => vergleichbar(a) === vergleichbar(b);

type Lage = {
  /** What the server has, as far as this page knows. */
  basis: Texte;
  /** What the controls hold; a question that is not asked now is missing. */
  jetzt: Texte;
  /** What this page has put into the vault. */
  abgelegt: ReadonlyMap<string, Text>;
  /** What lies there over a text that is not the stored one any more. */
  veraltet?: ReadonlySet<string>;
};

/** What has to be put into the vault and taken out of it, so that it holds what is typed and not stored. */
export function planAblage({ basis, jetzt, abgelegt, veraltet }: Lage): { lege: Texte; entferne: string[] } {
  const lege: Texte = {};
  const entferne: string[] = [];
  for (const [stelle, text] of Object.entries(jetzt)) {
    if (isGleich(text, basis[stelle])) {
      if (abgelegt.has(stelle)) entferne.push(stelle);
    } else if (!abgelegt.has(stelle) || !isGleich(text, abgelegt.get(stelle)) || veraltet?.has(stelle) === true)
      lege[stelle] = text;
  }
  // A rest has no other control: where its box is gone, it was discarded, or the server has it.
  entferne.push(...[...abgelegt.keys()].filter((stelle) => stelle.startsWith(REST_VON) && !(stelle in jetzt)));
  return { lege, entferne };
}

/** What a successful save settles: the texts that were sent, and only these; what was typed meanwhile stays. */
export function erledigtesNach(gesendet: Texte, abgelegt: ReadonlyMap<string, Text>): string[] {
  return [...abgelegt]
    .filter(([stelle, text]) => stelle in gesendet && isGleich(text, gesendet[stelle]))
    .map(([stelle]) => stelle);
}

type Fund = { stelle: string; text: Text };

/**
 * What is offered of what was found: nothing that the server has by now. Questions of other places are always offered.
 */
export function offeneFunde<F extends Fund>(funde: readonly F[], basis: Texte): { offen: F[]; erledigt: F[] } {
  const isErledigt = ({ stelle, text }: F) => stelle in basis && isGleich(text, basis[stelle]);
  return { offen: funde.filter((fund) => !isErledigt(fund)), erledigt: funde.filter(isErledigt) };
}

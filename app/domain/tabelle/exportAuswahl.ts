import { type ExportFall, listVariablen, needsZweck } from "./exportFaelle";
import type { Exportvariable } from "./exportVariable";
import { chooseSpalten, type Spaltenwahl, TABELLEN } from "./tabellen";

/**
 * What stands in a file: what was chosen, without it (null) what the list of Anträge opens with. What a person may not
 * have is left out; where nothing is left, it is what tells one row from another.
 */
export function listGewaehlte(
  fall: ExportFall,
  { gewaehlt, isStab }: { gewaehlt: readonly string[] | null; isStab: boolean },
): Exportvariable[] {
  const keys = gewaehlt ?? chooseSpalten(TABELLEN.antraege, { gewaehlt: null, isStab }).map(({ key }): string => key);
  const alle = listVariablen(fall, isStab);
  const gefunden = alle.filter(({ key }) => keys.includes(key));
  return gefunden.length > 0 ? gefunden : alle.filter(({ required }) => required);
}

/**
 * Whether a person has to say what a file is for: everybody where it holds something about people, staff always, unless
 * it is their own announcements.
 *
 * @assumed Issue 18 §5 asks for a purpose of columns with personal data; what staff take along about companies needs
 *   one as well, since nobody of the company sees it.
 */
export const mustSayZweck = (fall: ExportFall, variablen: readonly string[], isStab: boolean): boolean =>
  needsZweck(fall, variablen) || (isStab && fall !== "SYSTEMNACHRICHTEN");

/** Whether a file of the list of Anträge, in the columns that a person has chosen, needs a purpose. */
export const needsListeZweck = (wahl: Spaltenwahl): boolean =>
  needsZweck(
    "ANTRAEGE",
    chooseSpalten(TABELLEN.antraege, wahl).map(({ key }) => key),
  );

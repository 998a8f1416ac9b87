import type { Option } from "../field";
import { plainWort } from "./readWort";

/** An option of a cell. `isEigene`: it is one of the rows that are read together, by its number among them. */
export type Wahl = Option & { readonly isEigene?: boolean };

/** What each option is called in a cell: its title; one that several have is followed by a number. */
export function listOptionsnamen(optionen: readonly Option[]): readonly { key: string; name: string }[] {
  const vergeben = new Set<string>();
  return optionen.map(({ key, title }) => {
    let name = title;
    for (let zahl = 2; vergeben.has(name); zahl++) name = `${title} (${String(zahl)})`;
    vergeben.add(name);
    return { key, name };
  });
}

const onlyOne = (keys: readonly string[]): string | undefined => (keys.length === 1 ? keys[0] : undefined);

/** Options that stand in an order are called "3 Prototyp"; the number or the rest says which one, too. */
const MIT_NUMMER = /^\d+ /;
const withoutNummer = (name: string): string => name.replace(MIT_NUMMER, "");

/**
 * The options with those among them that are rows of the same text: they come first, and are numbered as they stand in
 * it, whatever stands before them in the table. `stellen`: the place of each row in the text, from 0.
 */
export function markEigene(optionen: readonly Option[], stellen: ReadonlyMap<string, number>): readonly Wahl[] {
  const eigene = optionen.flatMap(({ key, title }): Wahl[] => {
    const stelle = stellen.get(key);
    return stelle === undefined
      ? []
      : [{ key, title: title.replace(MIT_NUMMER, `${String(stelle + 1)} `), isEigene: true }];
  });
  return [...eigene, ...optionen.filter(({ key }) => !stellen.has(key))];
}

/** Those of the text, and all others: names are told apart within each. */
const gruppenVon = (optionen: readonly Wahl[]): readonly (readonly Option[])[] => [
  optionen.filter(({ isEigene }) => isEigene === true),
  optionen.filter(({ isEigene }) => isEigene !== true),
];

function findIn(optionen: readonly Option[], gesucht: string): string | undefined {
  const namen = listOptionsnamen(optionen);
  const keysWith = (isMeant: (name: string, key: string) => boolean) =>
    namen.filter(({ name, key }) => isMeant(name, key)).map(({ key }) => key);
  const wort = plainWort(gesucht);
  const genau = keysWith((name) => name === gesucht)[0] ?? keysWith((_, key) => key === gesucht)[0];
  if (genau !== undefined || wort === "") return genau;
  return (
    onlyOne(keysWith((name) => plainWort(name) === wort)) ??
    onlyOne(keysWith((name) => name.startsWith(`${gesucht} `) && /^\d+$/.test(gesucht))) ??
    onlyOne(keysWith((name) => MIT_NUMMER.test(name) && plainWort(withoutNummer(name)) === wort))
  );
}

/** The only option that is called so but for the numbers of both: rows get others when they come elsewhere. */
function findUnderAndererNummer(optionen: readonly Option[], gesucht: string): string | undefined {
  const wort = plainWort(withoutNummer(gesucht));
  if (wort === "" || !MIT_NUMMER.test(gesucht)) return undefined;
  const gleiche = optionen.filter(({ title }) => MIT_NUMMER.test(title) && plainWort(withoutNummer(title)) === wort);
  return onlyOne(gleiche.map(({ key }) => key));
}

/**
 * The option that a text names: by its name, as it is or but for case and signs, by its key, or where options are
 * numbered by the number or what follows it; first among the rows of the same text, then among all others. Undefined
 * when it is none or may be several.
 */
export function findOptionskey(optionen: readonly Wahl[], text: string): string | undefined {
  const gesucht = text.trim();
  if (gesucht === "") return undefined;
  const [eigene = [], andere = []] = gruppenVon(optionen);
  return findIn(eigene, gesucht) ?? findIn(andere, gesucht) ?? findUnderAndererNummer(optionen, gesucht);
}

const TRENNER = ["\n", ";", ","];

/** The names in a cell that holds several: one a line, else between semicolons, else between commas. */
function splitNamen(text: string): readonly string[] {
  const trenner = TRENNER.find((zeichen) => text.trim().includes(zeichen)) ?? "\n";
  return text
    .split(trenner)
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** The options that a cell names, each once, and the names that are none. */
export function readOptionskeys(
  optionen: readonly Wahl[],
  text: string,
): { keys: readonly string[]; unbekannte: readonly string[] } {
  const isGenau = gruppenVon(optionen)
    .flatMap(listOptionsnamen)
    .some(({ name }) => name === text.trim());
  const read = (namen: readonly string[]) => namen.map((name) => ({ name, key: findOptionskey(optionen, name) }));
  const einzelne = read(isGenau ? [text] : splitNamen(text));
  // What separates names may stand in one, too.
  const ganz = einzelne.some(({ key }) => key === undefined) ? findOptionskey(optionen, text) : undefined;
  const gelesen = ganz === undefined ? einzelne : [{ name: text, key: ganz }];
  return {
    keys: [...new Set(gelesen.flatMap(({ key }) => key ?? []))],
    unbekannte: gelesen.filter(({ key }) => key === undefined).map(({ name }) => name),
  };
}

/** Several options as the text of one cell, which is read as the same ones; what is no option is left out. */
export function writeOptionskeys(optionen: readonly Option[], keys: readonly string[]): string {
  const namen = new Map(listOptionsnamen(optionen).map(({ key, name }) => [key, name]));
  const gewaehlte = keys.flatMap((key) => namen.get(key) ?? []);
  const isTrennbar =
    !gewaehlte.some((name) => name.includes(";")) && ![...namen.values()].includes(gewaehlte.join("; "));
  return gewaehlte.join(isTrennbar ? "; " : "\n");
}

import { isSetting, type Setting, type SettingTree, type ValuesOf } from "./setting";

/** A setting as it holds, for a person: what it means, what it is, and what it would be by itself. */
export type Beschreibung = { abschnitt: string; name: string; bedeutung: string; wert: string; vorgabe: string };

const WORTE: Readonly<Record<string, string>> = { true: "Ja", false: "Nein" };
const wortVon = (text: string): string => WORTE[text] ?? text;

function describe({ name, meaning, sample, open }: Setting, value: unknown): Omit<Beschreibung, "abschnitt">[] {
  if (open === null) return [];
  const wert = typeof value === "number" ? value / open.times : value;
  return [{ name, bedeutung: meaning.join(" "), wert: wortVon(String(wert)), vorgabe: wortVon(sample) }];
}

/**
 * The settings of a tree with the values that hold, in the order of their declaration. Only numbers, yes or no, and
 * choices from a few words: a text may be a secret or an address, and is left out.
 */
export function describeSettings<Tree extends SettingTree>(
  tree: Tree,
  values: NoInfer<ValuesOf<Tree>>,
): Beschreibung[] {
  let abschnitt = "";
  const read = (node: SettingTree, werte: Readonly<Record<string, unknown>>): Beschreibung[] =>
    Object.entries(node).flatMap(([key, inner]) => {
      const wert = werte[key];
      if (!isSetting(inner)) return read(inner, wert as Readonly<Record<string, unknown>>);
      abschnitt = inner.section ?? abschnitt;
      return describe(inner, wert).map((zeile) => ({ abschnitt, ...zeile }));
    });
  return read(tree, values);
}

import type { Eingaben } from "~/contract/antrag/formAntwort";

type Texte = { gesendet: Eingaben; jetzt: Eingaben; gespeichert: Eingaben };

/**
 * One text to compare: keywords are joined by "###" or stand one per line, browsers send line breaks as two characters.
 */
export const vergleichbar = (text: string | string[] | undefined): string =>
  [text ?? ""]
    .flat()
    .join("\n")
    .replaceAll(/###|\r\n/g, "\n");

/**
 * What an own save leaves to do in a form that stays open: the names of the controls that were typed in since it was
 * sent, and the stored texts of those that are untouched and were stored otherwise than sent (shortened, written
 * differently, merged with others). `isUeberholt`: a control was typed in since, and stored otherwise than sent: what
 * stands there was not made from what is stored.
 */
export function nachDemSpeichern({ gesendet, jetzt, gespeichert }: Texte): {
  neuGetippt: string[];
  andersGespeichert: Eingaben;
  isUeberholt: boolean;
} {
  const neuGetippt = Object.keys({ ...gesendet, ...jetzt }).filter(
    (name) => vergleichbar(gesendet[name]) !== vergleichbar(jetzt[name]),
  );
  const anders = Object.entries(gespeichert).filter(
    ([name, text]) => name in gesendet && vergleichbar(gesendet[name]) !== vergleichbar(text),
  );
  const andere = anders.filter(([name]) => !neuGetippt.includes(name));
  return { neuGetippt, andersGespeichert: Object.fromEntries(andere), isUeberholt: andere.length < anders.length };
}

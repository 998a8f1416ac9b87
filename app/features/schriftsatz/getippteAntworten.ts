import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { SchriftsatzArt } from "~/domain/antrag/schriftsaetze";
import { isAntwortKey, schriftsatzFormular } from "~/domain/antrag/schriftsatzFormulare";
import type { GetippteAngabe } from "~/features/formular";
import { textOf } from "~/formkit/werte";
import { normalizeNewlines } from "~/lib/text";
import { bereichVonSchriftsatz } from "./schriftsatzFragen";
import { labelsVonSchriftsatz } from "./schriftsatzEingaben";

/** The texts that documents of a kind ask for, whatever they are about: by name what people know them by. */
function labelsFuer(art: SchriftsatzArt): Map<string, string> {
  const felder = schriftsatzFormular(art, { heute: "", fragen: [], vorhaben: [] }).tabs.flatMap(({ fields }) => fields);
  return new Map(felder.filter(({ kind }) => kind === "textArea").map(({ key, label }) => [key, label]));
}

/**
 * The texts that were sent with the form of a document; with the document as it is stored only those that say something
 * else. Also of one that is gone.
 */
export function listGetippteAntworten(
  art: SchriftsatzArt,
  eingaben: Eingaben,
  schriftsatz?: Schriftsatz,
): GetippteAngabe[] {
  const allgemeine = labelsFuer(art);
  const eigene = schriftsatz === undefined ? {} : labelsVonSchriftsatz(schriftsatz);
  const gespeichert = schriftsatz === undefined ? { uuid: "" } : bereichVonSchriftsatz(schriftsatz).werte;
  return Object.entries(eingaben).flatMap(([name, texte]): GetippteAngabe[] => {
    const allgemein = isAntwortKey(name) ? "Ihre Antwort" : allgemeine.get(name);
    const text = normalizeNewlines([texte].flat().join("\n"));
    if (allgemein === undefined || text.trim() === "" || text === textOf(gespeichert, name)) return [];
    return [{ name, label: eigene[name] ?? allgemein, text }];
  });
}

/** Does a form with these fields have texts for a document of the kind? */
export const hasTypedAnswers =
  (art: SchriftsatzArt) =>
  (eingaben: Eingaben): boolean =>
    listGetippteAntworten(art, eingaben).length > 0;

import type { AntragFormular } from "~/domain/antrag/formular/formulare";

/** So many changes are named; how many more there are is counted. */
const MAX_GENANNT = 4;

/** What a save has changed, in one line and in the order of the form: 'Titel des Vorhabens, Arbeitspakete (2)'. */
export function aenderungsText(form: AntragFormular, geaendert: Readonly<Record<string, number>>): string {
  const texte = form.tabs
    .flatMap(({ fields }) => fields)
    .flatMap(({ key, label, entity }) => {
      const anzahl = geaendert[key];
      if (anzahl === undefined) return [];
      if (entity === undefined) return [label];
      return [anzahl === 0 ? `${label} (Reihenfolge)` : `${label} (${String(anzahl)})`];
    });
  const weitere = texte.length - MAX_GENANNT;
  if (weitere <= 0) return texte.join(", ");
  return `${texte.slice(0, MAX_GENANNT).join(", ")} und ${weitere === 1 ? "eine weitere Angabe" : `${String(weitere)} weitere Angaben`}`;
}

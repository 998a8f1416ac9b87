import type { LesezugriffArt } from "~/domain/protokoll/lesezugriffe";
import { describeExportlesung } from "~/domain/tabelle/exportBeschreibung";
import type { Ausfuehrer } from "../../storage/datenbank";
import { findNachweiseVon } from "../../storage/exportNachweisStore";

/** A line of the log as far as it tells of an order. */
type Zeile = { art: LesezugriffArt; am: Date; benutzerUuid: string | null; nach: string | null };

const schluesselVon = (benutzerUuid: string | null, am: Date, fall: string | null): string =>
  [benutzerUuid, am.toISOString(), fall].join(" ");

/**
 * What was taken along with the exports that these lines tell of: purpose, columns, filters and company. Orders of one
 * person and one case at the same moment are told of together; one whose record is gone has no text.
 */
export async function describeExporte(
  db: Ausfuehrer,
  zeilen: readonly Zeile[],
): Promise<(zeile: Zeile) => string | null> {
  const texte = new Map<string, Set<string>>();
  const momente = zeilen.flatMap(({ art, am, benutzerUuid }) =>
    art === "export.bestellen" && benutzerUuid !== null ? [{ am, benutzerUuid }] : [],
  );
  const nachweise = momente.length === 0 ? [] : await findNachweiseVon(db, momente);
  for (const { benutzerUuid, bestelltAm, query, mitSuche, von, bis, ...was } of nachweise) {
    const filter = query === null ? null : { query, mitSuche: mitSuche === true, von, bis };
    const schluessel = schluesselVon(benutzerUuid, bestelltAm, was.fall);
    texte.set(schluessel, (texte.get(schluessel) ?? new Set()).add(describeExportlesung({ ...was, filter })));
  }
  return ({ art, am, benutzerUuid, nach }) => {
    if (art !== "export.bestellen") return null;
    const gefunden = texte.get(schluesselVon(benutzerUuid, am, nach));
    return gefunden === undefined ? null : [...gefunden].join(" | ");
  };
}

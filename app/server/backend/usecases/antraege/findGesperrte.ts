import type { Aenderung } from "~/contract/antrag/antraege";
import type { ProblemItem } from "~/contract/wire/problem";
import { type AntragFormular, formulare } from "~/domain/antrag/formular/formulare";
import { problem } from "./wertPruefung";

const MESSAGE = "Diese Angabe gehört zum bescheinigten Vorhaben und kann im Ergänzungsantrag nicht geändert werden.";

/**
 * What the changes touch in a supplementary application that was certified and stays as it is. Empty for every other
 * Antrag.
 */
export function findGesperrte(
  form: AntragFormular,
  aenderungen: readonly Aenderung[],
  vorhabenUuid: string,
): ProblemItem[] {
  if (form !== formulare.ERGAENZUNG) return [];
  const gesperrt = new Set(
    form.tabs.flatMap(({ fields }) => fields.filter(({ readOnly }) => readOnly !== undefined).map(({ key }) => key)),
  );
  const betroffen = aenderungen.flatMap((aenderung) =>
    aenderung.art === "felder" ? Object.keys(aenderung.werte) : [aenderung.tabelle],
  );
  return betroffen.filter((key) => gesperrt.has(key)).map((key) => problem(vorhabenUuid, key, MESSAGE));
}

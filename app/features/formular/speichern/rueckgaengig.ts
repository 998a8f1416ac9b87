import type { Flash } from "~/contract/antrag/formAntwort";
import { href } from "~/routing/href";
import type { Absicht } from "./absicht";
import type { FormularOrt } from "../seite/formularOrt";

type Gespeichert = { ort: FormularOrt; absicht: Absicht; revision: number | null };

/**
 * After a row was deleted the way to the version before, from which it can be restored. `revision`: the one that was
 * stored.
 */
export function rueckgaengig({ ort, absicht, revision }: Gespeichert): Flash["aktion"] {
  if (absicht.art !== "zeileLoeschen" || revision === null) return undefined;
  const zeile = { tabelle: absicht.tabelle, zeile: absicht.uuid };
  const query = { vorhaben: ort.vorhabenUuid, fassung: revision - 1, ...zeile };
  return { label: "Rückgängig", href: href("antragWiederherstellen", { uuid: ort.antragUuid }, query) };
}

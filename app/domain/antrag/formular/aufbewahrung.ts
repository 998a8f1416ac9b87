import { parseFieldName } from "../../../formkit/fieldName";
import { type AntragFormular, formulare } from "./formulare";

/** Hidden fields of the form that say what its answers were made from, and which of its controls post nothing when nothing is chosen. */
const BEGLEITFELDER: readonly string[] = ["revision", "gezeigt"];

const keysVon = ({ tabs }: AntragFormular): string[] =>
  tabs.flatMap(({ fields }) => fields).flatMap(({ key, entity }) => [key, ...(entity?.fields ?? []).map((feld) => feld.key)]);

const FORMULARFELDER: ReadonlySet<string> = new Set(Object.values(formulare).flatMap(keysVon));

/** True for the fields of a posted form that may be kept: answers of the application and what belongs to them. */
function isAufzubewahren(name: string): boolean {
  if (BEGLEITFELDER.includes(name)) return true;
  const place = parseFieldName(name);
  return place !== undefined && (FORMULARFELDER.has(place.key) || (place.row !== undefined && place.key === "uuid"));
}

/**
 * What may be kept of a posted form, again as application/x-www-form-urlencoded. Everything that is no answer of the application is left
 * out, whoever sends it: passwords, TANs and tokens have no field here.
 */
export function nurAufzubewahrende(felder: string): string {
  return new URLSearchParams([...new URLSearchParams(felder)].filter(([name]) => isAufzubewahren(name))).toString();
}

/** Is there an answer in what may be kept, blank ones included? Without one there is nothing to keep. */
export function hatAntworten(felder: string): boolean {
  return [...new URLSearchParams(felder).keys()].some((name) => !BEGLEITFELDER.includes(name));
}

import type { VerlaufArt } from "~/domain/benutzer/kontoEreignisse";
import { href } from "~/routing/href";

/** The time line of a person: narrowed to a kind of events, and what is older than a line of the log. */
export function verlaufHref(
  uuid: string,
  { art = null, vor = null }: { art?: VerlaufArt | null; vor?: number | null },
): string {
  return `${href("supportPerson", { uuid }, { art: art === null ? null : art.toLowerCase(), vor })}#verlauf`;
}

import { allgemeinesHilfefeld } from "./allgemeinesHilfefeld";
import type { HilfeOrt } from "./hilfeBereich";

/** A help text: HTML for one field of an area. @spec §3 Help text (Hilfetext) */
export type Hilfetext = {
  readonly bereich: string;
  readonly feld: string;
  /** Used for sorting, and for telling the cooperation-partner form apart in V1. */
  readonly index: number;
  readonly text: string;
  readonly isActive: boolean;
};

/** Entries of the cooperation-partner form in V1 lie strictly between these indexes. @spec §9 */
const PARTNER_INDEX_UEBER = 30;
const PARTNER_INDEX_UNTER = 46;

function isErlaubt(hilfetext: Hilfetext, ort: HilfeOrt): boolean {
  if (hilfetext.bereich !== ort.bereich) return false;
  if (ort.bereich !== "vorhabenV1" || ort.form !== "kooperationspartner") return true;
  return hilfetext.index > PARTNER_INDEX_UEBER && hilfetext.index < PARTNER_INDEX_UNTER;
}

/**
 * The help text to show at a place: that of the field, else the general one of the place, else null. Inactive entries
 * are passed over except in preview mode. `feld` null asks for the general entry.
 *
 * @spec §2 Shell: inactive help entries fall back to the general entry, except in preview mode; for a
 * cooperation-partner form in vorhabenV1 only help entries with index greater than 30 and less than 46 are considered
 */
export function selectHilfetext<T extends Hilfetext>(
  hilfetexte: readonly T[],
  ort: HilfeOrt,
  { feld, istVorschau }: { readonly feld: string | null; readonly istVorschau: boolean },
): T | null {
  const moegliche = hilfetexte
    .filter((hilfetext) => isErlaubt(hilfetext, ort) && (istVorschau || hilfetext.isActive))
    .toSorted((a, b) => a.index - b.index);
  const fuer = (gesucht: string) => moegliche.find((hilfetext) => hilfetext.feld === gesucht);
  return (feld === null ? undefined : fuer(feld)) ?? fuer(allgemeinesHilfefeld(ort)) ?? null;
}

/**
 * One kind of reading. `wen`: where the line keeps the id of the person or company that was looked at. `was`: what the
 * line says about it beside that: the call that gave it (`RUF`), the call and what the file is for (`MITNAHME`), the
 * reason of a person of the staff (`ANLASS`), what the log was asked for (`FRAGE`), the case of an export (`FALL`). No
 * line keeps a content of an Antrag.
 */
type Lesezugriff = {
  readonly label: string;
  readonly wen?: { readonly art: "PERSON" | "UNTERNEHMEN"; readonly feld: "nach" | "grund" };
  readonly was?: "RUF" | "MITNAHME" | "ANLASS" | "FRAGE" | "FALL";
};

const personIn = (feld: "nach" | "grund") => ({ wen: { art: "PERSON", feld } }) as const;

/**
 * The lines of the audit log that say that somebody has looked at something or taken it along, by their Vorgang: the
 * one list of them. The filter, the names and what the database is asked for follow from it; a new kind of reading is a
 * row here.
 *
 * @assumed issue „data protection officer“ says „who read what“ and names no kinds; the end of a view of the portal
 *   belongs to them, so that one sees how long it lasted.
 */
export const LESEZUGRIFFE = {
  "einsicht.lesen": { label: "Antrag gelesen", was: "RUF" },
  "einsicht.datei": { label: "Antrag als Datei mitgenommen", was: "MITNAHME" },
  "einsicht.liste": { label: "Liste oder Datei gelesen", was: "RUF" },
  BENUTZER_ANGESEHEN: { label: "Person angesehen", ...personIn("nach") },
  UNTERNEHMEN_ANGESEHEN: { label: "Unternehmen angesehen", wen: { art: "UNTERNEHMEN", feld: "nach" } },
  "support.ansicht": { label: "Ansicht wie eine Person begonnen", ...personIn("grund"), was: "ANLASS" },
  "support.ansichtEnde": { label: "Ansicht wie eine Person beendet", ...personIn("grund") },
  "export.bestellen": { label: "Export bestellt", was: "FALL" },
  PROTOKOLL_GELESEN: { label: "Logs gelesen", was: "FRAGE" },
  PROTOKOLL_AUSZUG: { label: "Auszug aus den Logs", was: "FRAGE" },
  LESEZUGRIFFE_GELESEN: { label: "Lesezugriffe gelesen", was: "FRAGE" },
} as const satisfies { readonly [vorgang: string]: Lesezugriff };

/** A kind of reading, as the log names it. */
export type LesezugriffArt = keyof typeof LESEZUGRIFFE;

/** Narrows a Vorgang to a kind of reading. */
export const isLesezugriff = (vorgang: string): vorgang is LesezugriffArt => Object.hasOwn(LESEZUGRIFFE, vorgang);

/** All kinds, in the order of the filter. */
export const lesezugriffArten = Object.keys(LESEZUGRIFFE).filter(isLesezugriff);

/** What a kind says of itself. */
export const lesezugriffVon = (art: LesezugriffArt): Lesezugriff => LESEZUGRIFFE[art];

/** The kinds that keep an id of this sort in this place. */
export const artenMit = (art: "PERSON" | "UNTERNEHMEN", feld: "nach" | "grund"): LesezugriffArt[] =>
  lesezugriffArten.filter((eine) => {
    const { wen } = lesezugriffVon(eine);
    return wen?.art === art && wen.feld === feld;
  });

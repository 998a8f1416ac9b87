/**
 * The short forms, whose help opens when somebody asks at a field.
 *
 * @assumed Issue 18 §4 wants help for every field of every form. Whoever has help shown by default has it beside the
 *   long forms of a company; beside one with two questions, or the profile, it would be more to read than the form.
 */
const NUR_AUF_FRAGE = [
  "registrierung",
  "profil",
  "stab",
  "personen",
  "systemnachrichten",
  "faq",
  "hilfetexte",
  "exporte",
  "wartung",
  "antraege",
  "nachrichten",
] as const;

/**
 * The areas of help texts.
 *
 * @spec §2 Shell: help drawer fallback keys by area
 * @assumed §2 names vorhabenV1, vorhabenV2 and "other areas"; the other keys follow domain.md 2.11.
 */
export const HILFE_BEREICHE = [
  "vorhabenV1",
  "vorhabenV2",
  "wirtschaftsjahr",
  "unternehmen",
  "verbundeneUnternehmen",
  "einreichen",
  "nachtrag",
  "widerspruch",
  "benutzerverwaltung",
  ...NUR_AUF_FRAGE,
] as const;

/** Does the help of an area open by itself for those who want that? */
export const opensVonSelbst = (bereich: string): boolean => !NUR_AUF_FRAGE.some((kurz) => kurz === bereich);

/** Key of a help area. */
export type HilfeBereich = (typeof HILFE_BEREICHE)[number];

/** Which entity form is open inside a Vorhaben form, if any. */
export type HilfeForm = "auftragnehmer" | "kooperationspartner" | "wirtschaftsgut" | null;

/** Where the user is: area, tab of the Vorhaben form (counted from 0), open entity form. */
export type HilfeOrt = { readonly bereich: string; readonly tab: number; readonly form: HilfeForm };

/** Says whether a text is the key of a help area. */
export function isHilfeBereich(text: string): text is HilfeBereich {
  return HILFE_BEREICHE.some((bereich) => bereich === text);
}

import type { SystemRolle } from "./rollen";

/** The roles of staff, in the order of a form: whoever has one of them works for no company. */
export const stabRollen = [
  "SUPPORT_MITARBEITER",
  "QUALITAETSMANAGEMENT",
  "ADMINISTRATOR",
  "DATENSCHUTZ",
] as const satisfies readonly SystemRolle[];

/** Key of such a role. */
export type StabRolle = (typeof stabRollen)[number];

/** What each role means for whoever gives it. */
export const STAB_ROLLEN_ERKLAERUNG: Readonly<Record<StabRolle, string>> = {
  SUPPORT_MITARBEITER: "hilft Unternehmen und sieht ihre eingereichten Anträge, Entwürfe nur mit Einwilligung",
  QUALITAETSMANAGEMENT: "prüft Abläufe und pflegt Hilfetexte und häufige Fragen",
  ADMINISTRATOR: "verwaltet alle Konten, Systemnachrichten und die Wartung",
  DATENSCHUTZ: "sieht, wer im Portal was gelesen hat, und sonst nichts",
};

/** Narrows a text to a role of staff. */
export const isStabRolle = (text: string): text is StabRolle => stabRollen.some((rolle) => rolle === text);

/** How an account of staff stands. @assumed bildschirme.md part 6 names a column „Status“ and no values. */
export const STAB_STATUS = {
  AKTIV: "Aktiv",
  EINGELADEN: "Eingeladen",
  ABGELAUFEN: "Abgelaufen",
  GESPERRT: "Gesperrt",
} as const;

/** Key of such a state. */
export type StabStatus = keyof typeof STAB_STATUS;

/** All keys, in the order of the filter. */
export const stabStatusSchluessel = [
  "AKTIV",
  "EINGELADEN",
  "ABGELAUFEN",
  "GESPERRT",
] as const satisfies readonly StabStatus[];

/** How long a reason may be. @assumed bildschirme.md 6 asks for none, part 5 for one of a lock, with no limit. */
export const STAB_GRUND_MAX = 500;

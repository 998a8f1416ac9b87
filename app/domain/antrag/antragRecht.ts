/**
 * What a person may do with one Antrag, the least first; each right includes the ones before.
 *
 * @spec domain.md 4.2 Per-Antrag rights: LESEN, BEARBEITEN, VERWALTEN
 * @assumed domain.md names the rights without saying what each allows; the texts here say what the portal does with
 * them.
 */
export const ANTRAG_RECHTE = {
  LESEN: { label: "Lesen", erklaerung: "kann alle Angaben, Anlagen und Dokumente ansehen und herunterladen" },
  BEARBEITEN: { label: "Bearbeiten", erklaerung: "kann außerdem Angaben ändern und Anlagen hinzufügen" },
  VERWALTEN: { label: "Verwalten", erklaerung: "kann außerdem bestimmen, wer Zugriff auf diesen Antrag hat" },
} as const;

/** Key of a right on one Antrag. */
export type AntragRecht = keyof typeof ANTRAG_RECHTE;

/** The keys in their order. */
export const antragRechte: readonly AntragRecht[] = ["LESEN", "BEARBEITEN", "VERWALTEN"];

/** Narrows a text to a right. */
export const isAntragRecht = (text: string): text is AntragRecht => Object.hasOwn(ANTRAG_RECHTE, text);

/** Says whether somebody who has `recht` (null: none) has everything that `noetig` allows. */
export function covers(recht: AntragRecht | null, noetig: AntragRecht): boolean {
  return recht !== null && antragRechte.indexOf(recht) >= antragRechte.indexOf(noetig);
}

/** From what to what a right is to be changed; null: none. */
export type Rechtswechsel = { vorher: AntragRecht | null; nachher: AntragRecht | null };

/**
 * Says whether somebody with the right `eigenes` on an Antrag may make this change: whoever manages its users, and
 * nobody gives or takes more than they have. A Bevollmächtigte/r counts as VERWALTEN.
 */
export function canSwitch(eigenes: AntragRecht | null, { vorher, nachher }: Rechtswechsel): boolean {
  const suffices = (recht: AntragRecht | null) => recht === null || covers(eigenes, recht);
  return covers(eigenes, "VERWALTEN") && suffices(vorher) && suffices(nachher);
}

/**
 * The hint texts that the portal starts with, and where they are shown.
 *
 * @assumed §7 names a call for hint texts but none of them; these are the sentences that several screens share.
 */
export const HINWEISE: readonly { schluessel: string; bezeichnung: string; text: string }[] = [
  {
    schluessel: "pflichtfelder",
    bezeichnung: "Über den Fragen der Anträge",
    text: "* Diese Felder sind verpflichtend auszufüllen.",
  },
  {
    schluessel: "speichern",
    bezeichnung: "Bei den Knöpfen, mit denen man Anträge speichert",
    text: "Sie können jederzeit speichern, auch wenn noch Angaben fehlen.",
  },
  {
    schluessel: "einreichen",
    bezeichnung: "Auf der Startseite vor der Anmeldung und beim Einreichen",
    text: "Einreichen kann nur eine bevollmächtigte Person mit dem ELSTER-Zertifikat des Unternehmens.",
  },
];

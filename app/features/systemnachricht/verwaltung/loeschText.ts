import type { VerwalteteSystemnachricht } from "~/contract/mitteilung/systemnachrichten";

/** What is asked before an announcement is deleted, in the dialog and on the page. */
export const loeschText = ({ titel, stand }: Pick<VerwalteteSystemnachricht, "titel" | "stand">): string =>
  stand === "AKTIV"
    ? `Möchten Sie die Meldung „${titel}“ wirklich löschen? Sie verschwindet sofort bei allen, die sie gerade sehen, und kommt nicht zurück.`
    : `Möchten Sie die Meldung „${titel}“ wirklich löschen? Sie kommt nicht zurück.`;

import type { HilfetextEntwurf } from "./hilfetextEntwurf";

/** Help on inviting people; `feld` is what every row calls the field. */
export const HILFETEXTE_BENUTZER: readonly HilfetextEntwurf[] = [
  [
    "vorname",
    "<p>Unter diesem Namen steht die Person in Ihrer Benutzerverwaltung, bis sie die Einladung annimmt. Hat sie noch kein Konto im Portal, kann sie ihn dabei berichtigen.</p>",
  ],
  [
    "nachname",
    "<p>Hat die Person schon ein Konto im Portal, gilt nach der Annahme der Name aus ihrem Konto, auch wenn Sie hier einen anderen angeben.</p>",
  ],
  [
    "email",
    "<p>An diese Adresse geht der Link, mit dem die Person die Einladung annimmt. Mit ihr meldet sie sich auch an. Geben Sie deshalb eine Adresse an, die nur diese Person liest, keine gemeinsame wie „info@“.</p>",
  ],
  [
    "unternehmenRolle",
    "<p>Die Rolle gilt für das ganze Unternehmen:</p><ul><li><strong>Mitarbeiterin / Mitarbeiter:</strong> legt Anträge an und sieht nur die, für die sie oder er ein Recht hat. Einreichen kann sie oder er nicht.</li><li><strong>Bevollmächtigte Person:</strong> sieht alle Anträge, reicht sie ein und verwaltet die Benutzer.</li></ul><p>Ist das Vier-Augen-Prinzip eingeschaltet, geht die Einladung einer bevollmächtigten Person erst hinaus, wenn eine zweite zugestimmt hat.</p>",
  ],
  [
    "liste",
    "<p>Hier können Sie Personen einfügen, die Sie schon in einer Liste haben, etwa aus einem Mailprogramm oder einer Tabelle. Beim Senden kommen sie in die freien Felder oben; eingeladen wird erst, wenn Sie danach noch einmal senden. Zeilen, die nicht zu lesen sind, bleiben hier stehen.</p>",
  ],
  [
    "nachfolger",
    "<p>Wer die Rechte an einzelnen Anträgen bekommt, die mit dem Zugang enden. Ohne Wahl erlöschen sie; bevollmächtigte Personen sehen die Anträge weiterhin und können sie neu vergeben.</p>",
  ],
];

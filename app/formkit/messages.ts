/**
 * The German texts of the form engine.
 *
 * @spec §5 Validation rules: and §4 (read-only, row status), §8 (other messages), word for word
 */
export const messages = {
  required: "Dieses Feld ist erforderlich",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  number: "Dieses Feld darf nur Zahlen enthalten",
  integer: "Dieses Feld darf nur Ganzzahlen enthalten",
  capital: "Dieses Feld darf nur Großbuchstaben enthalten",
  maxLength: (max: number) => `Sie dürfen maximal ${max} Zeichen eingeben`,
  minLength: (min: number) => `Sie müssen mindestens ${min} Zeichen eingeben`,
  strictLength: "Die Länge des eingegebenen Feldes ist ungültig",
  exclude: (zeichen: string) => `Das Zeichen ${zeichen} ist nicht erlaubt`,
  notEmpty: "Bitte wählen Sie mindestens einen Wert aus",
  pattern: "Ungültiges Format",

  textCut: "Achtung: Ihre Eingabe wurde auf die erlaubte Anzahl von Zeichen verkürzt.",
  spacesReplaced:
    "Ungültige Leerzeichen bzw. Umbrüche wurden automatisch durch gültige Leerzeichen und Zeilenumbrüche ersetzt.",
  pasteRejected: "Achtung: Einfügen auf Grund von fehlerhaftem Format verhindert!",
  decimalsShortened: "Bitte überprüfen Sie die Korrektheit Ihrer Eingabe!",

  requiredHint: "* Diese Felder sind verpflichtend auszufüllen.",
  choiceHint: "Je nach Auswahl werden in eingeblendeten Feldern zusätzliche Angaben erforderlich.",
  yesNoHint: "Bei Ja werden in eingeblendeten Feldern zusätzliche Angaben erforderlich",
  keineAngabe: "Keine Angabe",
  keineDaten: "Keine Daten vorhanden",
  alleAuswaehlen: "Alle auswählen",
  alleAbwaehlen: "Alle abwählen",
  mehrere: "Mehrere [...]",
  filterAnwenden: "Filter anwenden",
  rowComplete: "Vollständig erfasst",
  rowIncomplete: "Nicht vollständig erfasst",
} as const;

function germanNumber(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}

/**
 * Texts for findings the specification knows no words for.
 *
 * @assumed §5 gives no texts for dates, ranges, digits before the comma, chips and table rows: these say what to type
 * instead.
 */
export const ownMessages = {
  date: "Ungültiges Format. Bitte geben Sie ein Datum als TT.MM.JJJJ ein",
  noSuchDay: "Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie Tag, Monat und Jahr",
  month: "Ungültiges Format. Bitte geben Sie einen Monat als MM.JJJJ ein",
  noSuchMonth: "Diesen Monat gibt es im Kalender nicht. Bitte prüfen Sie Monat und Jahr",
  integerDigits: (digits: number) => `Sie dürfen vor dem Komma höchstens ${digits} Ziffern eingeben`,
  tooSmall: (min: string) => `Der Wert muss mindestens ${min} betragen`,
  tooLarge: (max: string) => `Der Wert darf höchstens ${max} betragen`,
  tooEarly: (min: string) => `Das Datum darf nicht vor ${min} liegen`,
  tooLate: (max: string) => `Das Datum darf nicht nach ${max} liegen`,
  maxItems: (max: number) => `Sie dürfen höchstens ${germanNumber(max, "einen Eintrag", "Einträge")} eingeben`,
  minRows: (min: number) => `Bitte erfassen Sie mindestens ${germanNumber(min, "einen Eintrag", "Einträge")}`,
  amberRow: "Vollständig erfasst, es gibt Hinweise",
  rowPending: "Status wird geladen",
} as const;

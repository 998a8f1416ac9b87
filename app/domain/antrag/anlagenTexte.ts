import { ANLAGE_MAX_BYTES, ANLAGE_TYPEN, ANLAGEN_MAX, formatGroesse, type AnlageTyp } from "./anlagen";

/**
 * Why a file is not taken, in the same words in the browser and on the server. Each names the file and says what to do.
 */
export const ANLAGE_ABGELEHNT = {
  leer: (name: string) => `Die Datei „${name}“ ist leer. Bitte wählen Sie eine andere Datei.`,
  zuGross: (name: string) =>
    `Die Datei „${name}“ ist zu groß. Erlaubt sind höchstens ${formatGroesse(ANLAGE_MAX_BYTES)} je Datei. Bitte verkleinern Sie sie.`,
  zuViele: (name: string) =>
    `Die Datei „${name}“ wurde nicht hinzugefügt: Ein Vorhaben kann höchstens ${String(ANLAGEN_MAX)} Anlagen haben. Entfernen Sie zuerst eine andere.`,
  zuVieleDateien: (name: string) =>
    `Die Datei „${name}“ wurde nicht hinzugefügt: Höchstens ${String(ANLAGEN_MAX)} Dateien sind möglich. Entfernen Sie zuerst eine andere.`,
  falscherTyp: (name: string) => `Die Datei „${name}“ ist weder PDF noch PNG noch JPG. Bitte wandeln Sie sie in eines dieser Formate um.`,
  falscheEndung: (name: string, typ: AnlageTyp) =>
    `Die Datei „${name}“ ist in Wirklichkeit ${ANLAGE_TYPEN[typ].artikel}. Bitte geben Sie ihr die Endung „.${ANLAGE_TYPEN[typ].endungen[0]}“ und fügen Sie sie dann hinzu.`,
  keinTyp: (name: string, typ: AnlageTyp) =>
    `Die Datei „${name}“ ist k${ANLAGE_TYPEN[typ].artikel}, obwohl ihr Name das sagt. Bitte öffnen Sie sie in dem Programm, aus dem sie stammt, und speichern Sie sie von dort als PDF, PNG oder JPG.`,
  beschaedigt: (name: string) =>
    `Die Datei „${name}“ ist beschädigt oder unvollständig. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.`,
  zuVielePixel: (name: string) =>
    `Das Bild „${name}“ hat zu viele Bildpunkte. Erlaubt sind höchstens 50 Megapixel. Bitte verkleinern Sie es.`,
  verschluesselt: (name: string) =>
    `Die Datei „${name}“ ist mit einem Passwort oder mit Einschränkungen geschützt und lässt sich deshalb nicht prüfen. Bitte speichern Sie sie ohne Schutz.`,
  aktiverInhalt: (name: string) =>
    `Die Datei „${name}“ enthält Skripte, Programmaufrufe, Formulare oder eingebettete Dateien. Bitte drucken Sie sie in eine neue PDF-Datei und fügen Sie diese hinzu.`,
  nichtPruefbar: (name: string) =>
    `Die Datei „${name}“ ist so aufgebaut, dass sie sich nicht prüfen lässt. Bitte drucken Sie sie in eine neue PDF-Datei und fügen Sie diese hinzu.`,
  archiv: (name: string) => `An die Datei „${name}“ ist ein Archiv angehängt. Bitte speichern Sie sie neu, ohne Anhang.`,
  infiziert: (name: string) =>
    `In der Datei „${name}“ wurde Schadsoftware gefunden. Sie wurde nicht gespeichert. Bitte prüfen Sie den Computer, von dem sie stammt.`,
} as const;

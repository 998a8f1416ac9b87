import {
  ANLAGE_FORMATE,
  ANLAGE_MEGAPIXEL_MAX,
  ANLAGE_TYP_KEYS,
  ANLAGE_TYPEN,
  ANLAGEN_MAX,
  type AnlageTyp,
} from "./anlagen";
import { ANLAGE_HINDERNISSE } from "./anlagenTexte";

/**
 * Why a file is not taken: what the browser may know before it is sent, in the same words, and what only shows when it
 * is looked at. Each text names the file and says what to do.
 */
export const ANLAGE_ABGELEHNT = {
  ...ANLAGE_HINDERNISSE,
  zuVieleDateien: (name: string) =>
    `Die Datei „${name}“ wurde nicht hinzugefügt: Höchstens ${String(ANLAGEN_MAX)} Dateien sind möglich. Entfernen Sie zuerst eine andere.`,
  falscherTyp: (name: string) =>
    `Die Datei „${name}“ ist weder ${ANLAGE_TYP_KEYS.join(" noch ")}. Bitte wandeln Sie sie in eines dieser Formate um.`,
  falscheEndung: (name: string, typ: AnlageTyp) =>
    `Die Datei „${name}“ ist in Wirklichkeit ${ANLAGE_TYPEN[typ].artikel}. Bitte geben Sie ihr die Endung „.${ANLAGE_TYPEN[typ].endungen[0]}“ und fügen Sie sie dann hinzu.`,
  keinTyp: (name: string, typ: AnlageTyp) =>
    `Die Datei „${name}“ ist k${ANLAGE_TYPEN[typ].artikel}, obwohl ihr Name das sagt. Bitte öffnen Sie sie in dem Programm, aus dem sie stammt, und speichern Sie sie von dort als ${ANLAGE_FORMATE}.`,
  beschaedigt: (name: string) =>
    `Die Datei „${name}“ ist beschädigt oder unvollständig. Bitte speichern Sie sie neu und versuchen Sie es noch einmal.`,
  zuVielePixel: (name: string) =>
    `Das Bild „${name}“ hat zu viele Bildpunkte. Erlaubt sind höchstens ${String(ANLAGE_MEGAPIXEL_MAX)} Megapixel. Bitte verkleinern Sie es.`,
  verschluesselt: (name: string) =>
    `Die Datei „${name}“ ist mit einem Passwort oder mit Einschränkungen geschützt und lässt sich deshalb nicht prüfen. Bitte speichern Sie sie ohne Schutz.`,
  aktiverInhalt: (name: string) =>
    `Die Datei „${name}“ enthält Skripte, Programmaufrufe, Formulare oder eingebettete Dateien. Bitte drucken Sie sie in eine neue PDF-Datei und fügen Sie diese hinzu.`,
  nichtPruefbar: (name: string) =>
    `Die Datei „${name}“ ist so aufgebaut, dass sie sich nicht prüfen lässt. Bitte drucken Sie sie in eine neue PDF-Datei und fügen Sie diese hinzu.`,
  archiv: (name: string) =>
    `An die Datei „${name}“ ist ein Archiv angehängt. Bitte speichern Sie sie neu, ohne Anhang.`,
  infiziert: (name: string) =>
    `In der Datei „${name}“ wurde Schadsoftware gefunden. Sie wurde nicht gespeichert. Bitte prüfen Sie den Computer, von dem sie stammt.`,
} as const;

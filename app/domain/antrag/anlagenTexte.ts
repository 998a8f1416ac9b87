import { noBreak } from "../../lib/noBreak";
import { numberWord } from "../../lib/numberWord";
import { ANLAGE_FORMATE, ANLAGE_MAX_TEXT, ANLAGEN_MAX } from "./anlagen";

/** What may be chosen in a file field: types and size. */
export const DATEI_HINWEIS = `${ANLAGE_FORMATE}, je Datei höchstens ${noBreak(ANLAGE_MAX_TEXT)}.`;

/** How many more there may be; `frei` is at least one. */
export const freiText = (frei: number): string =>
  `Noch ${numberWord(frei)} ${frei === 1 ? "Anlage möglich." : "Anlagen möglich, auch mehrere auf einmal."}`;

/** Said where there is no more room. */
export const ANLAGEN_VOLL = `Dieses Vorhaben hat ${numberWord(ANLAGEN_MAX)} Anlagen, mehr sind nicht möglich. Entfernen Sie eine, um eine andere hinzuzufügen.`;

/** Why a file need not even be sent. Each text names the file and says what to do. */
export const ANLAGE_HINDERNISSE = {
  leer: (name: string) => `Die Datei „${name}“ ist leer. Bitte wählen Sie eine andere Datei.`,
  zuGross: (name: string) =>
    `Die Datei „${name}“ ist zu groß. Erlaubt sind höchstens ${ANLAGE_MAX_TEXT} je Datei. Bitte verkleinern Sie sie.`,
  zuViele: (name: string) =>
    `Die Datei „${name}“ wurde nicht hinzugefügt: Ein Vorhaben kann höchstens ${String(ANLAGEN_MAX)} Anlagen haben. Entfernen Sie zuerst eine andere.`,
} as const;

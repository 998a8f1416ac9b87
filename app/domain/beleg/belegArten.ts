/** What a receipt can be about, as the public page calls it. */
export const BELEG_ARTEN = {
  EINGANGSBESTAETIGUNG: "Eingangsbestätigung zu einem Antrag",
  NACHTRAG: "Eingangsbestätigung zu einem Nachtrag",
  ANTRAG_RUECKZUG: "Bestätigung über den Rückzug eines Antrags",
  BESCHEID: "Bescheid",
  WIDERSPRUCH: "Eingangsbestätigung zu einem Widerspruch",
  WIDERSPRUCH_RUECKZUG: "Bestätigung über die Rücknahme eines Widerspruchs",
  WIDERSPRUCHSBESCHEID: "Bescheid über einen Widerspruch",
} as const;

export type BelegArt = keyof typeof BELEG_ARTEN;

export const isBelegArt = (text: string): text is BelegArt => Object.hasOwn(BELEG_ARTEN, text);

/**
 * What can be signed, by nezo or, while nezo is switched off, by TAN. @spec §2 /nezoweiterleitung intent; the values
 * follow domain.md 4.5
 */
export const UNTERSCHRIFT_INTENTS = [
  "EINREICHEN",
  "BESCHEID_ABRUF",
  "NACHTRAG",
  "WIDERSPRUCH",
  "WIDERSPRUCH_RUECKZUG",
  "ANTRAG_RUECKZUG",
] as const;

export type UnterschriftIntent = (typeof UNTERSCHRIFT_INTENTS)[number];

/** What a signature has brought about; a return page may show these codes. */
export const UNTERSCHRIFT_ERGEBNIS = {
  EINREICHEN: "ANTRAG_EINGEREICHT",
  BESCHEID_ABRUF: "BESCHEID_ABGERUFEN",
  NACHTRAG: "NACHTRAG_EINGEREICHT",
  WIDERSPRUCH: "WIDERSPRUCH_EINGEREICHT",
  WIDERSPRUCH_RUECKZUG: "WIDERSPRUCH_ZURUECKGEZOGEN",
  ANTRAG_RUECKZUG: "RUECKZUG_ERKLAERT",
} as const satisfies Record<UnterschriftIntent, string>;

export type UnterschriftErgebnis = (typeof UNTERSCHRIFT_ERGEBNIS)[UnterschriftIntent];

/** The results in the order of the intents. */
export const UNTERSCHRIFT_ERGEBNISSE = UNTERSCHRIFT_INTENTS.map((intent) => UNTERSCHRIFT_ERGEBNIS[intent]);

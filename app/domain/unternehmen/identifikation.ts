/**
 * What an identification is for that signs nothing, and the code of what it has brought about. @assumed The
 * specification names `intent` but not its values.
 */
export const IDENTIFIKATION_ERGEBNIS = {
  REGISTRIERUNG: "REGISTRIERUNG_IDENTIFIZIERT",
  STAMMDATEN: "STAMMDATEN_ERNEUERT",
} as const;

export type IdentifikationIntent = keyof typeof IDENTIFIKATION_ERGEBNIS;
export type IdentifikationErgebnis = (typeof IDENTIFIKATION_ERGEBNIS)[IdentifikationIntent];

export const IDENTIFIKATION_INTENTS = Object.keys(IDENTIFIKATION_ERGEBNIS) as [
  IdentifikationIntent,
  ...IdentifikationIntent[],
];
export const IDENTIFIKATION_ERGEBNISSE = IDENTIFIKATION_INTENTS.map((intent) => IDENTIFIKATION_ERGEBNIS[intent]);

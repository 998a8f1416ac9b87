/** How large the group can be drawn. `mal`: as many times as its letters are high by themselves (14 pixels). */
export const ZEICHENGROESSEN = [
  { key: "uebersicht", titel: "Übersicht", mal: 0.5 },
  { key: "normal", titel: "Normal", mal: 1 },
  { key: "gross", titel: "Groß", mal: 1.5 },
  { key: "sehrGross", titel: "Sehr groß", mal: 2 },
] as const;

export type Zeichengroesse = (typeof ZEICHENGROESSEN)[number]["key"];

/** The name of the size in the address of the page. */
export const GROESSE_FELD = "zeichnung";

/** The size that the address asks for; null for none, and for one that there is not. */
export const readZeichengroesse = (query: URLSearchParams): Zeichengroesse | null =>
  ZEICHENGROESSEN.find(({ key }) => key === query.get(GROESSE_FELD))?.key ?? null;

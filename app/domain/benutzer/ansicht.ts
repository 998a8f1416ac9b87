/** How long the support may look at most. @spec issue 18 §2 „höchstens 15 Minuten“ */
export const ANSICHT_MINUTEN = 15;

/** For how long somebody may let the support look. @assumed issue 18 says „for a time“ and gives none. */
export const ANSICHT_DAUERN = {
  STUNDE: { text: "1 Stunde", minuten: 60 },
  TAG: { text: "1 Tag", minuten: 24 * 60 },
  WOCHE: { text: "7 Tage", minuten: 7 * 24 * 60 },
} as const;

/** Key of such a time. */
export type AnsichtDauer = keyof typeof ANSICHT_DAUERN;

/** All of them, the shortest first, which the form offers. */
export const ansichtDauern = ["STUNDE", "TAG", "WOCHE"] as const satisfies readonly AnsichtDauer[];

/** Narrows a text to such a time. */
export const isAnsichtDauer = (text: string): text is AnsichtDauer => ansichtDauern.some((dauer) => dauer === text);

/** How a code is made, and how long and how often it can be tried. @assumed issue 18 asks for „a one-time code“. */
export const ANSICHT_CODE = { stellen: 8, minuten: 10, versuche: 5 } as const;

/** A code as it is shown and read out: in two groups. */
export const formatAnsichtCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** A code as somebody has typed it, without what only separates its groups; null when it cannot be one. */
export function readAnsichtCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, "");
  return /^\d{8}$/.test(code) ? code : null;
}

/** How many views the list of the person shows. @assumed issue 18 asks for a list and no number. */
export const ANSICHTEN_HOECHSTENS = 500;

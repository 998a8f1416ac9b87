/** So many of something: "1 Hinweis", "3 Hinweise". */
export const anzahlText = (anzahl: number, eins: string, viele: string): string =>
  `${String(anzahl)} ${anzahl === 1 ? eins : viele}`;

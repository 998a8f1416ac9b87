/** How the address names the list of a category: its pages, and the place on the page. */
export const listeVonKategorie = (uuid: string): string => `kategorie-${uuid}`;

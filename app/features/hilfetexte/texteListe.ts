/** How the address of the page names its list: its pages, and the place on the page. */
export const TEXTE = "texte";

/** How the address of the page names the list of views by the support, and how many of them are a page. */
export const ZUGRIFFE = "zugriffe";
export const ZUGRIFFE_JE_SEITE = 20;

/** What other features use of the help texts: a text as its form knows it. */
export { entwurfVonHilfetext, HILFETEXT_LABELS } from "./hilfetextEntwurf";

/** What other features use of the help texts: a text as its form knows it, and those that held at a submission. */
export { DamaligeTexte } from "./DamaligeTexte";
export { entwurfVonHilfetext, HILFETEXT_LABELS } from "./hilfetextEntwurf";

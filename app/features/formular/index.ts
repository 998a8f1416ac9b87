/** What other features use of the forms: the hidden fields of every form, the work plan as a chart, and the stored answers as the rules read them. */
export { Arbeitsplandiagramm } from "./Arbeitsplandiagramm";
export { FormularFelder } from "./FormularFelder";
export { createHilfeHref } from "./hilfeHref";
export { toWerte } from "./loadFormularSeite";
export { isOhneServer } from "./sendeSicher";
export { SitzungBeendet } from "./SitzungBeendet";

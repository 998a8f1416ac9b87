/** What the page of a draft needs of objections and their withdrawal. */
export { findRuecknahme } from "./loadZurueckziehen";
export { VorDemWiderspruch } from "./VorDemWiderspruch";
export { WiderspruchHinweis } from "./WiderspruchHinweis";
export { widerspruchPfad } from "./widerspruchPfad";

/** What other features use of the deadlines. */
export { Fristenliste, FristenNachArt } from "./Fristenliste";
export { fristHref } from "./fristHref";
export { findFrist, type FristZeile, loadFristen, toFristZeilen } from "./loadFristen";

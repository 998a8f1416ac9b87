/** What the page of a draft shows of a Nachtrag. */
export { NachtragBeginn } from "./NachtragBeginn";
export { NachtragHinweis } from "./NachtragHinweis";
export { Uebernahme } from "./Uebernahme";

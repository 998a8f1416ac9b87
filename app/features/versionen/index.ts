/** What other features use of the versions: differences between two sets of answers, and how they are shown. */
export { UnterschiedListe } from "./UnterschiedListe";
export { type AbschnittUnterschied, toUnterschiede } from "./unterschiede";

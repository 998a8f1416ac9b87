/**
 * The vault in the browser: what is typed and not saved, encrypted. Load it when it is needed:
 * `import("~/features/tresor")`.
 */
export { BLATT, releaseBlatt, keepBlatt, listLebendeBlaetter } from "./blatt";
export type { OffenesFach } from "./tresorfach";
export { aufGeleert } from "./kanal";
export type { Eintrag } from "./satz";
export { clearTresor, openTresor, forgetSchluessel } from "./tresor";

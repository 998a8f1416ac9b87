/** The vault in the browser: what is typed and not saved, encrypted. Load it when it is needed: `import("~/features/tresor")`. */
export { BLATT, gibBlattFrei, halteBlatt, listLebendeBlaetter } from "./blatt";
export type { OffenesFach } from "./fach";
export { aufGeleert } from "./kanal";
export type { Eintrag } from "./satz";
export { leereTresor, oeffneTresor, vergissSchluessel } from "./tresor";

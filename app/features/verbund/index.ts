/** What other features use of the list of affiliated companies: a row as its form knows it, and what is not said. */
export { loadVerbundEintrag, loadVerbundZeile } from "./loadVerbundZeile";
export { entwurfVonEnde, VERBUND_ENDE_LABELS, VERBUND_TABELLE_ENTWURF, VERBUND_TABELLE_LABELS } from "./tabelleEntwurf";
export { type UngenannteFirma, UngenannteFirmen } from "./UngenannteFirmen";
export { entwurfVonVerbund, VERBUND_LABELS } from "./verbundEingaben";

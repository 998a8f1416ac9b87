/** What other features use of the documents after the submission. */
export { EntwurfFormular } from "./EntwurfFormular";
export { loadGeparktenSchriftsatz } from "./geparkterSchriftsatz";
export { bereichVonSchriftsatz, loadSchriftsatz, type EntwurfSeite, type SchriftsatzDaten } from "./schriftsatzDaten";
export { lueckenAntwort } from "./schriftsatzEingaben";
export { SchriftsatzInhalt } from "./SchriftsatzInhalt";

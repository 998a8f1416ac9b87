/** What other features use of the documents after the submission. */
export { EntwurfFormular } from "./EntwurfFormular";
export { EntwurfVerwerfen } from "./EntwurfVerwerfen";
export { loadGeparktenSchriftsatz } from "./geparkterSchriftsatz";
export { bereichVonSchriftsatz, loadSchriftsatz, type EntwurfSeite, type SchriftsatzDaten } from "./schriftsatzDaten";
export { lueckenAntwort } from "./schriftsatzEingaben";
export { SchriftsatzInhalt } from "./SchriftsatzInhalt";
export { UnterschriftKarte } from "./UnterschriftKarte";

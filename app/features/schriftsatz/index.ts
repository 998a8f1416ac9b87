/** What other features use of the documents after the submission. */
export { EntwurfFort, type FortDaten, withoutAntragFort } from "./EntwurfFort";
export { EntwurfFormular } from "./EntwurfFormular";
export { EntwurfVerwerfen } from "./EntwurfVerwerfen";
export { Getipptes } from "./Getipptes";
export { hasTypedAnswers, listGetippteAntworten } from "./getippteAntworten";
export { loadEntwurf } from "./loadEntwurf";
export { loadGeparktenSchriftsatz } from "./geparkterSchriftsatz";
export { bereichVonSchriftsatz, loadSchriftsatz, type EntwurfSeite, type SchriftsatzDaten } from "./schriftsatzDaten";
export { lueckenAntwort } from "./schriftsatzEingaben";
export { NichtGespeichertes } from "./NichtGespeichertes";
export { SchriftsatzInhalt } from "./SchriftsatzInhalt";
export { WiderstreitHinweis } from "./WiderstreitHinweis";
export { WiderstreitMeldung } from "./WiderstreitMeldung";
export { UnterschriftKarte } from "./UnterschriftKarte";

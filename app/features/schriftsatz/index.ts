/** What other features use of the documents after the submission. */
export { EntwurfFort, type FortDaten, withoutAntragFort } from "./EntwurfFort";
export { EntwurfFormular } from "./EntwurfFormular";
export { EntwurfVerwerfen } from "./EntwurfVerwerfen";
export { Getipptes } from "./Getipptes";
export { hasTypedAnswers, listGetippteAntworten } from "./getippteAntworten";
export { listWiderstreite } from "./listWiderstreite";
export { loadSchriftsatz, type SchriftsatzDaten } from "./loadSchriftsatz";
export { lueckenAntwort } from "./schriftsatzEingaben";
export { bereichVonSchriftsatz, felderVonSchriftsatz, formularVonSchriftsatz } from "./schriftsatzFragen";
export { NichtGespeichertes } from "./NichtGespeichertes";
export { SchriftsatzInhalt } from "./SchriftsatzInhalt";
export { WiderstreitFragen } from "./WiderstreitFragen";
export { WiderstreitHinweis } from "./WiderstreitHinweis";
export { WiderstreitMeldung } from "./WiderstreitMeldung";
export { UnterschriftKarte, type UnterschriftTexte } from "./UnterschriftKarte";

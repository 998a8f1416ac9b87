/**
 * What other features use of the forms of the company: their parts, how they are read, and what stands against them.
 */
export { befundeVon, falscheVon, isFehlend } from "./befunde";
export { EintragAnwesende } from "./EintragAnwesende";
export { entwurfVon } from "./entwurfVon";
export { FirmenFormular } from "./FirmenFormular";
export { FirmenKnoepfe } from "./FirmenKnoepfe";
export { FormularMeldung } from "./FormularMeldung";
export { FormularTeile } from "./FormularTeile";
export { GespeichertZeile, type GespeichertZeileProps } from "./GespeichertZeile";
export { LeseTeile } from "./LeseTeile";
export { NUR_LESEN, NurLesenHinweis } from "./NurLesenHinweis";
export { entwurfVonJahr, JAHR_LABELS } from "./jahrEingaben";
export { loadJahr, loadStatistik } from "./loadJahr";
export { entwurfVonRaster } from "./rasterEingaben";
export { readPost } from "./readPost";
export { readTeile } from "./readTeile";
export { StandFrage } from "./StandFrage";
export {
  berichtigenAdresse,
  entwurfVonStammdaten,
  entwurfVonStand,
  STAMMDATEN_LABELS,
  standTagVon,
} from "./stammdatenEingaben";
export { TestdatenKnopf } from "./TestdatenKnopf";
export { Vollstaendigkeit } from "./Vollstaendigkeit";
export { ZeilenVerlauf, type ZeilenVerlaufProps } from "./ZeilenVerlauf";
export { pickFassungen } from "./pickFassungen";
export { toFassungsliste } from "./toFassungsliste";

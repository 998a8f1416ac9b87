/**
 * What other features use of the forms of the company: their parts, how they are read, and what stands against them.
 */
export { befundeVon } from "./befunde";
export { entwurfVon } from "./entwurfVon";
export { FirmenFormular } from "./FirmenFormular";
export { FormularMeldung } from "./FormularMeldung";
export { FormularTeile } from "./FormularTeile";
export { NUR_LESEN, NurLesenHinweis } from "./NurLesenHinweis";
export { readTeile } from "./readTeile";
export { Vollstaendigkeit } from "./Vollstaendigkeit";

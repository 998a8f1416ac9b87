/** What other features of the company use: the parts of a form that stand below each other on one page. */
export { befundeVon } from "./befunde";
export { FormularTeile } from "./FormularTeile";
export { readTeile } from "./readTeile";

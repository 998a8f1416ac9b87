/** The word about a view of the support above every page. */
export { MitAnsicht } from "./MitAnsicht";

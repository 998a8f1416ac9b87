/** What the profile shows of a change that the support makes. */
export { EigeneAenderung } from "./EigeneAenderung";

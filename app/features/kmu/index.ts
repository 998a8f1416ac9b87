/** What other features use of the KMU status: what the company declares, or else what the calculation comes to. */
export { loadKmuVorgabe } from "./loadKmuVorgabe";

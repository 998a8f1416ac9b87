/**
 * What other features use of the KMU status: what the company declares, or else what the calculation comes to, and
 * figures as their form knows them.
 */
export { loadKmuVorgabe } from "./loadKmuVorgabe";
export { entwurfVonZahlen, KMU_ZAHLEN_LABELS } from "./kmuZahlenEingaben";
export { loadKmuZahlen } from "./loadKmuZahlen";

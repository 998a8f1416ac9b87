/** What other features use of the list of affiliated companies: a row as its form knows it. */
export { loadVerbundZeile } from "./loadVerbundZeile";
export { entwurfVonVerbund, VERBUND_LABELS } from "./verbundEingaben";

/** What the review of kept forms uses of the accounts of staff. */
export { entwurfVonZugang, STAB_ZUGANG_LABELS } from "./zugangEntwurf";

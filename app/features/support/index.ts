/** What the review of kept forms uses of the support of people. */
export { entwurfVonAktion, PERSON_AKTION_LABELS } from "./personEntwurf";

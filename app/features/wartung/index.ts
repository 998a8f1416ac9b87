/** What the frame, the live channel and the review of kept forms use of the maintenance. */
export { entwurfVonFenster, WARTUNGSFENSTER_LABELS } from "./fensterEntwurf";
export { loadFenster } from "./loadFenster";
export { BetriebsHinweise } from "./BetriebsHinweise";
export { reportWartung } from "./useWartung";

/** What the frame and the live channel use of the maintenance. */
export { BetriebsHinweise } from "./BetriebsHinweise";
export { reportWartung } from "./useWartung";

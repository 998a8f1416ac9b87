/** What other features use of the legal pages. */
export { KontaktDaten } from "./KontaktDaten";

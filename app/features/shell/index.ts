/** What other features use of the frame. */
export { isGewaehlt } from "./benutzerAnzeige";

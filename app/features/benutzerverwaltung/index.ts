/** What other lists of people and the preview of help texts use of this one. */
export { EinladenMuster } from "./EinladenMuster";
export { EmailText } from "./EmailText";

/** What other lists of people and the preview of help texts use of this one. */
export { EINLADUNG_ENTWURF, EINLADUNG_LABELS } from "./einladungEntwurf";
export { EinladenMuster } from "./EinladenMuster";
export { EmailText } from "./EmailText";

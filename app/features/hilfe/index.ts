/** What the frame of every page shows of the help. */
export { ErsteAnmeldung } from "./ErsteAnmeldung";
export { HilfeSchublade } from "./HilfeSchublade";

/** What the frame of every page shows of the help, and the links of a question. */
export { ErsteAnmeldung } from "./ErsteAnmeldung";
export { FaqLinks } from "./FaqLinks";
export { HilfeSchublade } from "./HilfeSchublade";

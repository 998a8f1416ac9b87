/** What comes with the first help that somebody asks for. */
export { GefragteHilfe } from "./GefragteHilfe";
export { createTextsuche } from "./hilfetextSuche";

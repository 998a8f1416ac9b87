/** Used by others: parts of small forms, pages of links in mails, and what the preview of hints shows. */
export { Absendeknopf } from "./Absendeknopf";
export { Fehlermeldung } from "./Fehlermeldung";
export { isTokenProblem } from "./isTokenProblem";
export { LinkUnbekannt } from "./LinkUnbekannt";
export { LinkUngueltig } from "./LinkUngueltig";
export { PasswortFeld } from "./PasswortFeld";
export { PasswortRegeln } from "./PasswortRegeln";
export { eingabeProblem, findLeereFelder, findZuLange, textVon } from "./pflichtfelder";
export { Seite } from "./Seite";
export { SoGehtEs } from "./SoGehtEs";
export { useAntwort, type AntwortSicht } from "./useAntwort";
export { useGesehen } from "./useGesehen";

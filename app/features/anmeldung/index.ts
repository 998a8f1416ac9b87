/** What other features use of the login: the parts of every small form, and the pages of links in mails. */
export { Absendeknopf } from "./Absendeknopf";
export { Fehlermeldung } from "./Fehlermeldung";
export { isTokenProblem } from "./isTokenProblem";
export { LinkUnbekannt } from "./LinkUnbekannt";
export { LinkUngueltig } from "./LinkUngueltig";
export { PasswortFeld } from "./PasswortFeld";
export { PasswortRegeln } from "./PasswortRegeln";
export { eingabeProblem, findLeereFelder, findZuLange, textVon } from "./pflichtfelder";
export { Seite } from "./Seite";
export { useAntwort, type AntwortSicht } from "./useAntwort";
export { useGesehen } from "./useGesehen";

/** The controls of lists whose columns stand in domain/tabelle: search, filters, order, columns, views, pages. */
export { Ansichten } from "./Ansichten";
export { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "./listenAbsichten";
export { ansichtHref, type Liste, listeMitQuery } from "./liste";
export { type Listenstand, loadListe } from "./loadListe";
export { ListenFilter } from "./ListenFilter";
export { ListenSeiten } from "./ListenSeiten";
export { SpaltenWahl } from "./SpaltenWahl";

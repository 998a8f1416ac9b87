/** The controls of lists whose columns stand in domain/tabelle: search, filters, order, columns, views, pages. */
export { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "./listenAbsichten";
export { type Liste, listeMitQuery } from "./liste";
export { type Listenstand, loadListe } from "./loadListe";
export { ListenSeiten } from "./ListenSeiten";
export { ListenBedienung } from "./ListenBedienung";
export { ListenMeldung } from "./ListenMeldung";
export { NichtsGefunden } from "./NichtsGefunden";
export { toKopf } from "./toKopf";

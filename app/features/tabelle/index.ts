/** The controls of lists whose columns stand in domain/tabelle: search, filters, order, columns, views, pages. */
export { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "./listenAbsichten";
export { listeMitQuery, toListe } from "./liste";
export { findSeiten, type Listenstand, loadListe } from "./loadListe";
export { LoeschDialog } from "./LoeschDialog";
export { listFolge } from "./listFolge";
export { ListenSeiten } from "./ListenSeiten";
export { inSeiten, loadSeiten, type Seitenstand } from "./loadSeiten";
export { SchlichteSeiten } from "./SchlichteSeiten";
export { SchlichteSuche } from "./SchlichteSuche";
export { ListenBedienung } from "./ListenBedienung";
export { ListenMeldung } from "./ListenMeldung";
export { NichtsGefunden } from "./NichtsGefunden";
export { readSuchtext } from "./readSuchtext";
export { Seiten } from "./Seiten";
export { SeitenDerListe } from "./SeitenDerListe";
export { toKopf } from "./toKopf";

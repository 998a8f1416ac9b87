/** What other features use of the applications: their state, their title, their pages and how they are read. */
export { antragTitel } from "./loadStartseite";
export { AntragTeile } from "./AntragTeile";
export { dokumenteHref } from "./antragTeile";
export { DruckKnopf } from "./DruckKnopf";
export { type AntragOrt, formularHref } from "./formularHref";
export { Inhaltsverzeichnis } from "./Inhaltsverzeichnis";
export { loadFirmenpunkte, PRUEFTEXTE, type Pruefpunkt, standNach } from "./loadFirmenpunkte";
export { readVorhaben, type LeseVorhaben } from "./leseAbschnitte";
export { StatusZeichen } from "./StatusZeichen";
export { UnternehmenLesen } from "./UnternehmenLesen";
export { VorhabenLesen } from "./VorhabenLesen";

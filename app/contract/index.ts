import { antraege } from "./antraege";
import { antragBenutzer } from "./antragBenutzer";
import { austausch } from "./austausch";
import { auth } from "./auth";
import { belege } from "./belege";
import { bescheide } from "./bescheide";
import { benutzer } from "./benutzer";
import { dateien } from "./dateien";
import { dokumente } from "./dokumente";
import { einsicht } from "./einsicht";
import { exporte } from "./exporte";
import { fach } from "./fach";
import { fristen } from "./fristen";
import { geparkteEingaben } from "./geparkteEingaben";
import { hilfe } from "./hilfetexte";
import { konfigurationCalls } from "./konfiguration";
import { nachforderungen } from "./nachforderungen";
import { fachNachrichten, nachrichten } from "./nachrichten";
import { nezo } from "./nezo";
import { profilCalls } from "./profil";
import { registrierung } from "./registrierung";
import { schriftsaetze } from "./schriftsaetze";
import { siegel } from "./siegel";
import { systemnachrichten } from "./systemnachrichten";
import { tabellen } from "./tabellen";
import { tresor } from "./tresor";
import { unterschriften } from "./unterschriften";
import { versionen } from "./versionen";
import { widersprueche } from "./widersprueche";

/** The whole wire between portal and backend: implemented by the backend, called by the portal, printed as OpenAPI. */
export const contract = {
  auth,
  belege,
  benutzer,
  profil: profilCalls,
  registrierung,
  nezo,
  hilfe,
  nachrichten,
  fachNachrichten,
  systemnachrichten,
  siegel,
  konfiguration: konfigurationCalls,
  antraege,
  antragBenutzer,
  austausch,
  bescheide,
  dateien,
  dokumente,
  einsicht,
  exporte,
  fristen,
  geparkteEingaben,
  versionen,
  tabellen,
  tresor,
  unterschriften,
  schriftsaetze,
  widersprueche,
  nachforderungen,
  fach,
};

export type PortalContract = typeof contract;

import { ansicht } from "./konto/ansicht";
import { antraege } from "./antrag/antraege";
import { antragBenutzer } from "./antrag/antragBenutzer";
import { austausch } from "./antrag/austausch";
import { auth } from "./konto/auth";
import { belege } from "./verfahren/belege";
import { bescheide } from "./verfahren/bescheide";
import { betrieb } from "./verfahren/betrieb";
import { benutzer } from "./konto/benutzer";
import { benutzerverwaltung } from "./konto/benutzerverwaltung";
import { dateien } from "./antrag/dateien";
import { dokumente } from "./antrag/dokumente";
import { einsicht } from "./antrag/einsicht";
import { exporte } from "./tabelle/exporte";
import { faq } from "./mitteilung/faq";
import { fach } from "./verfahren/fach";
import { fristen } from "./verfahren/fristen";
import { geparkteEingaben } from "./antrag/geparkteEingaben";
import { hilfe } from "./mitteilung/hilfetexte";
import { hilfetextDatei } from "./mitteilung/hilfetextDatei";
import { hilfetextVerwaltung } from "./mitteilung/hilfetextVerwaltung";
import { konfigurationCalls } from "./wire/konfiguration";
import { lesezugriffe } from "./verfahren/lesezugriffe";
import { nachforderungen } from "./verfahren/nachforderungen";
import { fachNachrichten, nachrichten } from "./mitteilung/nachrichten";
import { nezo } from "./konto/nezo";
import { profilCalls } from "./konto/profil";
import { registrierung } from "./konto/registrierung";
import { schriftsaetze } from "./verfahren/schriftsaetze";
import { siegel } from "./verfahren/siegel";
import { personen } from "./konto/personen";
import { stab } from "./konto/stab";
import { systemnachrichten } from "./mitteilung/systemnachrichten";
import { tabellen } from "./tabelle/tabellen";
import { tresor } from "./antrag/tresor";
import { kmu } from "./unternehmen/kmu";
import { unternehmen } from "./unternehmen/stammdaten";
import { verbund } from "./unternehmen/verbund";
import { firmen } from "./unternehmen/firmen";
import { wirtschaftsjahre } from "./unternehmen/wirtschaftsjahre";
import { unterschriften } from "./antrag/unterschriften";
import { versionen } from "./antrag/versionen";
import { widersprueche } from "./verfahren/widersprueche";
import { protokoll } from "./verfahren/protokoll";
import { wartung } from "./verfahren/wartung";
import { wartungsfenster } from "./verfahren/wartungsfenster";
import { zugangsaenderungen } from "./konto/zugangsaenderungen";

/** The whole wire between portal and backend: implemented by the backend, called by the portal, printed as OpenAPI. */
export const contract = {
  auth,
  belege,
  benutzer,
  profil: profilCalls,
  registrierung,
  nezo,
  hilfe,
  hilfetextDatei,
  hilfetextVerwaltung,
  faq,
  nachrichten,
  fachNachrichten,
  systemnachrichten,
  siegel,
  konfiguration: konfigurationCalls,
  antraege,
  antragBenutzer,
  austausch,
  benutzerverwaltung,
  stab,
  personen,
  protokoll,
  lesezugriffe,
  wartung,
  wartungsfenster,
  betrieb,
  ansicht,
  zugangsaenderungen,
  bescheide,
  dateien,
  dokumente,
  einsicht,
  exporte,
  firmen,
  fristen,
  geparkteEingaben,
  versionen,
  tabellen,
  tresor,
  kmu,
  unternehmen,
  verbund,
  wirtschaftsjahre,
  unterschriften,
  schriftsaetze,
  widersprueche,
  nachforderungen,
  fach,
};

export type PortalContract = typeof contract;

/** A call by its name, "profil.getProfil": what lists of calls are made of, so that none outlives its call. */
export type RufName = {
  [Gruppe in keyof PortalContract]: `${Gruppe}.${keyof PortalContract[Gruppe] & string}`;
}[keyof PortalContract];

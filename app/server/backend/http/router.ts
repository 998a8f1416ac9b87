import { implement } from "@orpc/server";
import { contract } from "~/contract";
import type { RufKontext } from "../kontext";
import { ansichtRouter } from "./ansicht";
import { antraegeRouter } from "./antraege";
import { antragBenutzerRouter } from "./antragBenutzer";
import { austauschRouter } from "./austausch";
import { authRouter } from "./auth";
import { belegeRouter } from "./belege";
import { benutzerRouter } from "./benutzer";
import { benutzerverwaltungRouter } from "./benutzerverwaltung";
import { bescheideRouter } from "./bescheide";
import { betriebRouter } from "./betrieb";
import { dateienRouter } from "./dateien";
import { dokumenteRouter } from "./dokumente";
import { einsichtRouter } from "./einsicht";
import { exporteRouter } from "./exporte";
import { fachRouter } from "./fach";
import { faqRouter } from "./faq";
import { fristenRouter } from "./fristen";
import { geparkteEingabenRouter } from "./geparkteEingaben";
import { hilfeRouter } from "./hilfe";
import { hilfetextDateiRouter } from "./hilfetextDatei";
import { hilfetextVerwaltungRouter } from "./hilfetextVerwaltung";
import { konfigurationRouter } from "./konfiguration";
import { lesezugriffeRouter } from "./lesezugriffe";
import { nachforderungenRouter } from "./nachforderungen";
import { fachNachrichtenRouter, nachrichtenRouter } from "./nachrichten";
import { nezoRouter } from "./nezo";
import { profilRouter } from "./profil";
import { wartungRouter } from "./wartung";
import { wartungsfensterRouter } from "./wartungsfenster";
import { protokollRouter } from "./protokoll";
import { registrierungRouter } from "./registrierung";
import { schriftsaetzeRouter } from "./schriftsaetze";
import { siegelRouter } from "./siegel";
import { personenRouter } from "./personen";
import { stabRouter } from "./stab";
import { systemnachrichtenRouter } from "./systemnachrichten";
import { tabellenRouter } from "./tabellen";
import { tresorRouter } from "./tresor";
import { unterschriftenRouter } from "./unterschriften";
import { kmuRouter } from "./kmu";
import { firmenRouter } from "./firmen";
import { unternehmenRouter } from "./unternehmen";
import { verbundRouter } from "./verbund";
import { wirtschaftsjahreRouter } from "./wirtschaftsjahre";
import { versionenRouter } from "./versionen";
import { widerspruecheRouter } from "./widersprueche";
import { zugangsaenderungenRouter } from "./zugangsaenderungen";

/** All endpoints of the backend, one part per file of the contract; does not compile while one is missing. */
export const router = implement(contract).$context<RufKontext>().router({
  antraege: antraegeRouter,
  antragBenutzer: antragBenutzerRouter,
  austausch: austauschRouter,
  auth: authRouter,
  belege: belegeRouter,
  benutzer: benutzerRouter,
  benutzerverwaltung: benutzerverwaltungRouter,
  stab: stabRouter,
  personen: personenRouter,
  protokoll: protokollRouter,
  lesezugriffe: lesezugriffeRouter,
  wartung: wartungRouter,
  wartungsfenster: wartungsfensterRouter,
  betrieb: betriebRouter,
  ansicht: ansichtRouter,
  zugangsaenderungen: zugangsaenderungenRouter,
  bescheide: bescheideRouter,
  dateien: dateienRouter,
  dokumente: dokumenteRouter,
  einsicht: einsichtRouter,
  exporte: exporteRouter,
  fach: fachRouter,
  firmen: firmenRouter,
  fristen: fristenRouter,
  geparkteEingaben: geparkteEingabenRouter,
  hilfe: hilfeRouter,
  hilfetextDatei: hilfetextDateiRouter,
  hilfetextVerwaltung: hilfetextVerwaltungRouter,
  faq: faqRouter,
  konfiguration: konfigurationRouter,
  nachrichten: nachrichtenRouter,
  fachNachrichten: fachNachrichtenRouter,
  nezo: nezoRouter,
  profil: profilRouter,
  registrierung: registrierungRouter,
  schriftsaetze: schriftsaetzeRouter,
  siegel: siegelRouter,
  nachforderungen: nachforderungenRouter,
  systemnachrichten: systemnachrichtenRouter,
  tabellen: tabellenRouter,
  tresor: tresorRouter,
  kmu: kmuRouter,
  unternehmen: unternehmenRouter,
  verbund: verbundRouter,
  wirtschaftsjahre: wirtschaftsjahreRouter,
  unterschriften: unterschriftenRouter,
  versionen: versionenRouter,
  widersprueche: widerspruecheRouter,
});

import { antraege } from "./antraege";
import { austausch } from "./austausch";
import { auth } from "./auth";
import { benutzer } from "./benutzer";
import { dateien } from "./dateien";
import { fach } from "./fach";
import { geparkteEingaben } from "./geparkteEingaben";
import { hilfe } from "./hilfetexte";
import { konfigurationCalls } from "./konfiguration";
import { nachrichten } from "./nachrichten";
import { nezo } from "./nezo";
import { profilCalls } from "./profil";
import { registrierung } from "./registrierung";
import { tresor } from "./tresor";
import { versionen } from "./versionen";

/** The whole wire between portal and backend: implemented by the backend, called by the portal, printed as OpenAPI. */
export const contract = {
  auth,
  benutzer,
  profil: profilCalls,
  registrierung,
  nezo,
  hilfe,
  nachrichten,
  konfiguration: konfigurationCalls,
  antraege,
  austausch,
  dateien,
  geparkteEingaben,
  versionen,
  tresor,
  fach,
};

export type PortalContract = typeof contract;

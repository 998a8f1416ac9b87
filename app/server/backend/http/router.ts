import { antraegeRouter } from "./antraege";
import { authRouter } from "./auth";
import { benutzerRouter } from "./benutzer";
import { fachRouter } from "./fach";
import { hilfeRouter } from "./hilfe";
import { konfigurationRouter } from "./konfiguration";
import { nachrichtenRouter } from "./nachrichten";
import { profilRouter } from "./profil";
import { nezoRouter } from "./nezo";
import { registrierungRouter } from "./registrierung";

/** All endpoints of the backend, one part per file of the contract. */
export const router = {
  antraege: antraegeRouter,
  auth: authRouter,
  benutzer: benutzerRouter,
  fach: fachRouter,
  hilfe: hilfeRouter,
  konfiguration: konfigurationRouter,
  nachrichten: nachrichtenRouter,
  profil: profilRouter,
  nezo: nezoRouter,
  registrierung: registrierungRouter,
};

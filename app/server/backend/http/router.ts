import { implement } from "@orpc/server";
import { contract } from "~/contract";
import type { RufKontext } from "../kontext";
import { antraegeRouter } from "./antraege";
import { austauschRouter } from "./austausch";
import { authRouter } from "./auth";
import { benutzerRouter } from "./benutzer";
import { dateienRouter } from "./dateien";
import { fachRouter } from "./fach";
import { geparkteEingabenRouter } from "./geparkteEingaben";
import { hilfeRouter } from "./hilfe";
import { konfigurationRouter } from "./konfiguration";
import { nachrichtenRouter } from "./nachrichten";
import { nezoRouter } from "./nezo";
import { profilRouter } from "./profil";
import { registrierungRouter } from "./registrierung";
import { tresorRouter } from "./tresor";
import { versionenRouter } from "./versionen";

/** All endpoints of the backend, one part per file of the contract; does not compile while one is missing. */
export const router = implement(contract).$context<RufKontext>().router({
  antraege: antraegeRouter,
  austausch: austauschRouter,
  auth: authRouter,
  benutzer: benutzerRouter,
  dateien: dateienRouter,
  fach: fachRouter,
  geparkteEingaben: geparkteEingabenRouter,
  hilfe: hilfeRouter,
  konfiguration: konfigurationRouter,
  nachrichten: nachrichtenRouter,
  nezo: nezoRouter,
  profil: profilRouter,
  registrierung: registrierungRouter,
  tresor: tresorRouter,
  versionen: versionenRouter,
});

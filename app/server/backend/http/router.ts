import { authRouter } from "./auth";
import { benutzerRouter } from "./benutzer";
import { konfigurationRouter } from "./konfiguration";
import { nachrichtenRouter } from "./nachrichten";

/** All endpoints of the backend, one part per file of the contract. */
export const router = {
  auth: authRouter,
  benutzer: benutzerRouter,
  konfiguration: konfigurationRouter,
  nachrichten: nachrichtenRouter,
};

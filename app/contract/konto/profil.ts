import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { moment, ok } from "../wire/page";

export const sitzungZeile = z.object({
  uuid: z.uuid(),
  erstelltAm: moment,
  letzteAktionAm: moment,
  /** Short text of browser and system, e.g. "Firefox unter Linux". */
  geraet: z.string(),
  aktuell: z.boolean(),
});

export const profil = z.object({
  email: z.string(),
  titel: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  hilfetexteAnzeigen: z.boolean().nullable(),
  tfaPflicht: z.boolean(),
  mailTFAEnabled: z.boolean(),
  appTFAEnabled: z.boolean(),
  wiederherstellungscodesUebrig: z.number().int(),
  passwortGeaendertAm: moment,
  sitzungen: z.array(sitzungZeile),
});

const passwort = z.string().min(1).max(1000);
const tags = ["Profil"];

export const getProfil = geschuetzt("ANGEMELDET")
  .route({ method: "GET", path: "/v1/benutzer/profil", tags })
  .output(profil);

/** Ends all other sessions of the user. */
export const changePasswort = geschuetzt("ANGEMELDET")
  .route({ method: "PUT", path: "/v1/benutzer/passwort", tags })
  .input(z.object({ altesPasswort: passwort, neuesPasswort: passwort }))
  .output(ok);

/** Switches the mail TAN on or off; refused when it is the last factor of a user with tfaPflicht. */
export const setMailTfa = geschuetzt("ANGEMELDET")
  .route({ method: "PUT", path: "/v1/benutzer/zweifaktor/mail", tags })
  .input(z.object({ aktiv: z.boolean(), passwort }))
  .output(ok);

/**
 * Starts the app set-up: a secret that counts only after `confirmAppTfa`. The same open secret is returned until then.
 */
export const startAppTfa = geschuetzt("ANGEMELDET")
  .route({ method: "POST", path: "/v1/benutzer/zweifaktor/app", tags })
  .output(z.object({ secret: z.string(), otpauthUrl: z.string() }));

/** Confirms the app with its first code; answers the recovery codes, shown only once. */
export const confirmAppTfa = geschuetzt("ANGEMELDET")
  .route({ method: "POST", path: "/v1/benutzer/zweifaktor/app/bestaetigen", tags })
  .input(z.object({ code: z.string().max(20), passwort }))
  .output(z.object({ wiederherstellungscodes: z.array(z.string()) }));

export const removeAppTfa = geschuetzt("ANGEMELDET")
  .route({ method: "POST", path: "/v1/benutzer/zweifaktor/app/entfernen", tags })
  .input(z.object({ passwort }))
  .output(ok);

export const neueWiederherstellungscodes = geschuetzt("ANGEMELDET")
  .route({ method: "POST", path: "/v1/benutzer/zweifaktor/codes", tags })
  .input(z.object({ passwort }))
  .output(z.object({ wiederherstellungscodes: z.array(z.string()) }));

export const endSitzung = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "DELETE", path: "/v1/benutzer/sitzungen/{uuid}", tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(ok);

export const endAndereSitzungen = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "DELETE", path: "/v1/benutzer/sitzungen", tags })
  .output(ok);

export const profilCalls = {
  getProfil,
  changePasswort,
  setMailTfa,
  startAppTfa,
  confirmAppTfa,
  removeAppTfa,
  neueWiederherstellungscodes,
  endSitzung,
  endAndereSitzungen,
};

export type Profil = z.infer<typeof profil>;

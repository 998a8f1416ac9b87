import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { ok } from "../wire/page";
import { unternehmenRolle } from "./benutzer";

const tags = ["Registrierung"];
const text = (max: number) => z.string().max(max);
const token = z.object({ token: z.string().min(1).max(200) });
const passwort = z.string().min(1).max(1000);

/**
 * What is typed about the company; checked in full by the rules of `domain/unternehmen/stammdaten`. Keys as in domain
 * dossier 3.1.
 */
export const unternehmenEingabe = z.object({
  firma: text(400),
  rechtsform: text(50),
  strasse: text(400),
  hausnummer: text(50),
  adresszusatz: text(400),
  plz: text(50),
  ort: text(400),
  bundesland: text(10),
  land: text(10),
  steuernummer: text(50),
  finanzamt: text(400),
  wIdNr: text(50),
  ustIdNr: text(50),
  registerart: text(20),
  registernummer: text(50),
  registergericht: text(400),
  wirtschaftszweig: text(10),
  telefon: text(100),
  email: text(400),
});

export const benutzerEingabe = z.object({
  anrede: text(20),
  titel: text(100),
  vorname: text(200),
  nachname: text(200),
  email: text(400),
  nutzungsbedingungen: z.boolean(),
  datenschutz: z.boolean(),
});

export const registrierungStand = z.object({
  schritt: z.enum(["IDENTIFIKATION", "UNTERNEHMEN", "BENUTZER", "FERTIG"]),
  /** Keys of `unternehmen` that came from the identification service and cannot be changed. */
  ausIdentifikation: z.array(z.string()),
  unternehmen: unternehmenEingabe.nullable(),
});

/** The registration that belongs to the cookie of this browser; step IDENTIFIKATION when there is none. */
export const getRegistrierung = geschuetzt("OFFEN")
  .route({ method: "GET", path: "/v1/registrierung", tags })
  .output(registrierungStand);

/**
 * Starts a registration without identification; refused while nezo is activated for registration. Sets the registration
 * cookie.
 */
export const startRegistrierung = geschuetzt("OFFEN")
  .route({ method: "POST", path: "/v1/registrierung", tags })
  .output(ok);

/** Keeps the company data. 422 with errors by property when the rules are not met. */
export const saveUnternehmen = geschuetzt("OFFEN")
  .route({ method: "PUT", path: "/v1/registrierung/unternehmen", tags })
  .input(unternehmenEingabe)
  .output(ok);

/**
 * Completes the registration: sends the confirmation mail. The answer is the same for a known and an unknown address;
 * a known address gets the mail "Sie haben bereits ein Konto".
 */
export const saveBenutzer = geschuetzt("OFFEN")
  .route({ method: "POST", path: "/v1/registrierung/benutzer", tags })
  .input(benutzerEingabe)
  .output(ok);

/** Uses the token of the confirmation mail once; answers the token with which the password may be set. */
export const confirmEmail = geschuetzt("OFFEN")
  .route({ method: "POST", path: "/v1/registrierung/emailbestaetigen", tags })
  .input(token)
  .output(z.object({ passwortToken: z.string() }));

export const choosePasswort = geschuetzt("OFFEN")
  .route({ method: "POST", path: "/v1/registrierung/passwort", tags })
  .input(token.extend({ passwort }))
  .output(ok);

/** Same answer, time and mail behaviour for known and unknown addresses. */
export const passwortVergessen = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/passwort/vergessen", tags })
  .input(z.object({ email: z.string().trim().min(1).max(320) }))
  .output(ok);

/** Sets a new password with the token of the mail; ends all sessions and lifts a lock. */
export const passwortZuruecksetzen = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/passwort/zuruecksetzen", tags })
  .input(token.extend({ passwort }))
  .output(ok);

/** What an invitation says, without using it. */
export const checkVerknuepfung = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/unternehmensverknuepfung/pruefen", tags })
  .input(token)
  .output(
    z.object({
      unternehmenName: z.string(),
      vorname: z.string(),
      nachname: z.string(),
      unternehmenRolle,
      kontoVorhanden: z.boolean(),
      /** The address that the invitation was sent to. */
      email: z.string(),
    }),
  );

/** Accepts an invitation once. Without an account a password must come along and the account is made. */
export const link = geschuetzt("OFFEN")
  .route({ method: "POST", path: "/v1/unternehmensverknuepfung", tags })
  .input(
    token.extend({ vorname: text(100), nachname: text(100), passwort: z.string().max(1000), zustimmung: z.boolean() }),
  )
  .output(z.object({ ergebnis: z.enum(["VERKNUEPFT", "KONTO_ANGELEGT"]) }));

export const registrierung = {
  getRegistrierung,
  startRegistrierung,
  saveUnternehmen,
  saveBenutzer,
  confirmEmail,
  choosePasswort,
  passwortVergessen,
  passwortZuruecksetzen,
  checkVerknuepfung,
  link,
};

import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { describe } from "../wire/beschreibung";
import { moment, ok } from "../wire/page";

/**
 * @spec §3 Login response; AUTHENTICATED means fully logged in. @assumed PRE_TAN names the state between password and
 * TAN.
 */
export const anmeldeStand = z.object({
  state: z.enum(["PRE_TAN", "AUTHENTICATED"]),
  refreshTokenExpiresAt: moment,
});

/**
 * Logs in with an e-mail address and a password; sets the session cookies. Rate-limited per account and address. @spec
 * §7
 */
export const login = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/auth/login", tags: ["Anmeldung"], spec: describe("OFFEN", "FORMULAR") })
  .input(z.object({ username: z.string().trim().min(1).max(320), password: z.string().min(1).max(1000) }))
  .output(anmeldeStand);

/** Completes a login with the TAN from the mail or the app, or with a recovery code. @spec §7 */
export const tan = geschuetzt("VOR_TAN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/auth/token/tan", tags: ["Anmeldung"], spec: describe("VOR_TAN", "FORMULAR") })
  .input(z.object({ tan: z.string().min(1).max(64) }))
  .output(anmeldeStand);

/** Sends a new mail TAN; the old one no longer works. */
export const tanNeu = geschuetzt("VOR_TAN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/auth/token/tan/neu", tags: ["Anmeldung"] })
  .output(ok);

/**
 * Rotates the refresh token. The former one gives the same tokens again for 10 s, then ends the session (401.20). @spec
 * §7
 */
export const refresh = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/auth/token/refresh", tags: ["Anmeldung"] })
  .output(z.object({ refreshTokenExpiresAt: moment }));

/** Ends the session. Succeeds without one, too. @spec §7 */
export const revoke = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/auth/token/revoke", tags: ["Anmeldung"] })
  .output(ok);

/** What a person must still give to prove who they are: nothing, the password, or the TAN after the password. */
export const nachweisStand = z.object({ stand: z.enum(["FRISCH", "PASSWORT", "TAN"]) });

/** Where the confirmation of a running session stands, and for how many minutes one counts. */
export const getNachweis = geschuetzt("ANGEMELDET")
  .route({ method: "GET", path: "/v1/auth/nachweis", tags: ["Anmeldung"] })
  .output(
    nachweisStand.extend({
      gueltigMinuten: z.number().int(),
      tanArt: z.enum(["MAIL", "APP"]).nullable(),
      tanEmpfaenger: z.string().nullable(),
    }),
  );

/**
 * Confirms a running session with the password, and sends the TAN where the account has a second factor. Rate-limited
 * like a login. The complete confirmation gives the session new tokens.
 */
export const confirmPasswort = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/auth/nachweis", tags: ["Anmeldung"] })
  .input(z.object({ passwort: z.string().min(1).max(1000) }))
  .output(nachweisStand);

/** Completes a confirmation with the TAN from the mail or the app, or with a recovery code. */
export const confirmTan = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/auth/nachweis/tan", tags: ["Anmeldung"] })
  .input(z.object({ tan: z.string().min(1).max(64) }))
  .output(nachweisStand);

export const auth = { login, tan, tanNeu, refresh, revoke, getNachweis, confirmPasswort, confirmTan };

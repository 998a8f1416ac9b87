import { z } from "zod";
import { aenderungArten, aenderungSchritte, aenderungStaende, offeneStaende } from "~/domain/benutzer/zugangsaenderung";
import { geschuetzt } from "../wire/base";
import { moment, ok } from "../wire/page";

const tags = ["Support"];
const text = (max: number) => z.string().max(max);

/** A change of an access that is not over, as staff see it. */
export const aenderung = z.object({
  uuid: z.uuid(),
  art: z.enum(aenderungArten),
  stand: z.enum(offeneStaende),
  /** Null for everything but another address. */
  neueEmail: z.string().nullable(),
  grund: z.string(),
  begonnenVon: z.string(),
  begonnenAm: moment,
  zugestimmtVon: z.string().nullable(),
  /** When the state ends by itself: no second person, the waiting time, or no confirmation. */
  faelligAm: moment,
  /** What the caller may do about it now. */
  schritte: z.array(z.enum(aenderungSchritte)),
});

const aenderungZeile = aenderung.extend({ personUuid: z.uuid(), name: z.string(), email: z.string() });

/** What waits for a second member of staff or for its waiting time, the oldest first. */
export const listAenderungen = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/support/zugangsaenderungen", tags })
  .output(z.object({ data: z.array(aenderungZeile) }));

const wer = z.object({ name: z.string() });
/** Why something is done; it goes into the log. */
const mitGrund = z.object({ personUuid: z.uuid(), grund: text(2000) });

/**
 * Asks for the reset of a lost second factor. Nothing changes before another member of staff has agreed and the waiting
 * time is over. 409.64 without a factor that can be lost, for a locked account, and where a change is open already.
 */
export const beginFaktor = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/zweiterFaktor", tags })
  .input(mitGrund)
  .output(wer);

/** Asks for another address, in the same way. 422 for an address that somebody has. */
export const beginAdresse = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/adresse", tags })
  .input(mitGrund.extend({ email: text(400), wiederholung: text(400) }))
  .output(wer);

const mitAenderung = mitGrund.extend({ aenderungUuid: z.uuid() });

/** Agrees as the second person; the waiting time begins. 409.64 for whoever has begun it. */
export const consentAenderung = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/aenderungen/{aenderungUuid}/zustimmen", tags })
  .input(mitAenderung)
  .output(wer);

/** Refuses it as the second person, takes it back as the first one, or stops it during the waiting time. */
export const refuseAenderung = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/aenderungen/{aenderungUuid}/beenden", tags })
  .input(mitAenderung)
  .output(wer);

const token = z.object({ token: z.string().min(1).max(200) });

/** What the person concerned sees of a change. `neueEmail`: only its beginning and its domain. */
export const aenderungsblick = z.object({
  art: z.enum(aenderungArten),
  stand: z.enum(aenderungStaende),
  neueEmail: z.string().nullable(),
  begonnenAm: moment,
  faelligAm: moment,
});

/** What is going to happen, with the link of the mail about it. Changes nothing. */
export const checkEinspruch = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/zugangsaenderung/pruefen", tags })
  .input(token)
  .output(aenderungsblick);

/** Stops it with the same link, once. */
export const stopByLink = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/zugangsaenderung/stoppen", tags })
  .input(token)
  .output(ok);

/** Confirms the new address with the link that went there, once: from now on it is the one of the account. */
export const confirmAdresse = geschuetzt("OFFEN")
  .route({ method: "POST", path: "/v1/zugangsaenderung/bestaetigen", tags })
  .input(token)
  .output(ok);

/** The open change of the own account. */
export const findEigene = geschuetzt("ANGEMELDET")
  .route({ method: "GET", path: "/v1/benutzer/zugangsaenderung", tags })
  .output(z.object({ aenderung: aenderungsblick.nullable() }));

/** Stops it. 404 when there is none. */
export const stopEigene = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/benutzer/zugangsaenderung/stoppen", tags })
  .output(ok);

export const zugangsaenderungen = {
  listAenderungen,
  beginFaktor,
  beginAdresse,
  consentAenderung,
  refuseAenderung,
  checkEinspruch,
  stopByLink,
  confirmAdresse,
  findEigene,
  stopEigene,
};

export type Aenderung = z.infer<typeof aenderung>;
export type AenderungZeile = z.infer<typeof aenderungZeile>;
export type Aenderungsblick = z.infer<typeof aenderungsblick>;

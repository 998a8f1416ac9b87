import { z } from "zod";
import { ansichtDauern } from "~/domain/benutzer/ansicht";
import { geschuetzt } from "../wire/base";
import { moment, ok } from "../wire/page";

const tags = ["Ansicht wie"];
const eigene = "/v1/benutzer/ansicht";
const fremde = "/v1/support/benutzer/{personUuid}/ansicht";
const personId = z.object({ personUuid: z.uuid() });

/** One view of the support: who has seen the portal as the person, when and why. */
const zugriff = z.object({
  uuid: z.uuid(),
  name: z.string(),
  rolle: z.string(),
  grund: z.string(),
  beginn: moment,
  ende: moment,
  laeuft: z.boolean(),
});

const erlaubnis = z.object({
  /** Until when the support may look without a code; null: it may not. */
  bis: moment.nullable(),
  /** Until when the latest code can be read out; null without one. */
  codeBis: moment.nullable(),
  data: z.array(zugriff),
  total: z.number().int(),
});

/** Whether the support may see the portal as the caller, and when it has done so, newest first, the last 50. */
export const getErlaubnis = geschuetzt("ANGEMELDET").route({ method: "GET", path: eigene, tags }).output(erlaubnis);

/** Lets the support look, from now on for this time, in place of an earlier consent. */
export const grantAnsicht = geschuetzt("ANGEMELDET")
  .route({ method: "PUT", path: eigene, tags })
  .input(z.object({ dauer: z.enum(ansichtDauern) }))
  .output(z.object({ bis: moment }));

/** Takes consent and code back, and ends the view that runs. Without any of them nothing happens. */
export const revokeAnsicht = geschuetzt("ANGEMELDET").route({ method: "DELETE", path: eigene, tags }).output(ok);

/** Makes a code that lets the support look once; it is shown only here. The one before is dead. */
export const createCode = geschuetzt("ANGEMELDET")
  .route({ method: "POST", path: `${eigene}/code`, tags })
  .output(z.object({ code: z.string(), bis: moment }));

/** Whether the support can look at somebody now, and whether it needs a code. */
export const getLage = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: fremde, tags })
  .input(personId)
  .output(z.object({ name: z.string(), erlaubtBis: moment.nullable(), isMoeglich: z.boolean() }));

/**
 * Begins a view: from now on this browser sees the portal as the person, for a quarter of an hour at most, and changes
 * nothing. Without her consent the code is needed. The person gets a mail with the reason. 422.10 without consent and
 * for a code that does not count.
 */
export const beginAnsicht = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: fremde, tags })
  .input(personId.extend({ grund: z.string().max(2000), code: z.string().max(100).default("") }))
  .output(z.object({ name: z.string() }));

/** Ends the view that this browser is in, and says whose it was. */
export const endAnsicht = geschuetzt("ANGEMELDET", { inWartung: "OFFEN" })
  .route({ method: "POST", path: `${eigene}/beenden`, tags })
  .output(personId);

export const ansicht = { getErlaubnis, grantAnsicht, revokeAnsicht, createCode, getLage, beginAnsicht, endAnsicht };

export type AnsichtErlaubnis = z.infer<typeof erlaubnis>;
export type AnsichtLage = z.infer<NonNullable<(typeof getLage)["~orpc"]["outputSchema"]>>;

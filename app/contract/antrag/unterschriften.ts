import { z } from "zod";
import { UNTERSCHRIFT_INTENTS } from "~/domain/antrag/unterschrift";
import { geschuetzt } from "../wire/base";
import { ok } from "../wire/page";

const tags = ["Unterschriften"];

/** What is signed: `gegenstandUuid` where it is a document other than the Antrag, and the state of it that was read. */
const auftrag = z.object({
  intent: z.enum(UNTERSCHRIFT_INTENTS),
  antragUuid: z.uuid(),
  gegenstandUuid: z.uuid().optional(),
  stand: z.string().max(100),
});

/**
 * Requests a TAN by mail for a signature; refused while nezo is activated, and for whatever the signature would be
 * refused.
 */
export const sendTan = geschuetzt("UNTERNEHMEN", { nachweis: "SUBSTANZIELL", inWartung: "UNTERSCHRIFT" })
  .route({ method: "POST", path: "/v1/unterschriften/tan", tags })
  .input(auftrag)
  .output(ok);

/**
 * Signs with the TAN the state that it was requested for; refused while nezo is activated (then `nezo.complete` signs).
 */
export const sign = geschuetzt("UNTERNEHMEN", { nachweis: "SUBSTANZIELL", inWartung: "UNTERSCHRIFT" })
  .route({ method: "POST", path: "/v1/unterschriften", tags })
  .input(auftrag.extend({ tan: z.string().max(20) }))
  .output(ok);

export const unterschriften = { sendTan, sign };

import { z } from "zod";
import { nachforderungStatusSchluessel } from "~/domain/nachforderung/nachforderungStatus";
import { geschuetzt } from "../wire/base";
import { moment, ok } from "../wire/page";

const tags = ["Nachforderungen"];
const antragId = z.object({ antragUuid: z.uuid() });

/**
 * A follow-up request. `frist` is the last day (YYYY-MM-DD), until 24:00 in Berlin. `lock` tells why it can no longer
 * be answered; null while it can. `schriftsatzUuid` is the answer, begun or submitted; null when nobody has begun one.
 */
export const nachforderung = z.object({
  uuid: z.uuid(),
  /** From 1 for each Antrag. */
  nummer: z.number().int(),
  status: z.enum(nachforderungStatusSchluessel),
  anschreiben: z.string(),
  /** `vorhaben` is its title as it was submitted; empty when the question is about the Antrag as a whole. */
  fragen: z.array(z.object({ uuid: z.uuid(), vorhaben: z.string(), frage: z.string() })),
  erstelltAm: moment,
  frist: z.string(),
  fristUrspruenglich: z.string(),
  sperre: z.string().nullable(),
  /** Null when no more time was asked for; `gewaehrt` null while that is not decided. */
  verlaengerung: z.object({ beantragtAm: moment, grund: z.string(), gewaehrt: z.boolean().nullable() }).nullable(),
  schriftsatzUuid: z.uuid().nullable(),
});

/** The follow-up requests of an Antrag, oldest first. `rechte` are those of the caller, now. */
export const listNachforderungen = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{antragUuid}/nachforderungen", tags })
  .input(antragId)
  .output(
    z.object({
      data: z.array(nachforderung),
      heute: z.string(),
      rechte: z.object({ nachtragBeginnen: z.boolean(), verlaengern: z.boolean() }),
    }),
  );

/**
 * Asks the authority for more time, once for each request and while it can be answered. 409.20 when it was asked for
 * already or it is too late. Send an Idempotency-Key.
 */
export const requestFristverlaengerung = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/{antragUuid}/nachforderungen/{uuid}/fristverlaengerung", tags })
  .input(antragId.extend({ uuid: z.uuid(), grund: z.string().max(2000) }))
  .output(ok);

export const nachforderungen = { listNachforderungen, requestFristverlaengerung };

export type Nachforderung = z.infer<typeof nachforderung>;

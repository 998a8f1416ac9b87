import { z } from "zod";
import { geschuetzt } from "./base";
import { ok } from "./page";

/**
 * What a save of the caller cut off because a text was too long, by the question: "titel",
 * "arbeitspakete/<uuid>/titel".
 */
export const abgeschnittenerRest = z.object({ uuid: z.uuid(), stelle: z.string(), rest: z.string() });

/** What a save brings along to be kept. */
export const neueReste = z
  .array(z.object({ stelle: z.string().regex(/^[\w/-]{1,200}$/), rest: z.string().min(1).max(300_000) }))
  .max(500);

/** Discards a rest of the caller, in every status. Send an Idempotency-Key. */
export const discardRest = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/antraege/{uuid}/vorhaben/{vorhabenUuid}/reste/{restUuid}", tags: ["Anträge"] })
  .input(z.object({ uuid: z.uuid(), vorhabenUuid: z.uuid(), restUuid: z.uuid() }))
  .output(ok);

export type AbgeschnittenerRest = z.infer<typeof abgeschnittenerRest>;

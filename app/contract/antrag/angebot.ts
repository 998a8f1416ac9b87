import { z } from "zod";
import { werte } from "../wire/werte";

/**
 * Somebody who has been entered in another Vorhaben, and where. `uuid` is that of the Vorhaben or of the row; `antrag`
 * is what its Antrag is called, null for the same one.
 */
export const angebot = z.object({
  uuid: z.uuid(),
  vorhaben: z.string(),
  antrag: z.string().nullable(),
  werte,
});

export type WireAngebot = z.infer<typeof angebot>;

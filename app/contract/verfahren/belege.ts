import { z } from "zod";
import { isBelegArt } from "~/domain/beleg/belegArten";
import { geschuetzt } from "../wire/base";

/** What anybody may know about a receipt: no company, no number, no content. */
export const belegBefund = z.object({
  art: z.string().refine(isBelegArt),
  am: z.iso.datetime(),
  /** SHA-256 of what the receipt is about. */
  pruefsumme: z.string(),
  /** Nothing up to the event of the receipt has been changed since. */
  istUnveraendert: z.boolean(),
});

export type BelegBefund = z.infer<typeof belegBefund>;

/**
 * Confirms the code of a receipt; null when there is none with it. POST, so that no code stands in an address or a log.
 */
export const checkBeleg = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/belegpruefung", tags: ["Belege"] })
  .input(z.object({ code: z.string().max(100) }))
  .output(z.object({ beleg: belegBefund.nullable() }));

export const belege = { checkBeleg };

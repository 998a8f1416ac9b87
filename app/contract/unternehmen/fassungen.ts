import { z } from "zod";
import { moment } from "../wire/page";
import { wert } from "../wire/werte";

/** What a saved version has changed, by field. */
export const geaendert = z.record(z.string(), z.object({ alt: wert, neu: wert }));

/**
 * A saved version of one row. `von`: first and last name; empty when the account is gone. `geaendert`: what differs
 * from the version before it, for the first one from blank answers; null when the one before it is not kept.
 */
const zeilenFassung = z.object({
  revision: z.number().int(),
  am: moment,
  von: z.string(),
  geaendert: geaendert.nullable(),
});

/** Every kept version of one row, newest first; empty when none is kept. */
export const zeilenFassungen = z.object({ data: z.array(zeilenFassung) });

/** Which version of a row is to be the present one again; `revision`: the stored one, as the person has seen it. */
export const wiederherstellung = z.object({
  uuid: z.uuid(),
  fassung: z.coerce.number().int().min(1),
  revision: z.number().int(),
});

export type Geaendert = z.infer<typeof geaendert>;
export type ZeilenFassung = z.infer<typeof zeilenFassung>;
export type Wiederherstellung = z.infer<typeof wiederherstellung>;

import { z } from "zod";
import { ANLAGE_TYP_KEYS } from "~/domain/antrag/anlagen";

/** A file as part of a submission. `fileName` stands in the address of its download. */
export const eingereichteAnlage = z.object({
  uuid: z.uuid(),
  fileName: z.string(),
  name: z.string(),
  typ: z.enum(ANLAGE_TYP_KEYS),
  groesse: z.number().int(),
  sha256: z.string(),
});

export type EingereichteAnlage = z.infer<typeof eingereichteAnlage>;

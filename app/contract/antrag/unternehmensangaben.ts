import { z } from "zod";
import { moment } from "../wire/page";
import { UNTERNEHMENSANGABEN_VERSION } from "~/domain/unternehmen/unternehmensangabenArt";

const antworten = z.record(z.string().max(100), z.union([z.string().max(20_000), z.boolean()]));

/**
 * The company as an Antrag tells it: the answers that were given, by field key. `geschaeftsstatistik`: those of each
 * Wirtschaftsjahr that was asked for, the latest first; `verbundeneUnternehmen`: those of each affiliated company, one
 * per relation; both absent in a submission from before they were. `verbundBestaetigung`: who has confirmed their list,
 * and for which Wirtschaftsjahr; absent where nobody has.
 */
export const unternehmensangaben = z.object({
  version: z.literal(UNTERNEHMENSANGABEN_VERSION),
  stammdaten: antworten,
  geschaeftsstatistik: z.array(antworten).optional(),
  verbundeneUnternehmen: z.array(antworten).optional(),
  verbundBestaetigung: z.object({ am: moment, von: z.string(), beginn: z.string(), ende: z.string() }).optional(),
});

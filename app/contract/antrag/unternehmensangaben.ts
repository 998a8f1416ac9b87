import { z } from "zod";
import { UNTERNEHMENSANGABEN_VERSION } from "~/domain/unternehmen/unternehmensangabenArt";

/** The company as an Antrag tells it: the answers of its master data that were given, by field key. */
export const unternehmensangaben = z.object({
  version: z.literal(UNTERNEHMENSANGABEN_VERSION),
  stammdaten: z.record(z.string().max(100), z.union([z.string().max(20_000), z.boolean()])),
});

import { z } from "zod";
import { UNTERNEHMENSANGABEN_VERSION } from "~/domain/unternehmen/unternehmensangaben";
import { werte } from "../wire/werte";

/** The company as an Antrag tells it: its master data by field key. */
export const unternehmensangaben = z.object({ version: z.literal(UNTERNEHMENSANGABEN_VERSION), stammdaten: werte });

import { z } from "zod";
import { BEKANNTGABE_REGELN } from "~/domain/bescheid/bescheidFristen";
import { geschuetzt } from "./base";

/** @spec §7 configuration, cached by request URI. Times in seconds, sizes in bytes. */
export const konfiguration = z.object({
  version: z.string(),
  sitzungLeerlaufSekunden: z.number().int(),
  sitzungMaximalSekunden: z.number().int(),
  /** How long a TAN, the link of a confirmation or of a forgotten password, and an identification may take. */
  tanSekunden: z.number().int(),
  bestaetigungSekunden: z.number().int(),
  passwortLinkSekunden: z.number().int(),
  nezoSekunden: z.number().int(),
  formularMaxBytes: z.number().int(),
  /** When a decision counts as announced; the declarations of a submission say so. */
  bekanntgabeRegel: z.enum(BEKANNTGABE_REGELN),
});

export const getKonfiguration = geschuetzt("OFFEN")
  .route({ method: "GET", path: "/v1/konfiguration", tags: ["Konfiguration"] })
  .output(konfiguration);

export const konfigurationCalls = { getKonfiguration };

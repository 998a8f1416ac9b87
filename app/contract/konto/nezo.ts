import { z } from "zod";
import { UNTERSCHRIFT_ERGEBNISSE, UNTERSCHRIFT_INTENTS } from "~/domain/antrag/unterschrift";
import { IDENTIFIKATION_ERGEBNISSE, IDENTIFIKATION_INTENTS } from "~/domain/unternehmen/identifikation";
import { geschuetzt } from "../wire/base";
import { nezoConfig } from "./benutzer";

const tags = ["Identifikation"];

/** @assumed What an identification is for; the specification names `intent` but not its values. */
export const nezoIntent = z.enum([...IDENTIFIKATION_INTENTS, ...UNTERSCHRIFT_INTENTS]);

/** @spec §7 */
export const getConfig = geschuetzt("OFFEN").route({ method: "GET", path: "/v1/nezo/config", tags }).output(nezoConfig);

const nezoStart = z.object({
  intent: nezoIntent,
  antragUuid: z.uuid().optional(),
  gegenstandUuid: z.uuid().optional(),
  stand: z.string().max(100).optional(),
});

/**
 * Starts an identification. The state is bound to the session (or, for a registration, to a cookie of its own), works
 * once and for 10 minutes. A signature needs `antragUuid`, `gegenstandUuid` where a document other than the Antrag is
 * signed, and its `stand` as it was read (409.10 when it has moved on); everything that its effect checks is checked
 * here already, so for EINREICHEN the declarations must have been stored before. STAMMDATEN renews what the
 * certificate proves of the chosen company, for whoever may change its master data.
 */
export const start = geschuetzt("OFFEN", { nachweis: "SUBSTANZIELL", inWartung: "UNTERSCHRIFT" })
  .route({ method: "POST", path: "/v1/nezo/vorgaenge", tags })
  .input(nezoStart)
  .output(z.object({ weiterleitungUrl: z.string() }));

/** The codes that a return page may show; never free text from outside. */
export const nezoErgebnis = z.enum([...IDENTIFIKATION_ERGEBNISSE, ...UNTERSCHRIFT_ERGEBNISSE]);

/**
 * Ends an identification after the return: fetches the result from the service, performs the intent, uses up the state.
 */
export const complete = geschuetzt("OFFEN", { nachweis: "SUBSTANZIELL", inWartung: "UNTERSCHRIFT" })
  .route({ method: "POST", path: "/v1/nezo/abschluss", tags })
  .input(z.object({ state: z.string().min(1).max(200), intent: z.string().max(50) }))
  .output(z.object({ ergebnis: nezoErgebnis, antragUuid: z.uuid().nullable(), gegenstandUuid: z.uuid().nullable() }));

export const nezo = { getConfig, start, complete };

export type NezoStart = z.infer<typeof nezoStart>;

import { z } from "zod";
import { geschuetzt } from "../wire/base";

/** How long title and text of an announcement may be; the text with its markup. */
const SYSTEMNACHRICHT_TITEL_MAX = 200;
const SYSTEMNACHRICHT_TEXT_MAX = 10_000;

/** A moment as a text, or as year, month (1 to 12), day, hour and minute in Berlin. @spec §3 System announcement */
const zeitpunkt = z.union([z.string().max(40), z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()])]);

/**
 * An announcement as the backend gives it: `text` is sanitised HTML, the times are instants. @spec §3 System
 * announcement
 */
const systemnachricht = z.object({
  uuid: z.uuid(),
  titel: z.string(),
  text: z.string(),
  anzeigenVon: z.iso.datetime(),
  anzeigenBis: z.iso.datetime(),
});

const eingabe = z.object({
  titel: z.string().max(SYSTEMNACHRICHT_TITEL_MAX),
  text: z.string().max(SYSTEMNACHRICHT_TEXT_MAX),
  anzeigenVon: zeitpunkt,
  anzeigenBis: zeitpunkt,
});

const uuid = z.object({ uuid: z.uuid() });
const ok = z.object({ ok: z.literal(true) });
const tags = ["Systemnachrichten"];

/**
 * What is shown now or will be, earliest first; what is over is left out. `stand`: the time of the server, by which the
 * portal counts.
 */
export const listSystemnachrichten = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/systemnachrichten", tags })
  .output(z.object({ stand: z.iso.datetime(), data: z.array(systemnachricht) }));

/** Announces something to everybody. ADMINISTRATOR only. Send an Idempotency-Key. */
export const createSystemnachricht = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/systemnachrichten", tags })
  .input(eingabe)
  .output(uuid);

/** Puts another announcement in the place of one. ADMINISTRATOR only. */
export const updateSystemnachricht = geschuetzt("MITARBEITER")
  .route({ method: "PUT", path: "/v1/systemnachrichten/{uuid}", tags })
  .input(uuid.extend(eingabe.shape))
  .output(ok);

/** Takes an announcement back. ADMINISTRATOR only. */
export const deleteSystemnachricht = geschuetzt("MITARBEITER")
  .route({ method: "DELETE", path: "/v1/systemnachrichten/{uuid}", tags })
  .input(uuid)
  .output(ok);

export const systemnachrichten = {
  listSystemnachrichten,
  createSystemnachricht,
  updateSystemnachricht,
  deleteSystemnachricht,
};
export type Systemnachricht = z.infer<typeof systemnachricht>;
/** What is typed for an announcement. */
export type SystemnachrichtEingabe = z.infer<typeof eingabe>;

import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { moment } from "../wire/page";

const tags = ["Wartung"];

/** How much of a reason arrives at all; what is too long is refused beside its field. */
const WIRE_MAX = 5_000;

/** Whose sessions: those of all people, or of the members of one company. */
const wessen = z.object({ unternehmen: z.string().max(40).nullable(), grund: z.string().max(WIRE_MAX) });

const betroffene = z.object({
  sitzungen: z.int(),
  personen: z.int(),
  /** The company; null: all people. */
  firma: z.string().nullable(),
});

/** How many sessions would end, without the one of the caller; refuses the same as {@link endSitzungen}. */
export const previewSitzungsende = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/sitzungen/vorschau", tags })
  .input(wessen)
  .output(betroffene);

/**
 * Ends all sessions of all people, or of the members of one company, the one of the caller excepted, and the views of
 * the support with them. Live channels close within seconds. Send an Idempotency-Key.
 */
export const endSitzungen = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/wartung/sitzungen/beenden", tags })
  .input(wessen)
  .output(betroffene);

const archiv = z.object({
  /** The last run that somebody has started; null before the first. */
  letzter: z
    .object({
      begonnenAm: moment,
      /** Null: it runs. */
      beendetAm: moment.nullable(),
      archiviert: z.int(),
      gescheitert: z.int(),
    })
    .nullable(),
});

/** How the archive stands. */
export const getArchiv = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/archiv", tags })
  .output(archiv);

const archivergebnis = z.object({
  archiviert: z.int(),
  /** Could not be closed; the background work tries again. */
  gescheitert: z.int(),
  /** False: there was more than fits into one call; the background work goes on. */
  istFertig: z.boolean(),
});

/** Closes the Anträge that are ripe for the archive, at once; 409.20 while such a run goes on. */
export const runArchiv = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/archivieren", tags })
  .output(archivergebnis);

const entwuerfe = z.object({
  /** Deleted drafts that are still kept. */
  aufbewahrt: z.int(),
  /** Those of them that have been kept for long enough. */
  faellig: z.int(),
  /** When the oldest of all was deleted; null where there is none. */
  aeltesterSeit: moment.nullable(),
});

/** How many deleted drafts are kept. Which and whose is nobody's business here. */
export const getGeloeschteEntwuerfe = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/entwuerfe", tags })
  .output(entwuerfe);

/**
 * Removes for good the deleted drafts that have been kept for long enough, at once; none earlier than the background
 * work would. Send an Idempotency-Key.
 */
export const purgeGeloeschteEntwuerfe = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/entwuerfe/entfernen", tags })
  .input(z.object({ grund: z.string().max(WIRE_MAX) }))
  .output(z.object({ entfernt: z.int() }));

export const betrieb = {
  previewSitzungsende,
  endSitzungen,
  getArchiv,
  runArchiv,
  getGeloeschteEntwuerfe,
  purgeGeloeschteEntwuerfe,
};

export type Sitzungsende = z.infer<typeof wessen>;
export type BetroffeneSitzungen = z.infer<typeof betroffene>;
export type Archiv = z.infer<typeof archiv>;
export type GeloeschteEntwuerfe = z.infer<typeof entwuerfe>;
export type Archivergebnis = z.infer<typeof archivergebnis>;

import { z } from "zod";
import { VERSION_NAME_MAX } from "~/domain/antrag/bezeichnung";
import { antrag, werte } from "./antraege";
import { geschuetzt } from "../wire/base";
import { formKontext } from "./formKontext";
import { moment, ok, pageQuery, REVISION_MAX } from "../wire/page";
import { zeileUuid } from "../wire/werte";

const tags = ["Versionen"];
const vorhabenId = z.object({ uuid: z.uuid(), vorhabenUuid: z.uuid() });
const pfad = "/v1/antraege/{uuid}/vorhaben/{vorhabenUuid}/versionen" as const;

/** Revisions are counted from 1. */
const nummer = z.coerce.number().int().min(1).max(REVISION_MAX);

/** A save of a Vorhaben. Revision 1 is the empty Vorhaben as it was added. */
const fassung = z.object({
  revision: z.number().int(),
  am: moment,
  von: z.string(),
  /** The last moment at which exactly this version was submitted. */
  eingereichtAm: moment.nullable(),
  name: z.string().nullable(),
});

/**
 * A version in the list; `geaendert` names what differs from the version before: by field how many of its rows, 0 when
 * only their order.
 */
export const version = fassung.extend({ geaendert: z.record(z.string(), z.number().int()) });

/** Every save of a Vorhaben, newest first, in the frame of its Antrag. */
export const listVersionen = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: pfad, tags })
  .input(vorhabenId.extend(pageQuery.pick({ page: true, size: true }).shape))
  .output(z.object({ antrag, data: z.array(version), total: z.number().int(), darfBenennen: z.boolean() }));

const mitWerten = fassung.extend({ werte });

/**
 * Two versions of a Vorhaben with all answers. Without `bis` the present one, without `von` the one before `bis`;
 * 404.10 for a revision that does not exist.
 */
export const getVersionen = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: `${pfad}/vergleich`, tags })
  .input(vorhabenId.extend({ von: nummer.optional(), bis: nummer.optional() }))
  .output(z.object({ antrag, von: mitWerten, bis: mitWerten, kontext: formKontext }));

/** Names a save; an empty name takes it away. In every status, by whoever may edit. Send an Idempotency-Key. */
export const nameVersion = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: `${pfad}/{fassung}/name`, tags })
  .input(vorhabenId.extend({ fassung: nummer, name: z.string().max(VERSION_NAME_MAX) }))
  .output(ok);

const umfang = z.discriminatedUnion("art", [
  z.object({ art: z.literal("alles") }),
  z.object({ art: z.literal("feld"), feld: z.string().max(50) }),
  z.object({ art: z.literal("zeile"), tabelle: z.string().max(50), zeileUuid }),
]);

/**
 * Restores a version, or one answer or row of it, as a new save; answers the revision that is now the present one. By
 * the rules of every save; 409.10 when `revision` is not the stored one. Send an Idempotency-Key.
 */
export const restore = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: `${pfad}/{fassung}/wiederherstellung`, tags })
  .input(vorhabenId.extend({ fassung: nummer, revision: z.number().int(), umfang }))
  .output(z.object({ revision: z.number().int() }));

export const versionen = { listVersionen, getVersionen, nameVersion, restore };

export type Version = z.infer<typeof version>;
export type Fassung = z.infer<typeof mitWerten>;

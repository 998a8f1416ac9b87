import { z } from "zod";
import { FASSUNG_ARTEN, HERKUENFTE } from "~/domain/unternehmen/zeitbezug";
import { entscheidung } from "../antrag/aenderung";
import { geparkt, ticket } from "../antrag/uebernahme";
import { uebernommen } from "../antrag/zusammenfuehrung";
import { geschuetzt } from "../wire/base";
import { gesehene, moment } from "../wire/page";
import { wert, werte } from "../wire/werte";
import { geaendert } from "./fassungen";

const tags = ["Unternehmen"];
const pfad = "/v1/unternehmen/stammdaten" as const;

/**
 * Since when a value holds (null: as long as the company is known), since when it is known, who entered it, and where
 * it comes from.
 */
const herkunft = z.object({
  ab: z.iso.date().nullable(),
  bekanntSeit: moment,
  von: z.string().nullable(),
  quelle: z.enum(HERKUENFTE),
});

const befund = z.object({ property: z.string(), message: z.string() });

/**
 * What is to change from a coming day on; `geaendert`: against what is stored now. `von`: null when the account is
 * gone. `gescheitertAm`, or a day that has passed: it could not be stored.
 */
const vormerkung = z.object({
  uuid: z.uuid(),
  gueltigAb: z.iso.date(),
  am: moment,
  von: z.string().nullable(),
  gescheitertAm: moment.nullable(),
  geaendert,
});

/**
 * The master data of the chosen company. `nachgewiesen` are the fields that the identification service has proven: they
 * can only be renewed there. `basis`: the answers of an earlier version that was asked for, and who has changed each of
 * them since.
 */
export const stammdatenAnsicht = z.object({
  unternehmenUuid: z.uuid(),
  revision: z.number().int(),
  werte,
  kontext: z.object({ heute: z.string(), nachgewiesen: z.array(z.string()) }),
  geaendertAm: moment,
  /** First and last name; empty for what came with the registration and for what the portal has stored on its day. */
  geaendertVon: z.string(),
  angaben: z.record(z.string(), herkunft),
  vorgemerkt: z.array(vormerkung),
  fehler: z.array(befund),
  warnungen: z.array(befund),
  rechte: z.object({ bearbeiten: z.boolean() }),
  ticket,
  basis: z.object({ revision: z.number().int(), werte, seither: z.array(uebernommen) }).optional(),
});

export const getStammdaten = geschuetzt("FIRMA")
  .route({ method: "GET", path: pfad, tags })
  .input(z.object({ revision: z.coerce.number().int().optional() }))
  .output(stammdatenAnsicht);

/**
 * Saves answers as a new version that is kept; never refuses unfinished work. `AENDERUNG` holds from `gueltigAb` on;
 * where that day is still to come, what differs is kept until then (`vorgemerkt`) and the version comes on the day. A
 * `BERICHTIGUNG` holds as long as what it replaces: with `stand`, a day that is over, the answers are those of that
 * day, and what has ended since is corrected for its own time. On an old `revision` the answers are merged with what
 * others have saved since; what only a person can decide is refused with 409.10, with `konflikt` where it can. A
 * change that touches drafts is refused at `folgen` with what it does to them, until it is sent with
 * `folgenBestaetigt`. Send an Idempotency-Key.
 */
export const saveStammdaten = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: pfad, tags })
  .input(
    z.object({
      revision: z.number().int(),
      werte,
      art: z.enum(["AENDERUNG", "BERICHTIGUNG"]),
      gueltigAb: z.iso.date().nullable(),
      stand: z.iso.date().optional(),
      gesehen: gesehene.optional(),
      entscheidungen: z.array(entscheidung).max(100).optional(),
      folgenBestaetigt: z.boolean().optional(),
      geparkt,
    }),
  )
  .output(
    z.object({
      revision: z.number().int(),
      vorgemerkt: z.literal(true).optional(),
      zusammengefuehrt: z.array(uebernommen).optional(),
    }),
  );

/** Takes back a change that was to hold from a coming day on; not found when it is gone or has come to hold. */
export const withdrawVormerkung = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: `${pfad}/vormerkungen/{uuid}`, tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(z.object({ zurueckgenommen: z.literal(true) }));

/**
 * A saved version; `geaendert` holds what differs from the one before, by field. `berichtigt`: it changes nothing but
 * the day from which on the version with this revision holds. `fruehere`: what it corrects that had ended, by field,
 * with the first and the last day of its time (null: since ever). `vorgemerktAm`: when it was entered, where the portal
 * has stored it on its day; `von` is who entered it.
 */
const fassung = z.object({
  revision: z.number().int(),
  art: z.enum(FASSUNG_ARTEN),
  gueltigAb: z.iso.date().nullable(),
  am: moment,
  von: z.string().nullable(),
  vorgemerktAm: moment.nullable(),
  geaendert,
  berichtigt: z.object({ revision: z.number().int(), tag: z.iso.date() }).nullable(),
  fruehere: z.record(
    z.string(),
    z.object({ alt: wert, neu: wert, ab: z.iso.date().nullable(), bis: z.iso.date().nullable() }),
  ),
});

/** Every saved version, newest first. */
export const listFassungen = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/fassungen`, tags })
  .output(z.object({ data: z.array(fassung) }));

/**
 * The master data as they were on a day, as it is known today; on a day to come with the changes that are to hold by
 * then. `nachgewiesen`: what the identification service has proven for that day. Whoever may correct them sends them
 * back with `revision` and this day as `stand`.
 */
export const getStammdatenAm = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/stand/{tag}`, tags })
  .input(z.object({ tag: z.iso.date() }))
  .output(
    z.object({
      unternehmenUuid: z.uuid(),
      revision: z.number().int(),
      rechte: z.object({ bearbeiten: z.boolean() }),
      ticket,
      werte,
      kontext: z.object({ heute: z.string(), nachgewiesen: z.array(z.string()) }),
      angaben: z.record(z.string(), herkunft),
      /** The year of the foundation as it is known today; empty when it is not. */
      gruendungsjahr: z.string(),
    }),
  );

/**
 * Makes an earlier version the present one, as a `BERICHTIGUNG`; what the identification service has proven stays.
 * 409.10 when `revision` is not the stored one; refused at `folgen` as a save is. Send an Idempotency-Key.
 */
export const restoreStammdaten = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: `${pfad}/fassungen/{fassung}/wiederherstellung`, tags })
  .input(
    z.object({
      fassung: z.coerce.number().int().min(1),
      revision: z.number().int(),
      folgenBestaetigt: z.boolean().optional(),
    }),
  )
  .output(z.object({ revision: z.number().int() }));

/**
 * Corrects the day from which on the values of a version hold, as a new version; the values stay. The day is not in the
 * future; not found for the version of the registration and for one that is a correction of a day itself. 409.10 when
 * `revision` is not the stored one. Send an Idempotency-Key.
 */
export const correctTag = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: `${pfad}/fassungen/{fassung}/tag`, tags })
  .input(z.object({ fassung: z.coerce.number().int().min(1), revision: z.number().int(), gueltigAb: z.iso.date() }))
  .output(z.object({ revision: z.number().int() }));

/**
 * The drafts that a change can touch, for people of the company: those with rows per Wirtschaftsjahr. `namen` of those
 * that the person may read, `weitere` counts the others.
 */
export const getBetroffene = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/entwuerfe`, tags })
  .output(z.object({ namen: z.array(z.string()), weitere: z.number().int() }));

export const unternehmen = {
  getStammdaten,
  saveStammdaten,
  listFassungen,
  getStammdatenAm,
  getBetroffene,
  restoreStammdaten,
  correctTag,
  withdrawVormerkung,
};

export type StammdatenAnsicht = z.infer<typeof stammdatenAnsicht>;
export type StammdatenFassung = z.infer<typeof fassung>;
export type StammdatenVormerkung = z.infer<typeof vormerkung>;
export type AngabeHerkunft = z.infer<typeof herkunft>;

import { z } from "zod";
import { antragInfo } from "~/domain/antrag/antragInfo";
import { BESCHEID_STAENDE } from "~/domain/bescheid/bescheidStand";
import { geschuetzt } from "../wire/base";
import { schriftsatzKopf } from "./schriftsaetze";

const tags = ["Widersprüche"];

/** The decision that an objection of an Antrag is about, once it is announced; days are those of Berlin. */
const anfechtbarerBescheid = z.object({
  uuid: z.uuid(),
  erstelltAm: z.iso.date(),
  bekanntgabeAm: z.iso.date(),
  /** The last day for an objection; null where nobody has computed one. */
  widerspruchsfrist: z.iso.date().nullable(),
});

/** What there is to say about objections of one Antrag. */
export const widerspruchLage = z.object({
  antragUuid: z.uuid(),
  /** The name of the Antrag for people. */
  antragTitel: z.string(),
  antragsnummer: z.string().nullable(),
  status: antragInfo.shape.status,
  bescheid: anfechtbarerBescheid.nullable(),
  /** The objections in the order in which they were begun, the draft among them, without those that were discarded. */
  widersprueche: z.array(schriftsatzKopf),
  /** The decision on an objection. */
  entscheidung: z.object({ uuid: z.uuid(), erstelltAm: z.iso.date(), stand: z.enum(BESCHEID_STAENDE) }).nullable(),
  /**
   * What the caller can do now. `beginnen`: a late objection too; `zurueckziehen`: prepare the withdrawal of the one
   * that runs.
   */
  rechte: z.object({ beginnen: z.boolean(), zurueckziehen: z.boolean(), einreichen: z.boolean() }),
});

/**
 * The Anträge of the chosen company that have an announced decision or an objection, the latest decision first, at most
 * 200; `isGekuerzt` when there are more. The one that is asked for in any case. Staff of the authority has none but the
 * one that is asked for.
 */
export const listWidersprueche = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/widersprueche", tags })
  .input(z.object({ antragUuid: z.uuid().optional() }))
  .output(z.object({ heute: z.iso.date(), data: z.array(widerspruchLage), isGekuerzt: z.boolean() }));

/** Which Antrag an objection belongs to. */
export const findWiderspruch = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/widersprueche/{uuid}", tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(z.object({ antragUuid: z.uuid() }));

export const widersprueche = { listWidersprueche, findWiderspruch };

export type WiderspruchLage = z.infer<typeof widerspruchLage>;

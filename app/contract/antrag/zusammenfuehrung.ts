import { z } from "zod";
import { moment } from "../wire/page";
import { wert } from "../wire/werte";

/**
 * A place in the answers of a Vorhaben: "titel", "arbeitspakete/{uuid}/titel", "arbeitspakete/{uuid}/" for a row as a
 * whole, "arbeitspakete//" for the order of the rows.
 */
export const stelle = z.string().max(200);

/** Which of two versions a person wants at a place. */
export const wahl = z.enum(["meine", "gespeicherte"]);

/** A place that somebody else has changed meanwhile, who, and when. */
export const uebernommen = z.object({ stelle, von: z.string(), am: moment });

/**
 * What only a person can decide. `feld`: both have changed the answer, or one of them so that the answers at `betrifft`
 * would no longer be asked for. `geloescht`: the row changed here has been deleted. `geaendert`: the row deleted here
 * has been changed. `reihenfolge`: no order of the rows suits both. `wahl` is the decision that was sent and still
 * counts.
 */
export const konflikt = uebernommen.extend({
  art: z.enum(["feld", "geloescht", "geaendert", "reihenfolge"]),
  meine: wert,
  gespeicherte: wert,
  betrifft: z.array(stelle),
  wahl: wahl.optional(),
});

/** Why a save on an old revision was not merged; `revision` is the one that the conflicts are with. */
export const konfliktlage = z.object({
  revision: z.number().int(),
  konflikte: z.array(konflikt),
  uebernommen: z.array(uebernommen),
});

/** The same for one of several things that are saved together. */
export const konfliktlageJe = konfliktlage.extend({ uuid: z.uuid() });

export type Uebernommen = z.infer<typeof uebernommen>;
export type Konflikt = z.infer<typeof konflikt>;
export type Konfliktlage = z.infer<typeof konfliktlage>;
export type KonfliktlageJe = z.infer<typeof konfliktlageJe>;

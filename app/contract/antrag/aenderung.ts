import { z } from "zod";
import { werte, zeile, zeileUuid } from "../wire/werte";
import { stelle, wahl } from "./zusammenfuehrung";

/**
 * One change to the values of a Vorhaben. `felder` replaces the named top-level values (tables "fest" included), never
 * a table with free rows.
 */
export const aenderung = z.discriminatedUnion("art", [
  z.object({ art: z.literal("felder"), werte }),
  z.object({ art: z.literal("zeileSpeichern"), tabelle: z.string().max(50), zeile }),
  z.object({ art: z.literal("zeileLoeschen"), tabelle: z.string().max(50), zeileUuid }),
  z.object({
    art: z.literal("zeileVerschieben"),
    tabelle: z.string().max(50),
    zeileUuid,
    richtung: z.enum(["hoch", "runter"]),
  }),
]);

/** A decision about a conflict that a refused save has told. */
export const entscheidung = z.object({ stelle, wahl });

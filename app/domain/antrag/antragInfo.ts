import { z } from "zod";
import { dateFromArray } from "../../lib/date";
import { antragStatusSchluessel } from "./antragStatus";

const tagAusArray = z.array(z.number()).transform((teile, ctx) => {
  const tag = dateFromArray(teile);
  if (tag !== undefined) return tag;
  ctx.addIssue({ code: "custom", message: "Kein gültiges Datum" });
  return z.NEVER;
});

/**
 * A day on the wire: ISO text, array (year, month from 1, day, optional time) or null; parsed to ISO text or null.
 *
 * @spec §3 Application info: the dates arrive as arrays and are converted to ISO dates
 */
export const infoDatum = z.union([z.iso.date(), tagAusArray]).nullable();

/**
 * What the guards need to know about an application.
 *
 * @spec §3 Application info
 */
export const antragInfo = z.object({
  uuid: z.guid(),
  status: z.enum(antragStatusSchluessel),
  version: z.enum(["V1", "V2"]),
  istVereinfachterAntrag: z.boolean(),
  anzahlNachforderungen: z.number().int().nonnegative(),
  bescheidZumAbruf: z.boolean(),
  bescheidErstelltAm: infoDatum,
  finalerBescheidErstelltAm: infoDatum,
  bescheidAbholungAm: infoDatum,
  finalerBescheidAbholungAm: infoDatum,
});

/** The info part of an application after parsing; dates are ISO days in Berlin time. */
export type AntragInfo = z.infer<typeof antragInfo>;

/** Version of the application form. */
export type FormVersion = AntragInfo["version"];

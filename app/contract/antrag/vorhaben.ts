import { z } from "zod";
import { moment } from "../wire/page";
import { werte } from "../wire/werte";

export const befund = z.object({
  uuid: z.string(),
  property: z.string(),
  message: z.string(),
  tab: z.string().optional(),
  tabelle: z.string().optional(),
});
export const pruefung = z.object({ fehler: z.array(befund), warnungen: z.array(befund) });

export const vorhabenKopf = z.object({
  uuid: z.uuid(),
  titel: z.string(),
  kurzbezeichnung: z.string(),
  revision: z.number().int(),
  anzahlFehler: z.number().int(),
  anzahlWarnungen: z.number().int(),
  /** True until the first save: the status icon stays hidden. */
  neu: z.boolean(),
  geaendertAm: moment,
  geaendertVon: z.string(),
});

export const vorhaben = z.object({
  uuid: z.uuid(),
  revision: z.number().int(),
  werte,
  pruefung,
  neu: z.boolean(),
  geaendertAm: moment,
  geaendertVon: z.string(),
});

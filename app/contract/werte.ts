import { z } from "zod";

/** A value of the form engine as JSON; its shape per kind is told in `formkit/field.ts`. */
export const wert: z.ZodType<string | boolean | null | string[] | { [key: string]: unknown; uuid: string }[]> = z.union([
  z.string().max(20_000),
  z.boolean(),
  z.null(),
  // Rows before texts: a hundred rows that are tried as texts first are a hundred mistakes to write down.
  z.array(z.looseObject({ uuid: z.string() })).max(500),
  z.array(z.string().max(2_000)).max(500),
]);
export const werte = z.record(z.string().max(100), wert);
export const zeile = z.looseObject({ uuid: z.uuid() });

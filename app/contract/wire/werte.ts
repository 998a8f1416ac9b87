import { z } from "zod";

/** A value of the form engine as JSON; its shape per kind is told in `formkit/field.ts`. */
export const wert: z.ZodType<string | boolean | null | string[] | { [key: string]: unknown; uuid: string }[]> = z.union(
  [
    z.string().max(20_000),
    z.boolean(),
    z.null(),
    // Rows before texts: a hundred rows that are tried as texts first are a hundred mistakes to write down.
    z.array(z.looseObject({ uuid: z.string() })).max(500),
    z.array(z.string().max(2_000)).max(500),
  ],
);
export const werte = z.record(z.string().max(100), wert);
/**
 * The id of a row, in lower case: two spellings name one row. Files that are taken in, and whoever adds a row to one by
 * hand, may bring any 32 hexadecimal digits, not only those that a generator of ids makes.
 */
export const zeileUuid = z.guid().toLowerCase();
export const zeile = z.looseObject({ uuid: zeileUuid });

import { z } from "zod";

/** A moment of a row: the driver gives a date or its text, according to the statement. */
export const moment = z.union([z.string(), z.date()]).transform((wert) => new Date(wert));

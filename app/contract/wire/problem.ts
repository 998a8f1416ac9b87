import { z } from "zod";
import { konfliktlage, konfliktlageJe } from "../antrag/zusammenfuehrung";

/**
 * One finding of the backend about one entity and one of its properties; `property` empty = the entity, both empty =
 * the whole request.
 */
export const problemItem = z.object({ uuid: z.string(), property: z.string(), message: z.string() });

/**
 * The body of every error answer of the backend.
 * @spec §3 Error response: userMessage, httpStatus, httpSubStatus, errors.
 * @assumed `code` names the error for programs, `wartenSekunden` says after which time another try is worth it,
 * `konflikt` what a refused save clashes with, `konflikte` the same for each of several things that were saved
 * together; §3 lists only the four other parts.
 */
export const problem = z.object({
  code: z.string(),
  userMessage: z.string(),
  httpStatus: z.number().int(),
  httpSubStatus: z.string(),
  errors: z.array(problemItem),
  wartenSekunden: z.number().int().positive().optional(),
  konflikt: konfliktlage.optional(),
  konflikte: z.array(konfliktlageJe).optional(),
});

export type ProblemItem = z.infer<typeof problemItem>;
export type Problem = z.infer<typeof problem>;

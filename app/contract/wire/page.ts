import { z } from "zod";

/** Paging of a list call. `size` 0 means all. @spec §9 page size options 10, 25, 50, 100 and all */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(0).max(1000).default(25),
  sort: z.string().max(200).optional(),
});

/** The same where everything is too much at once. */
export const seitenQuery = pageQuery.pick({ page: true }).extend({
  size: z.coerce.number().int().min(1).max(1000).default(25),
});

/** The envelope of every list. `total` counts all matches, not only those of the page. */
export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), total: z.number().int() });

/** The largest number of a revision that the database takes. */
export const REVISION_MAX = 2_147_483_647;
/** The revision that a caller has seen: any number that the database can compare with the stored one. */
export const gesehene = z.number().int().min(-REVISION_MAX).max(REVISION_MAX);

/** A moment as ISO 8601 text in UTC. */
export const moment = z.iso.datetime({ offset: true });
export const ok = z.object({ ok: z.literal(true) });

import { z } from "zod";
import { lesezugriffArten } from "~/domain/protokoll/lesezugriffe";
import { systemRolle } from "../konto/benutzer";
import { geschuetzt } from "../wire/base";
import { listOf, moment, pageQuery } from "../wire/page";

const zeile = z.object({
  /** The number of the line in the log; greater ones were written later. */
  lfd: z.number().int(),
  am: moment,
  art: z.enum(lesezugriffArten),
  /** Who has read; null where the account is not known any more. */
  person: z.object({ uuid: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  /** The role in which it was read; null where the line does not say. */
  rolle: systemRolle.nullable(),
  /** The person or company that was looked at; `email` is empty for a company. `name`: the id of one nobody knows. */
  wen: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** `nummer` is null for a draft, and for one that is gone. */
  antrag: z.object({ uuid: z.uuid(), nummer: z.string().nullable() }).nullable(),
  was: z.string().nullable(),
});

/**
 * The lines of the audit log that say that somebody has looked at something or taken it along, newest first, for the
 * data protection officer. `filter` is a JSON object of column → value; '<Ohne Wert>' finds empty ones. Sort is
 * `am:asc` or `am:desc`. `total` counts up to where the list reaches. Reading is noted in the log.
 */
export const listLesezugriffe = geschuetzt("DATENSCHUTZ")
  .route({ method: "GET", path: "/v1/lesezugriffe", tags: ["Datenschutz"] })
  .input(pageQuery.extend({ suche: z.string().max(200).optional(), filter: z.string().max(2000).optional() }))
  .output(listOf(zeile));

export const lesezugriffe = { listLesezugriffe };

export type LesezugriffZeile = z.infer<typeof zeile>;

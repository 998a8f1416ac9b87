import { z } from "zod";
import { geschuetzt } from "../wire/base";

/** @spec §3 Help text */
export const hilfetext = z.object({
  uuid: z.uuid(),
  data: z.object({
    bereich: z.string(),
    feld: z.string(),
    index: z.number().int(),
    text: z.string(),
    isActive: z.boolean(),
  }),
});

export const hinweistext = z.object({ uuid: z.uuid(), data: z.object({ schluessel: z.string(), text: z.string() }) });

const query = z.object({
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(1000).default(1000),
});

/** @spec §7: GET /v1/hilfetexte?bereich={area}&page=0&size=1000&sort=index:asc */
export const listHilfetexte = geschuetzt("OFFEN")
  .route({ method: "GET", path: "/v1/hilfetexte", tags: ["Hilfe"] })
  .input(query.extend({ bereich: z.string().max(100), sort: z.enum(["index:asc", "index:desc"]).default("index:asc") }))
  .output(z.object({ data: z.array(hilfetext) }));

/** @spec §7: GET /v1/hinweistexte?page=0&size=1000 */
export const listHinweistexte = geschuetzt("OFFEN")
  .route({ method: "GET", path: "/v1/hinweistexte", tags: ["Hilfe"] })
  .input(query)
  .output(z.object({ data: z.array(hinweistext) }));

export const hilfe = { listHilfetexte, listHinweistexte };
export type Hilfetext = z.infer<typeof hilfetext>;

import { z } from "zod";
import { antragInfo } from "~/domain/antrag/antragInfo";
import { geschuetzt } from "../wire/base";
import { listOf, moment, pageQuery } from "../wire/page";

export const antragZeile = z.object({
  uuid: z.uuid(),
  antragsnummer: z.string().nullable(),
  bezeichnung: z.string(),
  /** Name of the company. */
  firma: z.string(),
  status: antragInfo.shape.status,
  version: z.enum(["V1", "V2"]),
  anzahlVorhaben: z.number().int(),
  erstelltAm: moment,
  geaendertAm: moment,
  geaendertVon: z.string(),
  eingereichtAm: moment.nullable(),
});

/**
 * The list reaches 10,000 rows; `total` counts so far, of a search over all companies only some pages ahead. `hatMehr`
 * says that there are more than `total`.
 */
const antragListe = listOf(antragZeile).extend({ hatMehr: z.boolean() });

/** `filter` is a JSON object of column → value; '<Ohne Wert>' finds empty ones. Sort is `key:asc` or `key:desc`. */
export const listAntraege = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege", tags: ["Anträge"] })
  .input(pageQuery.extend({ suche: z.string().max(200).optional(), filter: z.string().max(2000).optional() }))
  .output(antragListe);

export type AntragListe = z.infer<typeof antragListe>;
export type AntragZeile = z.infer<typeof antragZeile>;

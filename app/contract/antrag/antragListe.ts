import { z } from "zod";
import { amZugSchluessel } from "~/domain/antrag/amZug";
import { antragInfo } from "~/domain/antrag/antragInfo";
import { geschuetzt } from "../wire/base";
import { listOf, moment, pageQuery, seitenQuery } from "../wire/page";

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
  /** Who has to act. */
  amZug: z.enum(amZugSchluessel),
  /** The last day of the deadline that ends next; null where none runs. */
  naechsteFrist: z.iso.date().nullable(),
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

/** A row of a list over several companies. */
const zeileUeberall = antragZeile
  .pick({
    uuid: true,
    antragsnummer: true,
    bezeichnung: true,
    firma: true,
    status: true,
    geaendertAm: true,
    amZug: true,
    naechsteFrist: true,
  })
  .extend({ unternehmenUuid: z.uuid() });

/**
 * The Anträge of all companies that the person has a role in, each as far as the role there lets see it: none for who
 * belongs to no company. Those with a deadline come by its day, all else by its last change.
 */
export const listUeberall = geschuetzt("ANGEMELDET")
  .route({ method: "GET", path: "/v1/benutzer/antraege", tags: ["Anträge"] })
  .input(seitenQuery.extend({ suche: z.string().max(200).optional(), nur: z.enum(["DRAN", "FRIST"]).optional() }))
  .output(listOf(zeileUeberall));

export type ZeileUeberall = z.infer<typeof zeileUeberall>;
export type AntragListe = z.infer<typeof antragListe>;
export type AntragZeile = z.infer<typeof antragZeile>;

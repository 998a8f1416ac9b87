import { z } from "zod";
import { antragInfo } from "~/domain/antrag/antragInfo";
import { geschuetzt } from "../wire/base";
import { listOf, seitenQuery } from "../wire/page";

/** What a place of an Antrag is, and with it where it is read. */
const fundstelle = z.object({
  art: z.enum(["ANTRAG", "VORHABEN", "ANLAGE", "NACHRICHT", "BESCHEID", "NACHFORDERUNG", "NACHTRAG", "WIDERSPRUCH"]),
  /** Of what holds the words: Antrag, Vorhaben (of a file too), message, decision, request, document. */
  uuid: z.string(),
  /** What the place is called, for instance "Vorhaben 2 · Arbeitsplan". */
  ort: z.string(),
  /** Of a Vorhaben: the number of the tab, and its place where the whole Antrag is read through. */
  tab: z.number().int().nullable(),
  anker: z.string().nullable(),
  /** Some words around what was found, piece by piece: plain text. */
  auszug: z.array(z.object({ text: z.string(), isTreffer: z.boolean() })),
});

const suchtreffer = z.object({
  uuid: z.uuid(),
  unternehmenUuid: z.uuid(),
  firma: z.string(),
  antragsnummer: z.string().nullable(),
  bezeichnung: z.string(),
  status: antragInfo.shape.status,
  form: z.enum(["V1", "V2", "ERGAENZUNG"]),
  /** The places that fit best, and how many there are. */
  stellen: z.array(fundstelle),
  anzahlStellen: z.number().int(),
});

/**
 * Looks for words in the contents of all Anträge that the person sees in any of her or his companies; every word has to
 * stand somewhere in the Antrag. Nothing for staff. `hinweis`: why nothing was looked for. `istVollstaendig`: false
 * while the search has not read everything yet. `istTeilwort`: no word begins as one was typed, and those were looked
 * for in which it stands.
 */
export const searchInhalte = geschuetzt("ANGEMELDET")
  .route({ method: "GET", path: "/v1/benutzer/suche", tags: ["Anträge"] })
  .input(seitenQuery.extend({ size: z.coerce.number().int().min(1).max(100).default(10), q: z.string().max(200) }))
  .output(
    listOf(suchtreffer).extend({
      hinweis: z.enum(["ZU_KURZ", "ZU_ALLGEMEIN"]).nullable(),
      istVollstaendig: z.boolean(),
      istTeilwort: z.boolean(),
    }),
  );

export type Fundstelle = z.infer<typeof fundstelle>;
export type Suchtreffer = z.infer<typeof suchtreffer>;

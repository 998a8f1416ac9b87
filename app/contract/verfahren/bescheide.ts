import { z } from "zod";
import { antragInfo } from "~/domain/antrag/antragInfo";
import { bescheidInhalt } from "~/domain/bescheid/bescheidInhalt";
import { BEKANNTGABE_REGELN } from "~/domain/bescheid/bescheidFristen";
import { BESCHEID_STAENDE } from "~/domain/bescheid/bescheidStand";
import { geschuetzt } from "../wire/base";
import { mitnahme } from "../wire/mitnahme";
import { moment } from "../wire/page";

const tags = ["Bescheide"];
const id = z.object({ uuid: z.uuid() });
const art = z.enum(["BESCHEID", "WIDERSPRUCHSBESCHEID"]);

/** What everybody who may read the Antrag may know of a decision; nothing of what it says. Days are those of Berlin. */
export const bescheidKopf = z.object({
  uuid: z.uuid(),
  art,
  erstelltAm: z.iso.date(),
  /** The last day for retrieval. */
  abrufbarBis: z.iso.date(),
  stand: z.enum(BESCHEID_STAENDE),
  abgerufenAm: moment.nullable(),
  abgerufenVon: z.string().nullable(),
  bekanntgabeRegel: z.enum(BEKANNTGABE_REGELN).nullable(),
  bekanntgabeAm: z.iso.date().nullable(),
  /**
   * The last day for an objection, or for an action against a decision on an objection; null before the announcement.
   */
  rechtsbehelfsfrist: z.iso.date().nullable(),
  /** Names what a signature for the retrieval is for. */
  vorlage: z.string(),
});

/** A decision from before the portal delivered them: only its days are known. */
export const frueherBescheid = z.object({ art, erstelltAm: z.iso.date(), abgeholtAm: z.iso.date().nullable() });

export const bescheidUebersicht = z.object({
  info: antragInfo,
  antragsnummer: z.string().nullable(),
  bezeichnung: z.string(),
  firma: z.string(),
  /** Oldest first. */
  bescheide: z.array(bescheidKopf),
  fruehere: z.array(frueherBescheid),
  /** By which rule a retrieval announces a decision here. */
  bekanntgabeRegel: z.enum(BEKANNTGABE_REGELN),
  rechte: z.object({ abrufen: z.boolean(), lesen: z.boolean() }),
});

/** A decision that has been retrieved. */
export const bescheid = bescheidKopf.extend({
  inhalt: bescheidInhalt,
  /** SHA-256 of the content. */
  pruefsumme: z.string(),
  /** Confirms the decision on the public page; without groups. */
  belegCode: z.string().nullable(),
});

/** The decisions of an Antrag without their content. */
export const listBescheide = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/bescheide", tags })
  .input(id)
  .output(bescheidUebersicht);

/**
 * One decision: the one that is asked for, or the last that has been retrieved; null when there is none. 409.20 for one
 * that has not been retrieved: its content leaves the backend for nobody.
 */
export const getBescheid = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/bescheid", tags })
  .input(id.extend({ bescheidUuid: z.uuid().optional(), ...mitnahme.shape }))
  .output(z.object({ uebersicht: bescheidUebersicht, bescheid: bescheid.nullable() }));

export const bescheide = { listBescheide, getBescheid };

export type BescheidKopf = z.infer<typeof bescheidKopf>;
export type BescheidUebersicht = z.infer<typeof bescheidUebersicht>;
export type Bescheid = z.infer<typeof bescheid>;

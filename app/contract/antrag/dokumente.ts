import { z } from "zod";
import { DOKUMENT_ARTEN, DOKUMENT_STAENDE } from "~/domain/antrag/dokumentListe";
import { SCHRIFTSATZ_ARTEN } from "~/domain/antrag/schriftsaetze";
import { geschuetzt } from "../wire/base";
import { eingereichteAnlage } from "./eingereichteAnlage";
import { moment } from "../wire/page";

const tags = ["Dokumente"];

/** A document of an Antrag, nothing of what it says. */
export const dokument = z.object({
  art: z.enum(DOKUMENT_ARTEN),
  /** Null for a decision from before the portal delivered them: only its day is known. */
  uuid: z.uuid().nullable(),
  /** When it was submitted, issued or provided; of a draft the last change. */
  am: moment,
  /** Who of the company submitted it, or has changed the draft last; empty for what the authority wrote. */
  von: z.string(),
  stand: z.enum(DOKUMENT_STAENDE),
  /** The number of a follow-up request, also of the one that a Nachtrag answers. */
  nummer: z.number().int().nullable(),
  /** The files that were submitted with it. */
  dateien: z.array(eingereichteAnlage),
});

/**
 * All documents of an Antrag from its first submission on, the newest first: what the company submitted or has begun,
 * and what the authority wrote. `moeglich`: the kinds of documents that the caller may begin, or go on writing, now.
 */
export const listDokumente = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/dokumente", tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(z.object({ data: z.array(dokument), moeglich: z.array(z.enum(SCHRIFTSATZ_ARTEN)) }));

export const dokumente = { listDokumente };

export type Dokument = z.infer<typeof dokument>;

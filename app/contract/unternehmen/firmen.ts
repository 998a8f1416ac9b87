import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { listOf, moment, ok, pageQuery } from "../wire/page";

const tags = ["Unternehmen"];

const zeile = z.object({
  uuid: z.uuid(),
  firma: z.string(),
  rechtsform: z.string(),
  ort: z.string(),
  /** Active members. */
  anzahlBenutzer: z.number().int(),
  erstelltAm: moment,
});

/**
 * All companies of the portal, for staff. The search finds names, places and tax numbers. `filter` is a JSON object of
 * column → value; '<Ohne Wert>' finds empty ones. Sort is `key:asc` or `key:desc`; without it by name.
 */
export const listFirmen = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/support/unternehmen", tags })
  .input(pageQuery.extend({ suche: z.string().max(200).optional(), filter: z.string().max(2000).optional() }))
  .output(listOf(zeile));

/**
 * Looks at a company from now on: calls about one company are about this one, in the limits of the caller's role. Goes
 * into the log. It ends with `POST /v1/benutzer/unternehmen/abwaehlen`, with another role and with the session.
 */
export const viewFirma = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/support/unternehmen/{uuid}/ansehen", tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(ok);

export const firmen = { listFirmen, viewFirma };

export type FirmenZeile = z.infer<typeof zeile>;

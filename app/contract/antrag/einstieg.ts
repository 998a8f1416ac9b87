import { z } from "zod";
import { geschuetzt } from "../wire/base";

/**
 * Where the caller last changed answers of an Antrag: the Vorhaben (in the whole Antrag, or this one when it is named)
 * and the key of the first tab that changed. Null where that person has saved nothing, or the Vorhaben is gone.
 */
export const getEinstieg = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/einstieg", tags: ["Anträge"] })
  .input(z.object({ uuid: z.uuid(), vorhabenUuid: z.uuid().optional() }))
  .output(z.object({ einstieg: z.object({ vorhabenUuid: z.uuid(), tab: z.string() }).nullable() }));

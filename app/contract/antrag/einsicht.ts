import { z } from "zod";
import { EINSICHT_TAGE } from "~/domain/antrag/einsicht";
import { SYSTEMROLLEN } from "~/domain/benutzer/rollen";
import { geschuetzt } from "../wire/base";
import { moment, ok, seitenQuery } from "../wire/page";

const tags = ["Einsicht durch den Support"];
const antragId = z.object({ uuid: z.uuid() });
const pfad = "/v1/antraege/{uuid}/einsicht";

/** A consent that holds: until when, and who gave it. */
export const erteilteEinsicht = z.object({ bis: moment, erteiltAm: moment, erteiltVon: z.string() });

/** What a person of the staff has read; `ruf` names the call that gave it. */
export const einsichtLesung = z.object({ am: moment, name: z.string(), rolle: z.string(), was: z.string() });

/**
 * Whether staff may see what is not submitted of an Antrag, and what they have read of it, newest first, page by page.
 * @assumed No rule says who may know that: whoever may read the Antrag.
 */
export const getEinsicht = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: pfad, tags })
  .input(antragId.extend(seitenQuery.shape))
  .output(
    z.object({
      darfVerwalten: z.boolean(),
      erteilt: erteilteEinsicht.nullable(),
      data: z.array(einsichtLesung),
      total: z.number().int(),
    }),
  );

/** Lets staff see what is not submitted, from now on for so many days, in place of an earlier consent. */
export const grantEinsicht = geschuetzt("UNTERNEHMEN", { nachweis: "SUBSTANZIELL" })
  .route({ method: "PUT", path: pfad, tags })
  .input(antragId.extend({ tage: z.literal(EINSICHT_TAGE) }))
  .output(z.object({ bis: moment }));

/** Takes the consent back, at once. Without one nothing happens. */
export const revokeEinsicht = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: pfad, tags })
  .input(antragId)
  .output(ok);

export const einsicht = { getEinsicht, grantEinsicht, revokeEinsicht };

export type Einsicht = z.infer<NonNullable<(typeof getEinsicht)["~orpc"]["outputSchema"]>>;

/** The German name of a role of the staff. */
export const rollenText = (rolle: string): string =>
  Object.entries(SYSTEMROLLEN).find(([key]) => key === rolle)?.[1] ?? rolle;

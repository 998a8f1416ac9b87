import { z } from "zod";
import { siegelVarianten } from "~/domain/siegel/siegel";
import { geschuetzt } from "../wire/base";
import { moment } from "../wire/page";

const tags = ["Siegel"];
const variante = z.enum(siegelVarianten);

/** A seal that the company has earned; `jahr` is the year that it bears. */
export const siegelVerleihung = z.object({ variante, jahr: z.number().int(), verliehenAm: moment });

/**
 * The seals of the chosen company, and when the caller agreed to the present rules of use; null when not yet. 404.20
 * without the flag.
 * @spec §2 /bsfzSiegel: reachable only if the user flag bsfzSiegel is true
 */
export const getSiegel = geschuetzt("UNTERNEHMEN")
  .route({ method: "GET", path: "/v1/siegel", tags })
  .output(z.object({ firma: z.string(), data: z.array(siegelVerleihung), zugestimmtAm: moment.nullable() }));

/** The caller agrees to the rules of use; 409.10 when they have changed since `fassung`. The first agreement stays. */
export const acceptRegeln = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/siegel/zustimmung", tags })
  .input(z.object({ fassung: z.string().max(20) }))
  .output(z.object({ zugestimmtAm: moment }));

/**
 * One seal, released for download: only to whoever has agreed to the rules, and only one that the company has earned.
 */
export const releaseSiegel = geschuetzt("UNTERNEHMEN")
  .route({ method: "GET", path: "/v1/siegel/{variante}", tags })
  .input(z.object({ variante }))
  .output(siegelVerleihung);

export const siegel = { getSiegel, acceptRegeln, releaseSiegel };

export type SiegelVerleihung = z.infer<typeof siegelVerleihung>;

import { z } from "zod";
import { antragRechte } from "~/domain/antrag/antragRecht";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import { geschuetzt } from "../wire/base";
import { ok } from "../wire/page";

const tags = ["Benutzer eines Antrags"];
const antragId = z.object({ uuid: z.uuid() });
const recht = z.enum(antragRechte);
/** The number of the last change of a person's right on this Antrag; 0 for somebody who has none. */
const revision = z.coerce.number().int().min(0);

export const antragBenutzerZeile = z.object({
  benutzerUuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  rolle: z.enum(["BEVOLLMAECHTIGTER", "MITARBEITER"] satisfies UnternehmenRolle[]),
  /** The right that was given; null where there is none. Authorised representatives need none. */
  recht: recht.nullable(),
  revision,
  /** The caller. */
  isSelbst: z.boolean(),
});

/**
 * Everybody with access to an Antrag, for whoever may read it; for those who manage its users everybody else of the
 * company, too.
 * @spec §2 /antragBenutzerverwaltung/{uuid}: per-application users
 */
export const listAntragBenutzer = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/benutzer", tags })
  .input(antragId)
  .output(
    z.object({
      antrag: z.object({ titel: z.string() }),
      darfVerwalten: z.boolean(),
      data: z.array(antragBenutzerZeile),
    }),
  );

const stelle = antragId.extend({ benutzerUuid: z.uuid(), revision });

/** Gives somebody of the company a right, or another one. 409.10 when somebody else has changed it since `revision`. */
export const setAntragRecht = geschuetzt("UNTERNEHMEN", { nachweis: "SUBSTANZIELL" })
  .route({ method: "PUT", path: "/v1/antraege/{uuid}/benutzer/{benutzerUuid}", tags })
  .input(stelle.extend({ recht }))
  .output(z.object({ revision, name: z.string() }));

/** Takes somebody's right, also one's own. 409.10 when somebody else has changed it since `revision`. */
export const revokeAntragRecht = geschuetzt("UNTERNEHMEN", { nachweis: "SUBSTANZIELL" })
  .route({ method: "DELETE", path: "/v1/antraege/{uuid}/benutzer/{benutzerUuid}", tags })
  .input(stelle)
  .output(ok.extend({ name: z.string() }));

export const antragBenutzer = { listAntragBenutzer, setAntragRecht, revokeAntragRecht };

export type AntragBenutzerZeile = z.infer<typeof antragBenutzerZeile>;

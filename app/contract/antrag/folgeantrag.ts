import { z } from "zod";
import { VORHABEN_MAX } from "~/domain/antrag/antragsnummer";
import { geschuetzt } from "../wire/base";

const tags = ["Anträge"];
const antragId = z.object({ uuid: z.uuid() });

/**
 * Creates a V2 draft with the answers of another Antrag, which stays as it is. Send an Idempotency-Key.
 *
 * @spec §2 withUebernahme (take over existing data)
 */
export const takeOverAntrag = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/{uuid}/uebernahme", tags })
  .input(antragId)
  .output(antragId);

/** What an Antrag had no room for when it began with the answers of another one. */
export const abgeschnitten = z.object({
  vorhabenUuid: z.uuid(),
  vorhabenTitel: z.string(),
  label: z.string(),
  text: z.string(),
});

/**
 * Where the answers of an Antrag came from; null when it began empty. `ausUuid` is null when the older draft is gone.
 */
export const getHerkunft = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/herkunft", tags })
  .input(antragId)
  .output(
    z.object({
      herkunft: z
        .object({
          art: z.enum(["UEBERNAHME", "ERGAENZUNG"]),
          ausUuid: z.uuid().nullable(),
          abgeschnitten: z.array(abgeschnitten),
        })
        .nullable(),
    }),
  );

/** Whether assets can be added to a certified Antrag (`hindernis` says why not), and to which of its Vorhaben. */
export const getErgaenzung = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/ergaenzung", tags })
  .input(antragId)
  .output(
    z.object({
      hindernis: z.string().nullable(),
      vorhaben: z.array(z.object({ uuid: z.uuid(), titel: z.string(), beginn: z.string() })),
    }),
  );

/** Creates a supplementary application (Ergänzungsantrag) for certified Vorhaben. Send an Idempotency-Key. */
export const addAntrag = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/{uuid}/ergaenzung", tags })
  .input(antragId.extend({ vorhabenUuids: z.array(z.uuid()).max(VORHABEN_MAX) }))
  .output(antragId);

/** Anträge that begin with the answers of another one. */
export const folgeantrag = { takeOverAntrag, getHerkunft, getErgaenzung, addAntrag };

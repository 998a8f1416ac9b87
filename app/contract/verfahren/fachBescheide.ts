import { z } from "zod";
import { VORHABEN_MAX } from "~/domain/antrag/antragsnummer";
import { bescheidInhalt, vorhabenFeststellung } from "~/domain/bescheid/bescheidInhalt";
import { geschuetzt } from "../wire/base";
import { kalendertag, nachSchritt } from "./fachAntraege";
import { moment } from "../wire/page";
import { zeileUuid } from "../wire/werte";

const tags = ["Fachverfahren"];
const id = z.object({ uuid: z.uuid() });

/** The finding on one Vorhaben. `abschnitte`: absent, those that the company has named for the asset. */
const entscheidung = vorhabenFeststellung.pick({ vorhabenUuid: true, ergebnis: true, begruendung: true }).extend({
  wirtschaftsgueter: z
    .array(
      z.object({
        uuid: zeileUuid,
        erforderlich: z.boolean(),
        abschnitte: z.array(z.string().min(1).max(200)).min(1).max(100).optional(),
      }),
    )
    .max(100)
    .default([]),
});

/** What a decision says of the Vorhaben: exactly the submitted ones. */
export const entscheidungen = z.array(entscheidung).min(1).max(VORHABEN_MAX);

const bescheidEingabe = id.extend({
  aktenzeichen: bescheidInhalt.shape.aktenzeichen.default(""),
  vorhaben: entscheidungen,
  /** False: without instruction on the right to object; one year runs instead of a month. */
  hatRechtsbehelfsbelehrung: z.boolean().default(true),
});

/** `abrufbarBis`: the last day for retrieval. */
const erlassen = nachSchritt.extend({ uuid: z.uuid(), abrufbarBis: z.string(), pruefsumme: z.string() });

/** Decides on the Antrag and provides the decision for retrieval: IN_PRUEFUNG → BESCHEID_LIEGT_VOR. */
export const bescheide = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/antraege/{uuid}/bescheid", tags })
  .input(bescheidEingabe)
  .output(erlassen);

/**
 * Decides on the objection: WIDERSPRUCH_EINGEREICHT → WS_BESCHEID_LIEGT_VOR. It says anew what holds for each Vorhaben.
 */
export const bescheideWiderspruch = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/antraege/{uuid}/widerspruchsbescheid", tags })
  .input(bescheidEingabe.extend({ widerspruchErgebnis: bescheidInhalt.shape.widerspruchErgebnis.unwrap() }))
  .output(erlassen);

/** Settles the objection without a decision: WIDERSPRUCH_EINGEREICHT → WIDERSPRUCH_GESCHLOSSEN. */
export const settleWiderspruch = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/antraege/{uuid}/widerspruch/erledigung", tags })
  .input(id.extend({ grund: z.string().trim().min(1).max(500) }))
  .output(nachSchritt);

/** Provides a decision again that nobody has retrieved within ten days. */
export const provideAgain = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/bescheide/{uuid}/bereitstellung", tags })
  .input(id)
  .output(z.object({ abrufbarBis: z.string() }));

/** A decision went out by post: it counts as announced four days later. `aufgegebenAm`: today when absent. */
export const recordPost = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/bescheide/{uuid}/post", tags })
  .input(id.extend({ aufgegebenAm: kalendertag.optional() }))
  .output(z.object({ bekanntgabeAm: z.string(), widerspruchsfrist: z.string() }));

/**
 * What waits for the authority: decisions that nobody retrieved, requests for more time, documents that were refused.
 * Oldest first.
 */
export const listAufgaben = geschuetzt("FACH")
  .route({ method: "GET", path: "/fach/v1/aufgaben", tags })
  .output(
    z.object({
      data: z.array(
        z.object({
          art: z.enum(["BESCHEID_NICHT_ABGERUFEN", "FRISTVERLAENGERUNG_ENTSCHEIDEN", "UEBERMITTLUNG_ABGELEHNT"]),
          /** Of the decision, the follow-up request or the transmission. */
          uuid: z.uuid(),
          antragUuid: z.uuid(),
          antragsnummer: z.string(),
          seit: moment,
        }),
      ),
    }),
  );

export const fachBescheide = {
  bescheide,
  bescheideWiderspruch,
  settleWiderspruch,
  provideAgain,
  recordPost,
  listAufgaben,
};

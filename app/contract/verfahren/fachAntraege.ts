import { z } from "zod";
import { antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { bescheidInhalt } from "~/domain/bescheid/bescheidInhalt";
import { SCHRIFTSATZ_ARTEN, SCHRIFTSATZ_STATUS } from "~/domain/antrag/schriftsaetze";
import { nachforderungStatusSchluessel } from "~/domain/nachforderung/nachforderungStatus";
import { isIsoDate } from "~/lib/date";
import { einreichung, werte } from "../antrag/antraege";
import { geschuetzt } from "../wire/base";
import { eingereichteAnlage } from "../antrag/eingereichteAnlage";
import { unternehmensangaben } from "../antrag/unternehmensangaben";
import { listOf, moment } from "../wire/page";

const tags = ["Fachverfahren"];
const status = z.enum(antragStatusSchluessel);
const antragId = z.object({ uuid: z.uuid() });

/** A calendar day in Berlin. */
export const kalendertag = z.string().refine(isIsoDate, { error: "Bitte geben Sie einen Tag als JJJJ-MM-TT an." });

/** What every step answers: where the Antrag stands now. */
export const nachSchritt = z.object({ status });

/** An Antrag as the list of the specialist system shows it. */
export const fachAntragKopf = z.object({
  uuid: z.uuid(),
  antragsnummer: z.string(),
  status,
  /** The reference of the authority, as the last acknowledgement gave it; "" without one. */
  aktenzeichen: z.string(),
  version: z.enum(["V1", "V2"]),
  istVereinfachterAntrag: z.boolean(),
  unternehmen: z.object({ uuid: z.uuid(), firma: z.string() }),
  eingereichtAm: moment.nullable(),
  anzahlNachforderungen: z.number().int(),
  offeneNachforderungen: z.number().int(),
  bescheidZumAbruf: z.boolean(),
});

/** Anträge that have been submitted, newest submission first; drafts are not the authority's. */
export const listFachAntraege = geschuetzt("FACH")
  .route({ method: "GET", path: "/fach/v1/antraege", tags })
  .input(
    z.object({
      page: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(25),
      status: status.optional(),
      antragsnummer: z.string().max(20).optional(),
    }),
  )
  .output(listOf(fachAntragKopf));

const nachforderung = z.object({
  uuid: z.uuid(),
  nummer: z.number().int(),
  status: z.enum(nachforderungStatusSchluessel),
  anschreiben: z.string(),
  /** The last day on which an answer is in time. */
  frist: z.string(),
  fristUrspruenglich: z.string(),
  /** The one request for an extension; null when there is none. `gewaehrt` null: not decided. */
  verlaengerung: z.object({ beantragtAm: moment, grund: z.string(), gewaehrt: z.boolean().nullable() }).nullable(),
  erstelltAm: moment,
  erledigtAm: moment.nullable(),
  /** `vorhabenUuid` null: about the Antrag as a whole. */
  fragen: z.array(z.object({ uuid: z.uuid(), vorhabenUuid: z.uuid().nullable(), frage: z.string() })),
});

const bescheid = z.object({
  uuid: z.uuid(),
  art: z.enum(["BESCHEID", "WIDERSPRUCHSBESCHEID"]),
  inhalt: bescheidInhalt,
  pruefsumme: z.string(),
  erstelltAm: moment,
  /** The last day for retrieval. */
  abrufbarBis: z.string(),
  abgerufenAm: moment.nullable(),
  bereitstellungBeendetAm: moment.nullable(),
  bekanntgabeAm: z.string().nullable(),
  widerspruchsfrist: z.string().nullable(),
});

const schriftsatz = z.object({
  uuid: z.uuid(),
  art: z.enum(SCHRIFTSATZ_ARTEN),
  status: z.enum(SCHRIFTSATZ_STATUS).exclude(["ENTWURF", "VERWORFEN"]),
  nachforderungUuid: z.uuid().nullable(),
  bescheidUuid: z.uuid().nullable(),
  widerspruchUuid: z.uuid().nullable(),
  eingereichtAm: moment,
  pruefsumme: z.string(),
  inhalt: z.looseObject({}),
});

/** Everything that the examiner needs to know of one Antrag. */
export const getFachAntrag = geschuetzt("FACH")
  .route({ method: "GET", path: "/fach/v1/antraege/{uuid}", tags })
  .input(antragId)
  .output(
    fachAntragKopf.extend({
      /** The last submission, without the company's internal note. */
      eingereicht: z.object({
        pruefsumme: z.string(),
        /** Absent in submissions from before it was kept. */
        unternehmensangaben: unternehmensangaben.optional(),
        einreichung,
        vorhaben: z.array(
          z.object({
            uuid: z.uuid(),
            vorhabenId: z.string(),
            titel: z.string(),
            werte,
            anlagen: z.array(eingereichteAnlage).optional(),
          }),
        ),
      }),
      nachforderungen: z.array(nachforderung),
      schriftsaetze: z.array(schriftsatz),
      bescheide: z.array(bescheid),
    }),
  );

/** The formal check is passed: EINGEREICHT → IN_PRUEFUNG. Send an Idempotency-Key with this and every other step. */
export const startPruefung = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/antraege/{uuid}/pruefung", tags })
  .input(antragId)
  .output(nachSchritt);

/**
 * Issues a follow-up request. `frist`: the last day for the answer, 14 days when absent; a day off moves to the next
 * working day.
 */
export const requestNachforderung = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/antraege/{uuid}/nachforderungen", tags })
  .input(
    antragId.extend({
      anschreiben: z.string().max(4_000).default(""),
      frist: kalendertag.optional(),
      fragen: z
        .array(
          z.object({ vorhabenUuid: z.uuid().nullable().default(null), frage: z.string().trim().min(1).max(4_000) }),
        )
        .min(1)
        .max(50),
    }),
  )
  .output(nachSchritt.extend({ uuid: z.uuid(), nummer: z.number().int(), frist: z.string() }));

/** Decides the one request for an extension of a deadline, by 14 days. */
export const decideFristverlaengerung = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/nachforderungen/{uuid}/fristverlaengerung", tags })
  .input(antragId.extend({ gewaehrt: z.boolean() }))
  .output(z.object({ frist: z.string() }));

/** Closes a follow-up request without an answer; when it was the last open one, the examination goes on. */
export const closeNachforderung = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/nachforderungen/{uuid}/schliessen", tags })
  .input(antragId)
  .output(nachSchritt);

/**
 * Refuses the withdrawal of an Antrag, because the decision is already issued: the Antrag returns to its status before.
 */
export const refuseRueckzug = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/antraege/{uuid}/rueckzug/ablehnung", tags })
  .input(antragId.extend({ grund: z.string().trim().min(1).max(500) }))
  .output(nachSchritt);

export const fachAntraege = {
  listFachAntraege,
  getFachAntrag,
  startPruefung,
  requestNachforderung,
  decideFristverlaengerung,
  closeNachforderung,
  refuseRueckzug,
};

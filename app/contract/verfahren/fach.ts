import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { describe } from "../wire/beschreibung";
import { eingereichterKontext } from "../antrag/formKontext";
import { werte, einreichung } from "../antrag/antraege";
import { eingereichteAnlage } from "../antrag/eingereichteAnlage";
import { unternehmensangaben } from "../antrag/unternehmensangaben";
import { fachAntraege } from "./fachAntraege";
import { fachBescheide } from "./fachBescheide";
import { dateiInhalt } from "../antrag/dateien";
import { moment, ok } from "../wire/page";

const tags = ["Fachverfahren"];
const uebermittlungId = z.object({ uuid: z.uuid() });

/** What every transmission has. */
const kopf = z.object({
  /** Id of the transmission; the acknowledgement names it. */
  uuid: z.uuid(),
  antragUuid: z.uuid(),
  antragsnummer: z.string(),
  eingereichtAm: moment,
  pruefsumme: z.string(),
});

export const eingereichterInhalt = z.object({
  unternehmen: z.looseObject({ uuid: z.uuid(), firma: z.string() }),
  /** The company by field keys; absent in submissions from before it was kept. `unternehmen` has the same as texts. */
  unternehmensangaben: unternehmensangaben.optional(),
  einreichung,
  /** `anlagen` is absent in submissions from before there were any; their content comes with `loadAnlage`. */
  vorhaben: z.array(
    z.object({ uuid: z.uuid(), vorhabenId: z.string(), werte, anlagen: z.array(eingereichteAnlage).optional() }),
  ),
  kontext: eingereichterKontext,
});

const schriftsatzUebermittlung = kopf.extend({
  schriftsatzUuid: z.uuid(),
  /** The document as it was signed; the content of its files comes with `loadAnlage`. */
  inhalt: z.looseObject({}),
});

/** A submission, or a document that the company has written after it. */
export const uebermittlung = z.discriminatedUnion("art", [
  kopf.extend({ art: z.literal("EINREICHUNG"), ...eingereichterInhalt.shape }),
  schriftsatzUebermittlung.extend({ art: z.literal("NACHTRAG") }),
  schriftsatzUebermittlung.extend({ art: z.literal("WIDERSPRUCH") }),
  schriftsatzUebermittlung.extend({ art: z.literal("WIDERSPRUCH_RUECKZUG") }),
  schriftsatzUebermittlung.extend({ art: z.literal("ANTRAG_RUECKZUG") }),
]);

/** Transmissions that wait for an answer, oldest first. */
export const listUebermittlungen = geschuetzt("FACH")
  .route({ method: "GET", path: "/fach/v1/uebermittlungen", tags })
  .input(z.object({ size: z.coerce.number().int().min(1).max(100).default(20) }))
  .output(z.object({ data: z.array(uebermittlung) }));

/**
 * Acknowledges a transmission; the company gets a message. EINREICHUNG: WIRD_UEBERMITTELT → EINGEREICHT.
 * ANTRAG_RUECKZUG: RUECKZUG_WIRD_UEBERMITTELT → ZURUECKGEZOGEN, open follow-up requests are closed. The other kinds
 * change no status. Repeating it changes nothing.
 */
export const acknowledge = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/uebermittlungen/{uuid}/quittung", tags })
  .input(uebermittlungId.extend({ aktenzeichen: z.string().max(50).optional() }))
  .output(ok);

/**
 * Refuses a transmission. EINREICHUNG, for a technical reason: WIRD_UEBERMITTELT → IN_BEARBEITUNG. ANTRAG_RUECKZUG,
 * because it comes too late: back to the status before. Every other document has arrived with its signature, whatever
 * happens to its transmission: the refusal becomes a task of the authority (`listAufgaben`) and ends with
 * `presentAgain`. Repeating it changes nothing.
 */
export const refuse = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/uebermittlungen/{uuid}/ablehnung", tags })
  .input(uebermittlungId.extend({ grund: z.string().min(1).max(500) }))
  .output(ok);

/**
 * Puts a refused document back among those that wait; not for submissions and withdrawals of an Antrag, which the
 * company sends anew.
 */
export const presentAgain = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/uebermittlungen/{uuid}/wiedervorlage", tags })
  .input(uebermittlungId)
  .output(ok);

/** The content of a file that was submitted. */
export const loadAnlage = geschuetzt("FACH")
  .route({
    method: "GET",
    path: "/fach/v1/anlagen/{uuid}",
    tags,
    outputStructure: "detailed",
    spec: describe("FACH", "DATEI_EMPFANGEN"),
  })
  .input(z.object({ uuid: z.uuid() }))
  .output(dateiInhalt);

export const fach = {
  listUebermittlungen,
  acknowledge,
  refuse,
  presentAgain,
  loadAnlage,
  ...fachAntraege,
  ...fachBescheide,
};

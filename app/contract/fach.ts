import { z } from "zod";
import { geschuetzt } from "./base";
import { formKontext } from "./formKontext";
import { werte, einreichung } from "./antraege";
import { eingereichteAnlage } from "./eingereichteAnlage";
import { dateiInhalt } from "./dateien";
import { moment, ok } from "./page";

const tags = ["Fachverfahren"];
const uebermittlungId = z.object({ uuid: z.uuid() });

export const uebermittlung = z.object({
  /** Id of the transmission; the acknowledgement names it. */
  uuid: z.uuid(),
  antragUuid: z.uuid(),
  antragsnummer: z.string(),
  eingereichtAm: moment,
  pruefsumme: z.string(),
  unternehmen: z.looseObject({ uuid: z.uuid(), firma: z.string() }),
  einreichung,
  /** `anlagen` is absent in submissions from before there were any; their content comes with `ladeAnlage`. */
  vorhaben: z.array(z.object({ uuid: z.uuid(), vorhabenId: z.string(), werte, anlagen: z.array(eingereichteAnlage).optional() })),
  kontext: formKontext,
});

/** Transmissions that wait for an answer, oldest first. */
export const listUebermittlungen = geschuetzt("FACH")
  .route({ method: "GET", path: "/fach/v1/uebermittlungen", tags })
  .input(z.object({ size: z.coerce.number().int().min(1).max(100).default(20) }))
  .output(z.object({ data: z.array(uebermittlung) }));

/** Acknowledges a transmission: WIRD_UEBERMITTELT → EINGEREICHT. Repeating it changes nothing. */
export const quittiere = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/uebermittlungen/{uuid}/quittung", tags })
  .input(uebermittlungId.extend({ aktenzeichen: z.string().max(50).optional() }))
  .output(ok);

/** Refuses a transmission for a technical reason: WIRD_UEBERMITTELT → IN_BEARBEITUNG. */
export const lehneAb = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/uebermittlungen/{uuid}/ablehnung", tags })
  .input(uebermittlungId.extend({ grund: z.string().min(1).max(500) }))
  .output(ok);

/** The content of a file that was submitted. */
export const ladeAnlage = geschuetzt("FACH")
  .route({ method: "GET", path: "/fach/v1/anlagen/{uuid}", tags, outputStructure: "detailed" })
  .input(z.object({ uuid: z.uuid() }))
  .output(dateiInhalt);

export const fach = { listUebermittlungen, quittiere, lehneAb, ladeAnlage };

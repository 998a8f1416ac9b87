import { z } from "zod";
import { eingereichteAnlage } from "./eingereichteAnlage";
import { geschuetzt } from "../wire/base";
import { describe } from "../wire/beschreibung";
import { mitnahme } from "../wire/mitnahme";
import { moment, ok } from "../wire/page";

const tags = ["Dateien"];

/** A file of an Antrag. */
export const datei = eingereichteAnlage.extend({
  vorhabenUuid: z.uuid(),
  hochgeladenAm: moment,
  /** First and last name. */
  hochgeladenVon: z.string(),
});

/** A file as it travels: the bytes and what the receiver must know about them. */
export const dateiInhalt = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream<Uint8Array>),
});

/** The files of an Antrag, by Vorhaben and age. `aenderbar`: the caller may add and remove some now. */
export const listDateien = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/dateien", tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(z.object({ aenderbar: z.boolean(), data: z.array(datei) }));

/**
 * Adds a file to a Vorhaben. The body is the file itself as `application/octet-stream`; its type is found by looking
 * into it. Send an Idempotency-Key: the same key with the same file answers the same again and adds nothing.
 */
export const upload = geschuetzt("UNTERNEHMEN")
  .route({
    method: "POST",
    path: "/v1/antraege/{uuid}/vorhaben/{vorhabenUuid}/dateien",
    tags,
    inputStructure: "detailed",
    spec: describe("UNTERNEHMEN", "DATEI_GESENDET"),
  })
  .input(
    z.object({
      params: z.object({ uuid: z.uuid(), vorhabenUuid: z.uuid() }),
      query: z.object({ name: z.string().max(1000) }),
    }),
  )
  .output(datei);

/** Takes a file out of a draft. What has been submitted keeps it. */
export const deleteDatei = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/antraege/{uuid}/dateien/{dateiUuid}", tags })
  .input(z.object({ uuid: z.uuid(), dateiUuid: z.uuid() }))
  .output(ok);

/**
 * The content of a file. `fileName` is that of `listDateien`, or of a file that was prepared for the caller. Staff say
 * what they take a file of an Antrag along for, otherwise 403.60. @spec §7 GET v1/dateien/upload/{fileName}/laden,
 * binary response
 */
export const loadDatei = geschuetzt("GEWAEHLT")
  .route({
    method: "GET",
    path: "/v1/dateien/upload/{fileName}/laden",
    tags,
    outputStructure: "detailed",
    spec: describe("GEWAEHLT", "DATEI_EMPFANGEN"),
  })
  .input(z.object({ fileName: z.string().max(400), zweck: mitnahme.shape.zweck }))
  .output(dateiInhalt);

export const dateien = { listDateien, upload, deleteDatei, loadDatei };

export type Datei = z.infer<typeof datei>;

import { z } from "zod";
import { SCHRIFTSATZ_ARTEN, SCHRIFTSATZ_STATUS } from "~/domain/antrag/schriftsaetze";
import { entscheidung } from "../antrag/aenderung";
import { geschuetzt } from "../wire/base";
import { describe } from "../wire/beschreibung";
import { eingereichteAnlage } from "../antrag/eingereichteAnlage";
import { geparktKopf } from "../antrag/geparkteEingaben";
import { gesehene, moment, ok } from "../wire/page";
import { abgeschnittenerRest, neueReste } from "../wire/rest";
import { werte } from "../wire/werte";
import { uebernommen } from "../antrag/zusammenfuehrung";

const tags = ["Schriftsätze"];
const antragId = z.object({ antragUuid: z.uuid() });
const schriftsatzId = antragId.extend({ uuid: z.uuid() });

/** What the rules of a document know besides its answers; `fragen` are those that a Nachtrag answers. */
export const schriftsatzKontext = z.object({
  heute: z.string(),
  fragen: z.array(z.object({ uuid: z.uuid(), vorhaben: z.string(), frage: z.string() })),
  vorhaben: z.array(z.object({ uuid: z.uuid(), titel: z.string() })),
  nachforderung: z.object({ nummer: z.number().int(), frist: z.iso.date() }).optional(),
  widerspruchsfrist: z.string().optional(),
});

/** A document as lists show it. What it refers to is null where it refers to nothing of that sort. */
export const schriftsatzKopf = z.object({
  uuid: z.uuid(),
  art: z.enum(SCHRIFTSATZ_ARTEN),
  status: z.enum(SCHRIFTSATZ_STATUS),
  nachforderungUuid: z.uuid().nullable(),
  bescheidUuid: z.uuid().nullable(),
  widerspruchUuid: z.uuid().nullable(),
  geaendertAm: moment,
  /** First and last name. */
  geaendertVon: z.string(),
  eingereichtAm: moment.nullable(),
  eingereichtVon: z.string().nullable(),
});

export const schriftsatzDatei = eingereichteAnlage.extend({ hochgeladenAm: moment, hochgeladenVon: z.string() });

/**
 * A document with its answers; one that was signed exactly as it was signed. `stand` names what was read, for the
 * signature. `lock` tells why it can be neither changed nor signed any more, or not now; null when it can. `luecken` is
 * what the signature still waits for. For whoever may write it, `ticket` keeps a form of it that arrives after its
 * session has ended, and `geparkte` are those that wait. `basis` are the answers of an earlier revision that was asked
 * for, and who has changed each of them since. `abgelehntes`, of the draft of an objection: the Vorhaben of which the
 * decision refuses something, whole or by the names of assets, and why. `uebernahme`: of a draft that came too late;
 * whether the caller may take its answers over, and the draft in which they are already, null when in none.
 */
export const schriftsatz = schriftsatzKopf.extend({
  antragUuid: z.uuid(),
  revision: z.number().int(),
  werte,
  kontext: schriftsatzKontext,
  stand: z.string(),
  dateien: z.array(schriftsatzDatei),
  luecken: z.array(z.object({ property: z.string(), message: z.string() })),
  sperre: z.string().nullable(),
  rechte: z.object({ bearbeiten: z.boolean(), einreichen: z.boolean() }),
  pruefsumme: z.string().nullable(),
  belegCode: z.string().nullable(),
  reste: z.array(abgeschnittenerRest),
  ticket: z.string().optional(),
  geparkte: z.array(geparktKopf).optional(),
  abgelehntes: z
    .array(
      z.object({
        titel: z.string(),
        isGanz: z.boolean(),
        wirtschaftsgueter: z.array(z.string()),
        begruendung: z.string(),
      }),
    )
    .optional(),
  uebernahme: z.object({ moeglich: z.boolean(), in: z.uuid().nullable() }).optional(),
  basis: z.object({ revision: z.number().int(), werte, seither: z.array(uebernommen) }).optional(),
});

/** The documents of an Antrag in the order in which they were begun, without those that were discarded. */
export const listSchriftsaetze = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{antragUuid}/schriftsaetze", tags })
  .input(antragId)
  .output(z.object({ data: z.array(schriftsatzKopf) }));

/**
 * The withdrawal of an Antrag: the one that was declared last, and the draft of one. `stand` tells what became of it:
 * on its way to the authority, confirmed, or refused with `ablehnung` as the reason, `entschiedenAm` when. `rechte` are
 * those of now: who may write a withdrawal, and who may sign it; both false while the status of the Antrag does not
 * allow one.
 */
export const rueckzug = z.object({
  erklaert: z
    .object({
      uuid: z.uuid(),
      /** As people read it; empty when none was chosen. */
      grund: z.string(),
      text: z.string(),
      eingereichtAm: moment,
      eingereichtVon: z.string(),
      pruefsumme: z.string(),
      belegCode: z.string().nullable(),
      stand: z.enum(["UEBERMITTELT", "BESTAETIGT", "ABGELEHNT"]),
      entschiedenAm: moment.nullable(),
      ablehnung: z.string().nullable(),
    })
    .nullable(),
  entwurfUuid: z.uuid().nullable(),
  rechte: z.object({ vorbereiten: z.boolean(), einreichen: z.boolean() }),
});

export const getRueckzug = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{antragUuid}/rueckzug", tags })
  .input(antragId)
  .output(rueckzug);

/**
 * Begins a draft, or finds the one that was begun: there is one of each kind, of a Nachtrag one for each follow-up
 * request.
 */
export const startSchriftsatz = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/{antragUuid}/schriftsaetze", tags })
  .input(
    antragId.extend({
      art: z.enum(SCHRIFTSATZ_ARTEN),
      nachforderungUuid: z.uuid().optional(),
      bescheidUuid: z.uuid().optional(),
      widerspruchUuid: z.uuid().optional(),
    }),
  )
  .output(z.object({ uuid: z.uuid() }));

/** One document. `revision`: its draft also as it was then; nothing more when it never was so, or still is. */
export const getSchriftsatz = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{antragUuid}/schriftsaetze/{uuid}", tags })
  .input(schriftsatzId.extend({ revision: z.coerce.number().int().optional() }))
  .output(schriftsatz);

/**
 * Saves answers of a draft as a new revision that is kept. Never refuses unfinished work. `revision` is the one that
 * was read: when others have saved since, both are merged answer by answer, and `zusammengefuehrt` tells what came from
 * them. What only a person can decide is refused with 409.10 and `konflikt`; the next save is the same with
 * `entscheidungen`, and `gesehen`, the revision of the conflicts that were decided. `geparkt` is the kept form that
 * these answers come from; it is gone afterwards. Send an Idempotency-Key: the same key answers the same again and
 * changes nothing.
 */
export const saveSchriftsatz = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: "/v1/antraege/{antragUuid}/schriftsaetze/{uuid}", tags })
  .input(
    schriftsatzId.extend({
      revision: z.number().int(),
      werte,
      gesehen: gesehene.optional(),
      entscheidungen: z.array(entscheidung).max(100).optional(),
      geparkt: z.uuid().optional(),
      /** What was cut off the texts: kept for the caller until discarded. */
      reste: neueReste.optional(),
    }),
  )
  .output(z.object({ revision: z.number().int(), zusammengefuehrt: z.array(uebernommen).optional() }));

/** Discards a draft with its files. 409.10 when somebody has saved since it was read. */
export const discardSchriftsatz = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/antraege/{antragUuid}/schriftsaetze/{uuid}", tags })
  .input(schriftsatzId.extend({ revision: z.coerce.number().int() }))
  .output(ok);

const uebernommenerSchriftsatz = z.object({
  uuid: z.uuid(),
  isGekuerzt: z.boolean(),
  gebliebeneDateien: z.number().int(),
});

/**
 * Takes the answers of a draft whose follow-up request can no longer be answered over into the Nachtrag without a
 * request, once, and answers that one. `isGekuerzt`: not all fitted, the caller has the rest there.
 * `gebliebeneDateien`: so many files stayed for lack of room. 409.20 while the request can be answered. Send an
 * Idempotency-Key.
 */
export const takeOverSchriftsatz = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/{antragUuid}/schriftsaetze/{uuid}/uebernahme", tags })
  .input(schriftsatzId)
  .output(uebernommenerSchriftsatz);

/** Discards what a save of the caller has cut off. Send an Idempotency-Key. */
export const discardSchriftsatzRest = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/antraege/{antragUuid}/schriftsaetze/{uuid}/reste/{restUuid}", tags })
  .input(schriftsatzId.extend({ restUuid: z.uuid() }))
  .output(ok);

/** Adds a file to a draft, like `dateien.upload`; `dateien.loadDatei` has its content. */
export const uploadSchriftsatzDatei = geschuetzt("UNTERNEHMEN")
  .route({
    method: "POST",
    path: "/v1/antraege/{antragUuid}/schriftsaetze/{uuid}/dateien",
    tags,
    inputStructure: "detailed",
    spec: describe("UNTERNEHMEN", "DATEI_GESENDET"),
  })
  .input(z.object({ params: schriftsatzId, query: z.object({ name: z.string().max(1000) }) }))
  .output(schriftsatzDatei);

/** Takes a file out of a draft. */
export const deleteSchriftsatzDatei = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/antraege/{antragUuid}/schriftsaetze/{uuid}/dateien/{dateiUuid}", tags })
  .input(schriftsatzId.extend({ dateiUuid: z.uuid() }))
  .output(ok);

/** Signing is a call of `unterschriften` or `nezo`, with the uuid of the document as `gegenstandUuid`. */
export const schriftsaetze = {
  listSchriftsaetze,
  getRueckzug,
  startSchriftsatz,
  getSchriftsatz,
  saveSchriftsatz,
  discardSchriftsatz,
  takeOverSchriftsatz,
  discardSchriftsatzRest,
  uploadSchriftsatzDatei,
  deleteSchriftsatzDatei,
};

export type Schriftsatz = z.infer<typeof schriftsatz>;
export type Rueckzug = z.infer<typeof rueckzug>;
export type SchriftsatzKopf = z.infer<typeof schriftsatzKopf>;
export type SchriftsatzUebernahme = z.infer<typeof uebernommenerSchriftsatz>;
export type SchriftsatzDatei = z.infer<typeof schriftsatzDatei>;

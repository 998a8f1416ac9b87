import { z } from "zod";
import { antragInfo } from "~/domain/antrag/antragInfo";
import { BEZEICHNUNG_MAX } from "~/domain/antrag/bezeichnung";
import { einreichungEingabe, type EinreichungEingabe } from "~/domain/antrag/einreichungEingabe";
import { MAX_ZEILEN } from "~/domain/antrag/formular/zeilenGrenzen";
import { angebotArten } from "~/domain/antrag/formular/angebote";
import { aenderung, entscheidung } from "./aenderung";
import { angebot } from "./angebot";
import { listAntraege, listUeberall } from "./antragListe";
import { searchInhalte } from "./inhaltssuche";
import { geschuetzt } from "../wire/base";
import { eingereichteAnlage } from "./eingereichteAnlage";
import { getEinstieg } from "./einstieg";
import { folgeantrag } from "./folgeantrag";
import { eingereichterKontext, formKontext } from "./formKontext";
import { geparktKopf } from "./geparkteEingaben";
import { mitnahme } from "../wire/mitnahme";
import { gesehene, moment, ok, REVISION_MAX } from "../wire/page";
import { abgeschnittenerRest, neueReste, discardRest } from "../wire/rest";
import { unternehmensangaben } from "./unternehmensangaben";
import { befund, pruefung, vorhaben, vorhabenKopf } from "./vorhaben";
import { wert, werte, zeile, zeileUuid } from "../wire/werte";
import { uebernommen } from "./zusammenfuehrung";

const tags = ["Anträge"];
const antragId = z.object({ uuid: z.uuid() });
const vorhabenId = antragId.extend({ vorhabenUuid: z.uuid() });

export { aenderung, befund, entscheidung, pruefung, vorhaben, vorhabenKopf, wert, werte, zeile };

/** Creates a draft with one empty Vorhaben, version V2. Send an Idempotency-Key. */
export const createAntrag = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege", tags })
  .input(z.object({ bezeichnung: z.string().max(BEZEICHNUNG_MAX).default("") }))
  .output(antragId);

/** @spec §7 data with the application info fields; 404.10 for an unknown and for a foreign uuid alike */
export const getInfo = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/info", tags })
  .input(antragId)
  .output(z.object({ data: antragInfo }));

export const ereignis = z.object({ am: moment, text: z.string(), von: z.string() });

/** What the submission page has asked, as the call takes and gives it. */
export const einreichung = einreichungEingabe;

export const antrag = z.object({
  info: antragInfo,
  uuid: z.uuid(),
  antragsnummer: z.string().nullable(),
  bezeichnung: z.string(),
  revision: z.number().int(),
  /**
   * Changes as soon as anybody saves anything in the Antrag or its Vorhaben; names the state that a submission is for.
   */
  stand: z.string(),
  erstelltAm: moment,
  geaendertAm: moment,
  geaendertVon: z.string(),
  eingereichtAm: moment.nullable(),
  vorhaben: z.array(vorhabenKopf),
  einreichung,
  rechte: z.object({ bearbeiten: z.boolean(), loeschen: z.boolean(), einreichen: z.boolean() }),
  /** It began with the answers of another Antrag; `getHerkunft` tells of which. */
  hatHerkunft: z.boolean(),
  ereignisse: z.array(ereignis),
});

export const getAntrag = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}", tags })
  .input(antragId)
  .output(antrag);

/** Changes the internal name of the Antrag. */
export const renameAntrag = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: "/v1/antraege/{uuid}/bezeichnung", tags })
  .input(antragId.extend({ revision: z.number().int(), bezeichnung: z.string().max(BEZEICHNUNG_MAX) }))
  .output(z.object({ revision: z.number().int() }));

export const deleteAntrag = geschuetzt("GEWAEHLT")
  .route({ method: "DELETE", path: "/v1/antraege/{uuid}", tags })
  .input(antragId)
  .output(ok);

/**
 * One Vorhaben and the head of its Antrag, in one call, because the form page shows both. With `revision` also the
 * answers of that revision as `basis`, unless it is the stored one or does not exist; without `revision` also the forms
 * of this Vorhaben that are kept for this person. Who may edit gets the `ticket` by which a form that arrives after its
 * session is kept. With `zeile`, the uuid of a row that was begun with the revision `seit`, also whether it was stored
 * since and is gone again. With `angebote` also what has been entered in the other Vorhaben of the company, as far as
 * the person sees them: whom to ask, contractors or partners; for whoever may edit only, and without `revision` nobody
 * where the Vorhaben already names whom to ask.
 */
export const getVorhaben = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/vorhaben/{vorhabenUuid}", tags })
  .input(
    vorhabenId.extend({
      revision: z.coerce.number().int().min(-REVISION_MAX).max(REVISION_MAX).optional(),
      zeile: zeileUuid.optional(),
      seit: z.coerce.number().int().min(0).max(REVISION_MAX).optional(),
      angebote: z.enum(angebotArten).optional(),
    }),
  )
  .output(
    z.object({
      antrag,
      vorhaben,
      angebote: z.array(angebot).optional(),
      isZeileGeloescht: z.boolean().optional(),
      kontext: formKontext,
      basis: z.object({ revision: z.number().int(), werte }).optional(),
      ticket: z.string().optional(),
      geparkte: z.array(geparktKopf).optional(),
      reste: z.array(abgeschnittenerRest),
    }),
  );

/**
 * Adds a Vorhaben at the end: an empty one, or with the answers of a revision of a Vorhaben of the same Antrag, also
 * one that has been deleted meanwhile. With `istKopie` it stands beside that one: without title and short name, with
 * rows of its own, and without files. Send an Idempotency-Key.
 */
export const addVorhaben = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/{uuid}/vorhaben", tags })
  .input(
    antragId.extend({
      aus: z.object({ vorhabenUuid: z.uuid(), revision: gesehene, istKopie: z.boolean().optional() }).optional(),
    }),
  )
  .output(z.object({ vorhabenUuid: z.uuid() }));

/** Refused for the last Vorhaben of an Antrag. */
export const deleteVorhaben = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/antraege/{uuid}/vorhaben/{vorhabenUuid}", tags })
  .input(vorhabenId.extend({ revision: z.coerce.number().int() }))
  .output(ok);

/**
 * Saves changes as a new revision that is kept. Never refuses unfinished work. `revision` is the one that the changes
 * were made on: when others have saved since, both are merged field by field, and `zusammengefuehrt` tells what came
 * from them. What only a person can decide is refused with 409.10 and `konflikt`; the next save is the same with
 * `entscheidungen`, and `gesehen`, the revision of the conflicts that were decided. 409.11: this Vorhaben has no such
 * revision. `geparkt` is the kept form that these changes come from; it is gone afterwards. Send an Idempotency-Key:
 * the same key answers the same again and changes nothing.
 */
export const saveVorhaben = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: "/v1/antraege/{uuid}/vorhaben/{vorhabenUuid}", tags })
  .input(
    vorhabenId.extend({
      revision: gesehene,
      aenderungen: z.array(aenderung).min(1).max(MAX_ZEILEN),
      gesehen: gesehene.optional(),
      entscheidungen: z.array(entscheidung).max(500).optional(),
      geparkt: z.uuid().optional(),
      /** What was cut off the texts of these changes: kept for the caller until discarded. */
      reste: neueReste.optional(),
    }),
  )
  .output(z.object({ revision: z.number().int(), pruefung, zusammengefuehrt: z.array(uebernommen).optional() }));

/** Fills a Vorhaben with obvious test data; only with the feature testdatenGenerator. */
export const fillTestdaten = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/antraege/{uuid}/vorhaben/{vorhabenUuid}/testdaten", tags })
  .input(vorhabenId)
  .output(ok);

export const luecke = z.object({
  vorhabenUuid: z.uuid(),
  vorhabenTitel: z.string(),
  tab: z.string(),
  tabLabel: z.string(),
  tabelle: z.string().optional(),
  zeileUuid: z.string().optional(),
  /** What the row is known by, e.g. the name of a contractor. */
  zeileTitel: z.string().optional(),
  feldName: z.string(),
  label: z.string(),
  message: z.string(),
  art: z.enum(["fehler", "warnung"]),
});

/** "Was fehlt noch?": the findings over all Vorhaben, in the order of the form. */
export const listLuecken = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/luecken", tags })
  .input(antragId)
  .output(z.object({ data: z.array(luecke) }));

/** All values of all Vorhaben of the draft, for reading the Antrag through before it is submitted. */
export const readAntrag = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/inhalt", tags })
  .input(antragId.extend(mitnahme.shape))
  .output(
    z.object({
      antrag,
      firma: z.string(),
      /** As a submission would freeze it now; absent for who may not read the master data. */
      unternehmensangaben: unternehmensangaben.optional(),
      vorhaben: z.array(vorhaben),
      kontext: formKontext,
    }),
  );

/** Keeps what was filled in on the submission page. 409.10 when the Antrag has moved on. */
export const saveEinreichung = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: "/v1/antraege/{uuid}/einreichung", tags })
  .input(antragId.extend({ revision: z.number().int(), einreichung }))
  .output(z.object({ revision: z.number().int() }));

/** The `stand` of the Antrag as the person has read it; 409.10 when somebody has saved since. */
const gelesenerStand = antragId.extend({ stand: z.string().max(100) });

/** Requests a TAN by mail for a submission of this state without nezo; refused while nezo is activated. */
export const sendEinreichTan = geschuetzt("UNTERNEHMEN", { nachweis: "SUBSTANZIELL", inWartung: "UNTERSCHRIFT" })
  .route({ method: "POST", path: "/v1/antraege/{uuid}/einreichen/tan", tags })
  .input(gelesenerStand)
  .output(ok);

/**
 * Submits with a TAN the state that it was requested for; refused while nezo is activated (then `nezo.complete`
 * submits).
 */
export const submit = geschuetzt("UNTERNEHMEN", { nachweis: "SUBSTANZIELL", inWartung: "UNTERSCHRIFT" })
  .route({ method: "POST", path: "/v1/antraege/{uuid}/einreichen", tags })
  .input(gelesenerStand.extend({ tan: z.string().max(20) }))
  .output(ok);

/** A declaration as it was worded when it was given. */
export const erklaerungstext = z.object({ key: z.string(), version: z.string(), text: z.string() });

/** The Antrag exactly as it was submitted; `eingereichterAntragId` chooses an earlier submission. */
export const getEingereichterAntrag = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/antraege/{uuid}/eingereicht", tags })
  .input(antragId.extend({ eingereichterAntragId: z.uuid().optional(), ...mitnahme.shape }))
  .output(
    z.object({
      antrag,
      /** The name of the company when it submitted. */
      firma: z.string(),
      eingereichterAntragId: z.uuid(),
      eingereichtAm: moment,
      eingereichtVon: z.string(),
      pruefsumme: z.string(),
      /** Confirms the submission on /belegpruefung; without groups. */
      belegcode: z.string().nullable(),
      /** The company as it was submitted; absent in submissions from before it was kept. */
      unternehmensangaben: unternehmensangaben.optional(),
      einreichung,
      /** The wording of the declarations that were given; absent in submissions from before it was kept. */
      erklaerungstexte: z.array(erklaerungstext).optional(),
      /** `anlagen` is absent in submissions from before there were any. */
      vorhaben: z.array(
        z.object({ uuid: z.uuid(), vorhabenId: z.string(), werte, anlagen: z.array(eingereichteAnlage).optional() }),
      ),
      kontext: eingereichterKontext,
      /** What the master data of the company say otherwise today; the submission keeps what they said then. */
      abweichungen: z.array(z.object({ feld: z.string(), damals: z.string(), heute: z.string() })),
    }),
  );

export const antraege = {
  listAntraege,
  listUeberall,
  searchInhalte,
  createAntrag,
  ...folgeantrag,
  getInfo,
  getAntrag,
  renameAntrag,
  deleteAntrag,
  getVorhaben,
  getEinstieg,
  addVorhaben,
  deleteVorhaben,
  saveVorhaben,
  discardRest,
  fillTestdaten,
  listLuecken,
  readAntrag,
  saveEinreichung,
  sendEinreichTan,
  submit,
  getEingereichterAntrag,
};

export type Antrag = z.infer<typeof antrag>;
export type Vorhaben = z.infer<typeof vorhaben>;
export type Aenderung = z.infer<typeof aenderung>;
export type Entscheidung = z.infer<typeof entscheidung>;
export type Luecke = z.infer<typeof luecke>;
export type Einreichung = EinreichungEingabe;

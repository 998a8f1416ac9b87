import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { moment } from "../wire/page";
import { werte } from "../wire/werte";

const tags = ["KMU-Status"];
const pfad = "/v1/unternehmen/kmu" as const;
const id = z.object({ uuid: z.uuid() });
const befund = z.object({ property: z.string(), message: z.string() });

const beteiligter = z.object({
  key: z.string(),
  name: z.string(),
  art: z.enum(["UNTERNEHMEN", "NATUERLICHE_PERSON", "OEFFENTLICHE_STELLE"]),
  steuernummer: z.string(),
  ausnahme: z.enum([
    "KEINE",
    "OEFFENTLICHE_BETEILIGUNGSGESELLSCHAFT",
    "RISIKOKAPITAL",
    "BUSINESS_ANGEL",
    "HOCHSCHULE",
    "INSTITUTIONELLER_ANLEGER",
    "GEMEINDE",
  ]),
  haushalt: z.string(),
  einwohner: z.string(),
  personengruppe: z.string(),
  istVermoegensverwaltung: z.boolean(),
});

const beziehung = z.object({
  key: z.string(),
  von: z.string(),
  an: z.string(),
  beherrschung: z.enum(["KEINE", "ORGANBESTELLUNG", "VERTRAG_ODER_SATZUNG", "STIMMBINDUNG", "ZWECKGESELLSCHAFT"]),
  kapital: z.string(),
  stimmen: z.string(),
  ueber: z.string(),
  gueltigAb: z.string(),
  gueltigBis: z.string(),
  nachweis: z.string(),
  markt: z.enum(["GLEICH_ODER_BENACHBART", "ANDERER"]),
  einlage: z.string(),
});

const jahreszahlen = z.object({
  key: z.string(),
  unternehmen: z.string(),
  beginn: z.iso.date(),
  ende: z.iso.date(),
  wertart: z.enum(["ENDGUELTIG", "VORLAEUFIG", "GESCHAETZT"]),
  beschaeftigte: z.string(),
  umsatz: z.string(),
  bilanzsumme: z.string(),
  enthaelt: z.array(z.string()),
});

/**
 * What the KMU status is worked out from, by pure rules that the portal and everybody else can run: relations, figures
 * and the day. `offen`: what is not known yet about the relations, in sentences. `erklaert`: what the company declares
 * in its master data, of the version `stammdatenRevision`.
 */
export const kmuAnsicht = z.object({
  angaben: z.object({
    unternehmen: z.string(),
    beteiligte: z.array(beteiligter),
    beziehungen: z.array(beziehung),
    jahre: z.array(jahreszahlen),
    stichtag: z.iso.date(),
  }),
  offen: z.array(z.string()),
  /** What is asked about the list of the affiliated companies, in sentences. */
  hinweise: z.array(z.string()),
  erklaert: z.string(),
  stammdatenRevision: z.number().int(),
  heute: z.iso.date(),
  rechte: z.object({ bearbeiten: z.boolean() }),
});

/** Without `stichtag` the status of today. */
export const getKmu = geschuetzt("UNTERNEHMEN")
  .route({ method: "GET", path: pfad, tags })
  .input(z.object({ stichtag: z.iso.date().optional() }))
  .output(kmuAnsicht);

const kontext = z.object({ heute: z.string(), firmen: z.array(z.object({ key: z.string(), name: z.string() })) });

const kmuZahlenZeile = id.extend({
  revision: z.number().int(),
  werte,
  geaendertAm: moment,
  /** First and last name; empty when the person is gone. */
  geaendertVon: z.string(),
  fehler: z.array(befund),
});

const kmuZahlenListe = z.object({
  data: z.array(kmuZahlenZeile),
  kontext,
  rechte: z.object({ bearbeiten: z.boolean() }),
});

/** The figures of the company and of those it is related with, one row per Wirtschaftsjahr. */
export const listKmuZahlen = geschuetzt("UNTERNEHMEN")
  .route({ method: "GET", path: `${pfad}/zahlen`, tags })
  .output(kmuZahlenListe);

const gespeichert = id.extend({ revision: z.number().int() });

/** Adds a row. A year that overlaps another of the same company is refused. Send an Idempotency-Key. */
export const createKmuZahlen = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: `${pfad}/zahlen`, tags })
  .input(z.object({ werte }))
  .output(gespeichert);

/** Saves a row as its next version; 409.10 when `revision` is not the stored one. Send an Idempotency-Key. */
export const saveKmuZahlen = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: `${pfad}/zahlen/{uuid}`, tags })
  .input(id.extend({ revision: z.number().int(), werte }))
  .output(gespeichert);

/** Takes a row away for good. */
export const deleteKmuZahlen = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: `${pfad}/zahlen/{uuid}`, tags })
  .input(id)
  .output(z.object({ name: z.string() }));

export const kmu = { getKmu, listKmuZahlen, createKmuZahlen, saveKmuZahlen, deleteKmuZahlen };

export type KmuAnsicht = z.infer<typeof kmuAnsicht>;
export type KmuZahlenZeile = z.infer<typeof kmuZahlenZeile>;
export type KmuZahlenListe = z.infer<typeof kmuZahlenListe>;

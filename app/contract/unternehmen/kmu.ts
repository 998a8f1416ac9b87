import { z } from "zod";
import { entscheidung } from "../antrag/aenderung";
import { geparkt, ticket } from "../antrag/uebernahme";
import { uebernommen } from "../antrag/zusammenfuehrung";
import { geschuetzt } from "../wire/base";
import { gesehene, listOf, moment, pageQuery } from "../wire/page";
import { werte } from "../wire/werte";
import { wiederherstellung, zeilenFassungen } from "./fassungen";

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
 * and the day. `offenes`: what is not known yet about the relations, in sentences; the keys of the own years whose
 * business statistics hold for the whole group (`verbundjahre`) and of those that do not come from the statistics
 * (`eingetragene`). `hinweise`: what is asked about the list of the affiliated companies. `erklaert`: what the company
 * declares in its master data, in their version `stammdatenRevision`. `hoechstbetrag` is no part of it: who shares the
 * cap of the allowance in the Wirtschaftsjahr `jahr` without a word on how much of it was used, by the same list.
 */
export const kmuAnsicht = z.object({
  angaben: z.object({
    unternehmen: z.string(),
    beteiligte: z.array(beteiligter),
    beziehungen: z.array(beziehung),
    jahre: z.array(jahreszahlen),
    stichtag: z.iso.date(),
  }),
  offenes: z.object({
    beziehungen: z.array(z.string()),
    verbundjahre: z.array(z.string()),
    eingetragene: z.array(z.string()),
  }),
  hinweise: z.array(z.string()),
  hoechstbetrag: z.object({ jahr: z.string(), ungenannt: z.array(z.object({ name: z.string(), zeile: z.uuid() })) }),
  erklaert: z.string(),
  stammdatenRevision: z.number().int(),
  heute: z.iso.date(),
  rechte: z.object({ bearbeiten: z.boolean() }),
});

/** Without `stichtag` the status of today. */
export const getKmu = geschuetzt("FIRMA")
  .route({ method: "GET", path: pfad, tags })
  .input(z.object({ stichtag: z.iso.date().optional() }))
  .output(kmuAnsicht);

/** The figures of the whole group in a Wirtschaftsjahr of the business statistics. */
const verbundjahr = z.object({
  beginn: z.iso.date(),
  ende: z.iso.date(),
  wertart: z.string(),
  beschaeftigte: z.string(),
  umsatz: z.string(),
  bilanzsumme: z.string(),
});

const kontext = z.object({
  heute: z.string(),
  eigenes: z.string(),
  firmen: z.array(z.object({ key: z.string(), name: z.string() })),
  andere: z.array(z.object({ beteiligter: z.string(), beginn: z.iso.date(), ende: z.iso.date() })),
  verbundjahre: z.array(verbundjahr),
});

const rechte = z.object({ bearbeiten: z.boolean() });

/** Figures of one Wirtschaftsjahr. `geaendertVon`: first and last name; empty when the account is gone. */
const zeile = id.extend({
  revision: z.number().int(),
  werte,
  fehler: z.array(befund),
  geaendertAm: moment,
  geaendertVon: z.string(),
});

const zahlenListe = listOf(zeile).extend({ kontext, rechte, ticket });
const zahlenAnsicht = zeile.extend({ kontext, rechte, ticket });

/**
 * The figures of those whom the chosen company is related with, one row per Wirtschaftsjahr, and its own estimates of a
 * year that is not over. Its completed years are the business statistics; where these hold for the whole group
 * (`kontext.verbundjahre`), its own figures or the consolidated ones of the same days stand here, too. `filter` is a
 * JSON object of column → value; '<Ohne Wert>' finds empty ones. Sort is `key:asc` or `key:desc`; without it in the
 * order of the list of the affiliated companies and by year.
 */
export const listKmuZahlen = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/zahlen`, tags })
  .input(
    pageQuery.extend({
      size: pageQuery.shape.size.default(0),
      suche: z.string().max(200).optional(),
      filter: z.string().max(2000).optional(),
    }),
  )
  .output(zahlenListe);

/** One row; that of another company is not found. */
export const getKmuZahlen = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/zahlen/{uuid}`, tags })
  .input(id)
  .output(zahlenAnsicht);

/**
 * Adds a row. It has to be known whose figures they are and of when; a year that overlaps another of the same company
 * is refused. Everything else may be unfinished. Send an Idempotency-Key.
 */
export const createKmuZahlen = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: `${pfad}/zahlen`, tags })
  .input(z.object({ werte, geparkt }))
  .output(id.extend({ revision: z.number().int() }));

/**
 * Saves a row as its next version. On an old `revision` it is merged with what others have saved since; what only a
 * person can decide is refused with 409.10 and `konflikt`. Send an Idempotency-Key.
 */
export const saveKmuZahlen = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: `${pfad}/zahlen/{uuid}`, tags })
  .input(
    id.extend({
      revision: z.number().int(),
      werte,
      gesehen: gesehene.optional(),
      entscheidungen: z.array(entscheidung).max(100).optional(),
      geparkt,
    }),
  )
  .output(z.object({ revision: z.number().int(), zusammengefuehrt: z.array(uebernommen).optional() }));

/** Every saved version of a row, newest first. */
export const listKmuZahlenFassungen = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/zahlen/{uuid}/fassungen`, tags })
  .input(id)
  .output(zeilenFassungen);

/**
 * Makes an earlier version of a row the present one, by the rules of every save; whoever was in `enthaelt` and is gone
 * is left out. 409.10 when `revision` is not the stored one; 422.10 when the company cannot be chosen any more. Send an
 * Idempotency-Key.
 */
export const restoreKmuZahlen = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: `${pfad}/zahlen/{uuid}/fassungen/{fassung}/wiederherstellung`, tags })
  .input(wiederherstellung)
  .output(z.object({ revision: z.number().int() }));

/** Deletes a row. 409.10 on an old `revision`. */
export const deleteKmuZahlen = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: `${pfad}/zahlen/{uuid}`, tags })
  .input(id.extend({ revision: z.coerce.number().int() }))
  .output(z.object({ geloescht: z.literal(true) }));

export const kmu = {
  getKmu,
  listKmuZahlen,
  getKmuZahlen,
  createKmuZahlen,
  saveKmuZahlen,
  listKmuZahlenFassungen,
  restoreKmuZahlen,
  deleteKmuZahlen,
};

export type KmuAnsicht = z.infer<typeof kmuAnsicht>;
export type KmuZahlenZeile = z.infer<typeof zeile>;
export type KmuZahlenListe = z.infer<typeof zahlenListe>;
export type KmuZahlenAnsicht = z.infer<typeof zahlenAnsicht>;

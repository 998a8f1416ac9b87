import { z } from "zod";
import { entscheidung } from "../antrag/aenderung";
import { geparkt, ticket } from "../antrag/uebernahme";
import { uebernommen } from "../antrag/zusammenfuehrung";
import { geschuetzt } from "../wire/base";
import { gesehene, listOf, moment, pageQuery } from "../wire/page";
import { werte } from "../wire/werte";
import { wiederherstellung, zeilenFassungen } from "./fassungen";

const tags = ["Unternehmen"];
const pfad = "/v1/unternehmen/wirtschaftsjahre" as const;

const befund = z.object({ property: z.string(), message: z.string() });

/** A Wirtschaftsjahr with its figures. `geaendertVon`: first and last name; empty when the account is gone. */
const jahr = z.object({
  uuid: z.uuid(),
  revision: z.number().int(),
  werte,
  fehler: z.array(befund),
  warnungen: z.array(befund),
  geaendertAm: moment,
  geaendertVon: z.string(),
});

const kontext = z.object({
  heute: z.string(),
  istVerbunden: z.boolean(),
  andere: z.array(
    z.object({
      beginn: z.iso.date(),
      ende: z.iso.date(),
      umsatz: z.string(),
      bilanzsumme: z.string(),
      beschaeftigteVzae: z.string(),
      fueBeschaeftigteVzae: z.string(),
      fueGesamt: z.string(),
    }),
  ),
});

const rechte = z.object({ bearbeiten: z.boolean() });

/**
 * The Wirtschaftsjahre of the chosen company, all of them and the latest first unless something else is asked for.
 * `filter` is a JSON object of column → value; '<Ohne Wert>' finds empty ones. Sort is `key:asc` or `key:desc`. The
 * rest speaks of all years, whatever is searched for. `verlangt`: those that an Antrag of today asks for, and what
 * there is of each; `istErfuellt`: nothing is missing. `keinJahr`: the company says that none is completed yet, and
 * that counts; `keinJahrBis`: the last day on which it does or did, null when it does not say so. `ticket` is that of
 * the table of all of them, `ticketNeu` that of a new one.
 */
export const listWirtschaftsjahre = geschuetzt("FIRMA")
  .route({ method: "GET", path: pfad, tags })
  .input(
    pageQuery.extend({
      size: pageQuery.shape.size.default(0),
      suche: z.string().max(200).optional(),
      filter: z.string().max(2000).optional(),
    }),
  )
  .output(
    listOf(jahr).extend({
      verlangt: z.array(
        z.object({
          beginn: z.iso.date(),
          ende: z.iso.date(),
          label: z.string(),
          uuid: z.uuid().nullable(),
          stand: z.enum(["FEHLT", "UNVOLLSTAENDIG", "VOLLSTAENDIG"]),
        }),
      ),
      istErfuellt: z.boolean(),
      keinJahr: z.boolean(),
      keinJahrBis: z.iso.date().nullable(),
      unternehmenUuid: z.uuid(),
      kontext,
      rechte,
      ticket,
      ticketNeu: ticket,
    }),
  );

/** One Wirtschaftsjahr of the chosen company; that of another company is not found. */
export const getWirtschaftsjahr = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/{uuid}`, tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(jahr.extend({ unternehmenUuid: z.uuid(), kontext, rechte, ticket }));

/**
 * Which neighbour may move along with the days of a Wirtschaftsjahr: by the day that then is the last one of the year
 * before, or the first one of the year after. Where another day is needed, the call is refused as without it.
 */
const nachbar = z.iso.date().optional();

/** The neighbour that has moved along, in a new version of its own. */
const angepasst = z.uuid().optional();

/**
 * Adds a Wirtschaftsjahr. Its days have to be complete, at most twelve months, over, and follow upon the others;
 * everything else may be unfinished. Send an Idempotency-Key.
 */
export const createWirtschaftsjahr = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: pfad, tags })
  .input(z.object({ werte, geparkt, nachbar }))
  .output(z.object({ uuid: z.uuid(), revision: z.number().int(), angepasst }));

const aenderung = z.object({
  uuid: z.uuid(),
  revision: z.number().int(),
  werte,
  gesehen: gesehene.optional(),
  entscheidungen: z.array(entscheidung).max(100).optional(),
});

/**
 * Saves answers as a new version. On an old `revision` they are merged with what others have saved since; what only a
 * person can decide is refused with 409.10 and `konflikt`. Send an Idempotency-Key.
 */
export const saveWirtschaftsjahr = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: `${pfad}/{uuid}`, tags })
  .input(aenderung.extend({ geparkt, nachbar }))
  .output(z.object({ revision: z.number().int(), zusammengefuehrt: z.array(uebernommen).optional(), angepasst }));

/** Every saved version of a Wirtschaftsjahr, newest first. */
export const listJahrFassungen = geschuetzt("FIRMA")
  .route({ method: "GET", path: `${pfad}/{uuid}/fassungen`, tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(zeilenFassungen);

/**
 * Makes an earlier version of a Wirtschaftsjahr the present one, by the rules of every save: its days have to stand
 * beside the others as they are now, or `nachbar` lets the neighbour move along. 409.10 when `revision` is not the
 * stored one. Send an Idempotency-Key.
 */
export const restoreWirtschaftsjahr = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: `${pfad}/{uuid}/fassungen/{fassung}/wiederherstellung`, tags })
  .input(wiederherstellung.extend({ nachbar }))
  .output(z.object({ revision: z.number().int(), angepasst }));

/**
 * Saves figures of several Wirtschaftsjahre, or of none of them. Each is merged like a single one; what only a person
 * can decide is refused with 409.10 and `konflikte`, one entry for each year. A year whose answers stay as they are
 * gets no new version. Days, `ebene`, `wertart` and `bemerkung` are not accepted here. Send an Idempotency-Key.
 */
export const saveWirtschaftsjahre = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: pfad, tags })
  .input(z.object({ jahre: z.array(aenderung).min(1).max(100), geparkt }))
  .output(
    z.object({
      jahre: z.array(
        z.object({ uuid: z.uuid(), revision: z.number().int(), zusammengefuehrt: z.array(uebernommen).optional() }),
      ),
    }),
  );

/**
 * Deletes the first or the last Wirtschaftsjahr; one in between would leave a gap and is refused. 409.10 on an old
 * `revision`.
 */
export const deleteWirtschaftsjahr = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: `${pfad}/{uuid}`, tags })
  .input(z.object({ uuid: z.uuid(), revision: z.coerce.number().int() }))
  .output(z.object({ geloescht: z.literal(true) }));

/** Says that no Wirtschaftsjahr is completed yet, or takes it back. Refused when one is entered. */
export const setKeinWirtschaftsjahr = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: "/v1/unternehmen/keinWirtschaftsjahr", tags })
  .input(z.object({ keinJahr: z.boolean() }))
  .output(z.object({ keinJahr: z.boolean() }));

export const wirtschaftsjahre = {
  listWirtschaftsjahre,
  getWirtschaftsjahr,
  createWirtschaftsjahr,
  saveWirtschaftsjahr,
  saveWirtschaftsjahre,
  listJahrFassungen,
  restoreWirtschaftsjahr,
  deleteWirtschaftsjahr,
  setKeinWirtschaftsjahr,
};

export type JahrAnsicht = z.infer<typeof jahr>;
export type JahrKontextAnsicht = z.infer<typeof kontext>;

import { z } from "zod";
import { anzeigestaende } from "~/domain/nachricht/anzeigestand";
import { zielarten, ZIELFIRMEN_HOECHSTENS, zielrollen } from "~/domain/nachricht/zielgruppe";
import { geparkt } from "../antrag/uebernahme";
import { geschuetzt } from "../wire/base";
import { gesehene, listOf, moment, ok, pageQuery } from "../wire/page";

/** How much of title and text arrives at all; what is too long for an announcement is refused beside its field. */
const WIRE_MAX = 40_000;

/** A moment as a text, or as year, month (1 to 12), day, hour and minute in Berlin. @spec §3 System announcement */
const zeitpunkt = z.union([z.string().max(40), z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()])]);

/** What there is to read: `text` is sanitised HTML, the times are instants. @spec §3 System announcement */
const inhalt = z.object({
  titel: z.string(),
  text: z.string(),
  anzeigenVon: z.iso.datetime(),
  /** Null: until somebody ends it. */
  anzeigenBis: z.iso.datetime().nullable(),
  /** When that takes place which it tells of; null where it tells of no such thing. */
  ereignisVon: z.iso.datetime().nullable(),
  ereignisBis: z.iso.datetime().nullable(),
});

/** An announcement as its readers get it; `fassung` grows with what there is to read. */
const systemnachricht = inhalt.extend({ uuid: z.uuid(), fassung: z.int() });

const ziel = z.object({
  zielgruppe: z.enum(zielarten),
  unternehmen: z.array(z.uuid()),
  rollen: z.array(z.enum(zielrollen)),
  /** Also on the page of the login, for everybody. */
  aufStartseite: z.boolean(),
});

/** An announcement as staff see it. */
const verwaltete = systemnachricht.extend({
  ...ziel.shape,
  revision: z.int(),
  stand: z.enum(anzeigestaende),
  /** So many people have closed it as it reads now. */
  anzahlGeschlossen: z.int(),
  /** Null for what a version before this one wrote. */
  geaendertAm: moment.nullable(),
  geaendertVon: z.string().nullable(),
});

/** A company to choose. */
const zielFirma = z.object({ uuid: z.uuid(), firma: z.string(), ort: z.string() });

/** What is typed; without an audience it is meant for all. `anzeigenBis` null: no end. */
const eingabe = z.object({
  titel: z.string().max(WIRE_MAX),
  text: z.string().max(WIRE_MAX),
  anzeigenVon: zeitpunkt,
  anzeigenBis: zeitpunkt.nullable(),
  ereignisVon: zeitpunkt.nullable().default(null),
  ereignisBis: zeitpunkt.nullable().default(null),
  zielgruppe: z.string().max(40).default("ALLE"),
  unternehmen: z.array(z.string().max(40)).max(1000).default([]),
  rollen: z.array(z.string().max(40)).max(40).default([]),
  aufStartseite: z.boolean().default(false),
});

const uuid = z.object({ uuid: z.uuid() });
const tags = ["Systemnachrichten"];
const pfad = "/v1/systemnachrichten";

/**
 * What is shown to the caller now or will be, earliest first; what is over, and what is meant for others, is left
 * out. `stand`: the time of the server, by which the portal counts. `geschlossen`: the caller has closed it as it
 * reads now.
 */
export const listSystemnachrichten = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: pfad, tags })
  .output(z.object({ stand: z.iso.datetime(), data: z.array(systemnachricht.extend({ geschlossen: z.boolean() })) }));

/** What everybody may read on the page of the login now; a change is seen there within seconds. */
export const listStartseite = geschuetzt("OFFEN")
  .route({ method: "GET", path: `${pfad}/startseite`, tags })
  .output(z.object({ data: z.array(systemnachricht) }));

/** Notes that the caller has closed announcements as they read now; once more changes nothing. */
export const closeSystemnachrichten = geschuetzt("GEWAEHLT", { inWartung: "OFFEN" })
  .route({ method: "POST", path: `${pfad}/geschlossen`, tags })
  .input(z.object({ nachrichten: z.array(uuid.extend({ fassung: gesehene })).max(100) }))
  .output(ok);

/**
 * All announcements, also past ones, for those who may read this list. `filter` is a JSON object of column → value.
 * Sort is `key:asc` or `key:desc`; without it what is shown comes first, then what will be, then what is over.
 */
export const listVerwaltete = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: `${pfad}/alle`, tags })
  .input(pageQuery.extend({ suche: z.string().max(200).optional(), filter: z.string().max(2000).optional() }))
  .output(listOf(verwaltete));

/**
 * One announcement, also a past one; `firmen` names its companies, `betroffene` says how many people it is meant for.
 */
export const getSystemnachricht = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: `${pfad}/{uuid}`, tags })
  .input(uuid)
  .output(verwaltete.extend({ firmen: z.array(zielFirma), betroffene: z.int() }));

/**
 * Companies to choose: those of `gewaehlt`, and the first ones that are found by name or place. ADMINISTRATOR only.
 */
export const findZielFirmen = geschuetzt("MITARBEITER", { inWartung: "OFFEN" })
  .route({ method: "POST", path: `${pfad}/unternehmen`, tags })
  .input(z.object({ suche: z.string().max(200), gewaehlt: z.array(z.string().max(40)).max(ZIELFIRMEN_HOECHSTENS) }))
  .output(z.object({ data: z.array(zielFirma) }));

/** How an announcement would read, and for how many people; stores nothing. ADMINISTRATOR only. */
export const previewSystemnachricht = geschuetzt("MITARBEITER", { inWartung: "OFFEN" })
  .route({ method: "POST", path: `${pfad}/vorschau`, tags })
  .input(eingabe)
  .output(inhalt.extend({ betroffene: z.int() }));

/** Announces something to those whom it is meant for. ADMINISTRATOR only. Send an Idempotency-Key. */
export const createSystemnachricht = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: pfad, tags })
  .input(eingabe.extend({ geparkt }))
  .output(uuid);

/** Puts another announcement in the place of one; 409.10 when it is no longer `revision`. ADMINISTRATOR only. */
export const updateSystemnachricht = geschuetzt("MITARBEITER")
  .route({ method: "PUT", path: `${pfad}/{uuid}`, tags })
  .input(uuid.extend(eingabe.shape).extend({ revision: gesehene, geparkt }))
  .output(z.object({ revision: z.int() }));

/** Ends an announcement now; 409.20 when it is not shown. ADMINISTRATOR only. */
export const endSystemnachricht = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: `${pfad}/{uuid}/beenden`, tags })
  .input(uuid)
  .output(z.object({ titel: z.string() }));

/** Takes an announcement back. ADMINISTRATOR only. */
export const deleteSystemnachricht = geschuetzt("MITARBEITER")
  .route({ method: "DELETE", path: `${pfad}/{uuid}`, tags })
  .input(uuid)
  .output(ok);

export const systemnachrichten = {
  listSystemnachrichten,
  listStartseite,
  closeSystemnachrichten,
  listVerwaltete,
  getSystemnachricht,
  findZielFirmen,
  previewSystemnachricht,
  createSystemnachricht,
  updateSystemnachricht,
  endSystemnachricht,
  deleteSystemnachricht,
};
export type Systemnachricht = z.infer<typeof systemnachricht>;
export type GeleseneSystemnachricht = Systemnachricht & { geschlossen: boolean };
export type VerwalteteSystemnachricht = z.infer<typeof verwaltete>;
export type SystemnachrichtVorschau = z.infer<typeof inhalt> & { betroffene: number };
export type ZielFirma = z.infer<typeof zielFirma>;
/** What is typed for an announcement, as the backend reads it. */
export type SystemnachrichtEingabe = z.infer<typeof eingabe>;
/** The same as it is sent. */
export type SystemnachrichtSendung = z.input<typeof eingabe>;

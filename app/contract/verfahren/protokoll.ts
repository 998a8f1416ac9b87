import { z } from "zod";
import { logstufen } from "~/domain/protokoll/logzeile";
import { geschuetzt } from "../wire/base";
import { listOf, moment, ok, pageQuery, seitenQuery } from "../wire/page";

const tags = ["Wartung"];
const gesucht = { suche: z.string().max(200).optional(), filter: z.string().max(2000).optional() };

/**
 * Who it was; null for the portal itself and the authority's system. Whom nobody knows any more has the id alone, name
 * and email are empty.
 */
const person = z.object({ uuid: z.uuid(), name: z.string(), email: z.string() }).nullable();

/** What a line of the log and an event of a chain have in common. */
const gemeinsam = z.object({
  am: moment,
  vorgang: z.string(),
  person,
  /** `nummer` is null for a draft, and for one that is gone. */
  antrag: z.object({ uuid: z.uuid(), nummer: z.string().nullable() }).nullable(),
  von: z.string().nullable(),
  nach: z.string().nullable(),
});

const zeile = gemeinsam.extend({
  /** The number of the line; greater ones were written later. */
  lfd: z.number().int(),
  /** Null too where a remark could name contents of an Antrag. */
  grund: z.string().nullable(),
});

/** A line for the eye: beside what was written, what its codes and ids stand for. */
const gelesen = zeile.extend({
  /** What was read, in words, where the line is about a reading. */
  was: z.string().nullable(),
  /** The people and companies whose ids stand in `von`, `nach` or `grund`; `email` is empty for a company. */
  genannte: z.array(z.object({ uuid: z.uuid(), name: z.string(), email: z.string() })),
});

/**
 * The audit log, newest first, for administrators. `filter` is a JSON object of column → value; '<Ohne Wert>' finds
 * empty ones; a Vorgang is asked for by its exact key, several with ### between them. Sort is `am:asc` or `am:desc`.
 * `total` counts up to where the list reaches. Reading is noted in the log.
 */
export const listProtokoll = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/protokoll", tags })
  .input(pageQuery.extend(gesucht))
  .output(listOf(gelesen));

const kettenkopf = z.object({ antragUuid: z.uuid(), nummer: z.number().int(), hash: z.string(), siegel: z.string() });

/** What each extract says of itself, and the heads of the chains of all Anträge that its lines are about. */
const kopf = z.object({
  erstelltAm: moment,
  erstelltVon: z.string(),
  suche: z.string(),
  filter: z.record(z.string(), z.string()),
  /** False: more lines fit than one file holds. */
  isVollstaendig: z.boolean(),
  ketten: z.array(kettenkopf),
});

const versiegelt = { pruefsumme: z.string(), siegel: z.string() };

/** An extract of the log with what proves it: SHA-256 of the canonical JSON of `inhalt`, and a seal over it. */
export const auszug = z.object({ inhalt: kopf.extend({ zeilen: z.array(zeile) }), ...versiegelt });

/** The lines that fit as a file with proof; `npm run audit:verify -- <file>` checks it. Noted in the log. */
export const exportProtokoll = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/protokoll/auszug", tags })
  .input(z.object(gesucht))
  .output(auszug);

const ereigniszeile = gemeinsam.extend({
  antrag: z.object({ uuid: z.uuid(), nummer: z.string().nullable() }),
  /** 1, 2, 3 … within the chain of the Antrag. */
  nummer: z.number().int(),
  hash: z.string(),
});

/**
 * The events of all chains, newest first, for administrators: asked for as the log is, by the same columns. Codes, ids
 * and checksums, no contents. Reading is noted in the log.
 */
export const listEreignisse = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/ereignisse", tags })
  .input(pageQuery.extend(gesucht))
  .output(listOf(ereigniszeile));

/** An event with everything that its hash is made of: what docs/ereigniskette.md calls `inhalt`, and its hash. */
const ereignis = z.object({
  antrag: z.uuid(),
  nummer: z.number().int(),
  am: moment,
  art: z.string(),
  inhalt: z.record(z.string(), z.unknown()),
  vorher: z.string(),
  hash: z.string(),
});

/** An extract of the chains: its events can be recomputed one by one, and are sealed together. */
export const kettenauszug = z.object({ inhalt: kopf.extend({ ereignisse: z.array(ereignis) }), ...versiegelt });

/** The events that fit as a file with proof; `npm run audit:verify -- <file>` checks it. Noted in the log. */
export const exportEreignisse = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/ereignisse/auszug", tags })
  .input(z.object(gesucht))
  .output(kettenauszug);

const befund = z.object({ antragUuid: z.uuid(), nummer: z.number().int().nullable(), grund: z.string() });

const kette = z.object({
  antrag: z.object({ uuid: z.uuid(), nummer: z.string().nullable() }),
  ereignisse: z.array(
    z.object({
      nummer: z.number().int(),
      am: moment,
      art: z.string(),
      person,
      hash: z.string(),
    }),
  ),
  befunde: z.array(befund),
});

/** The chain of one Antrag and what a check of it finds now. 404 without events. Noted in the log. */
export const getKette = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/ketten/{antragUuid}", tags })
  .input(z.object({ antragUuid: z.uuid() }))
  .output(kette);

/** How the check of all chains stands. */
export const pruefung = z.object({
  /** One waits or runs since then. */
  seit: moment.nullable(),
  /** Null before the first. */
  letzte: z
    .object({
      beendetAm: moment,
      antraege: z.number().int(),
      ereignisse: z.number().int(),
      anzahlBefunde: z.number().int(),
      /** The first of them. */
      befunde: z.array(befund),
    })
    .nullable(),
});

/** What the last check of all chains has found. */
export const getPruefung = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/pruefung", tags })
  .output(pruefung);

/** Asks for a check of all chains; the background work does it. Does nothing while one waits or runs. */
export const startPruefung = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/pruefung", tags })
  .output(ok);

const logzeile = z.object({
  am: moment,
  stufe: z.enum(logstufen),
  /** As the process wrote it, in English. */
  meldung: z.string(),
  /** The id that the page of an error shows. */
  vorgangskennung: z.string().nullable(),
  /** Ids, codes and numbers beside it, no free text. */
  angaben: z.array(z.object({ name: z.string(), wert: z.string() })),
});

/** `seit`: since when the process runs that has answered. */
const logblick = listOf(logzeile).extend({ seit: moment });

/**
 * The last lines that the process which answers has written to its log: warnings and errors, and how it began, newest
 * first, for administrators. Other nodes have others; the whole log is with the operator. Reading is noted in the log.
 */
export const listLogzeilen = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/logzeilen", tags })
  .input(seitenQuery.extend({ suche: gesucht.suche, stufe: z.enum(logstufen).optional() }))
  .output(logblick);

export const protokoll = {
  listProtokoll,
  exportProtokoll,
  listEreignisse,
  exportEreignisse,
  getKette,
  getPruefung,
  startPruefung,
  listLogzeilen,
};

export type ProtokollZeile = z.infer<typeof zeile>;
export type GeleseneZeile = z.infer<typeof gelesen>;
export type ProtokollAuszug = z.infer<typeof auszug>;
export type Auszugkopf = z.infer<typeof kopf>;
export type Ereigniszeile = z.infer<typeof ereigniszeile>;
export type Kettenauszug = z.infer<typeof kettenauszug>;
export type Kettenblick = z.infer<typeof kette>;
export type Prozesszeile = z.infer<typeof logzeile>;
export type Logblick = z.infer<typeof logblick>;
export type Pruefung = z.infer<typeof pruefung>;

import { z } from "zod";
import { NACHRICHT_ART_KEYS } from "~/domain/nachricht/nachrichtArten";
import { NACHRICHT_ANSICHTEN } from "~/domain/nachricht/antwort";
import { geschuetzt } from "../wire/base";
import { describe } from "../wire/beschreibung";
import { dateiInhalt } from "../antrag/dateien";
import { eingereichteAnlage } from "../antrag/eingereichteAnlage";
import { geparktKopf } from "../antrag/geparkteEingaben";
import { listOf, moment, ok, pageQuery } from "../wire/page";
import { abgeschnittenerRest, neueReste } from "../wire/rest";

const tags = ["Nachrichten"];
const nachrichtId = z.object({ uuid: z.uuid() });
const antragBezug = z.object({ uuid: z.uuid(), antragsnummer: z.string().nullable(), bezeichnung: z.string() });

export const nachrichtKopf = z.object({
  uuid: z.uuid(),
  art: z.enum(NACHRICHT_ART_KEYS),
  titel: z.string(),
  erstelltAm: moment,
  /** Always true for internal staff, who have no inbox of their own, and for answers. */
  gelesen: z.boolean(),
  /** The Antrag it is about, while that can be opened. */
  antrag: antragBezug.nullable(),
  firma: z.string(),
  /** Who wrote an answer: first and last name; null for what the portal or the authority wrote. */
  von: z.string().nullable(),
  anzahlAnlagen: z.number().int(),
  anzahlAntworten: z.number().int(),
});

/** A message with its text and files. */
export const nachrichtMitText = nachrichtKopf.extend({ text: z.string(), anlagen: z.array(eingereichteAnlage) });

/** What the caller has begun to answer. */
export const antwortEntwurf = z.object({ text: z.string(), anlagen: z.array(eingereichteAnlage) });

export const nachrichtSeite = z.object({
  nachricht: nachrichtMitText,
  /** Answers to this message, oldest first. */
  antworten: z.array(nachrichtMitText),
  /** Everything about the same Antrag, this message included, oldest first. */
  verlauf: z.array(nachrichtKopf),
  darfAntworten: z.boolean(),
  entwurf: antwortEntwurf.nullable(),
  /** What was cut off answers of the caller to this message. */
  reste: z.array(abgeschnittenerRest),
  /** For whoever may answer: keeps an answer that arrives after its session has ended, and those that wait. */
  ticket: z.string().optional(),
  geparkte: z.array(geparktKopf).optional(),
});

/** @spec §7: number of unread messages */
export const anzahlUngelesen = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/nachrichten/anzahlungelesen", tags })
  .output(z.number().int());

/**
 * The messages that the caller may see, newest first. `show` "alle" are those to the company; for staff, the answers
 * too.
 */
export const listNachrichten = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/nachrichten", tags })
  .input(
    pageQuery.omit({ sort: true }).extend({
      suche: z.string().max(200).optional(),
      zeige: z.enum(NACHRICHT_ANSICHTEN).default("alle"),
      antragUuid: z.uuid().optional(),
    }),
  )
  .output(listOf(nachrichtKopf));

/** One message with its answers. Reading does not mark it as read, see `mark`. */
export const getNachricht = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/nachrichten/{uuid}", tags })
  .input(nachrichtId)
  .output(nachrichtSeite);

/** Marks a message as read or unread, for the caller only. */
export const mark = geschuetzt("UNTERNEHMEN", { inWartung: "OFFEN" })
  .route({ method: "PUT", path: "/v1/nachrichten/{uuid}/gelesen", tags })
  .input(nachrichtId.extend({ gelesen: z.boolean() }))
  .output(ok);

/** Marks all messages of the chosen company as read, for the caller only. */
export const markAll = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/nachrichten/gelesen", tags })
  .output(z.object({ anzahl: z.number().int() }));

/** `basis`: what the draft said when this was typed; another text than that, and than this one, is not overwritten. */
const geschriebenes = { text: z.string(), basis: z.string().optional(), geparkt: z.uuid().optional() };

/**
 * Keeps what is typed as an answer. `geparkt` is the kept form that it comes from; it is gone afterwards. `reste` is
 * what was cut off the text: kept for the caller until discarded, also after the answer was sent.
 */
export const saveEntwurf = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: "/v1/nachrichten/{uuid}/antwort/entwurf", tags })
  .input(nachrichtId.extend({ ...geschriebenes, reste: neueReste.optional() }))
  .output(ok);

/** Discards what was cut off an answer of the caller. Send an Idempotency-Key. */
export const discardAntwortRest = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/nachrichten/{uuid}/antwort/reste/{restUuid}", tags })
  .input(nachrichtId.extend({ restUuid: z.uuid() }))
  .output(ok);

/** Adds a file to the answer that the caller has begun; like `dateien.upload`. */
export const loadAntwortDatei = geschuetzt("UNTERNEHMEN")
  .route({
    method: "POST",
    path: "/v1/nachrichten/{uuid}/antwort/dateien",
    tags,
    inputStructure: "detailed",
    spec: describe("UNTERNEHMEN", "DATEI_GESENDET"),
  })
  .input(z.object({ params: nachrichtId, query: z.object({ name: z.string().max(1000) }) }))
  .output(eingereichteAnlage);

/** Takes a file out of the answer that the caller has begun. */
export const deleteAntwortDatei = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/nachrichten/{uuid}/antwort/dateien/{dateiUuid}", tags })
  .input(nachrichtId.extend({ dateiUuid: z.uuid() }))
  .output(ok);

/**
 * Sends the answer with the files of the draft; `geparkt` as for the draft. Answers the id of the answer, which is a
 * message itself.
 */
export const answer = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/nachrichten/{uuid}/antwort", tags })
  .input(nachrichtId.extend(geschriebenes))
  .output(nachrichtId);

export const nachrichten = {
  anzahlUngelesen,
  listNachrichten,
  getNachricht,
  mark,
  markAll,
  saveEntwurf,
  discardAntwortRest,
  loadAntwortDatei,
  deleteAntwortDatei,
  answer,
};

const fachTags = ["Fachverfahren"];

/** Answers of companies that have not been acknowledged, oldest first. */
const listAntworten = geschuetzt("FACH")
  .route({ method: "GET", path: "/fach/v1/nachrichten", tags: fachTags })
  .input(z.object({ size: z.coerce.number().int().min(1).max(100).default(20) }))
  .output(
    z.object({
      data: z.array(
        z.object({
          uuid: z.uuid(),
          antragUuid: z.uuid(),
          antragsnummer: z.string().nullable(),
          antwortAuf: z.uuid().nullable(),
          unternehmen: z.object({ uuid: z.uuid(), firma: z.string() }),
          von: z.string(),
          erstelltAm: moment,
          text: z.string(),
          /** Their content comes with `loadAnhang`. */
          anlagen: z.array(eingereichteAnlage),
        }),
      ),
    }),
  );

/** Acknowledges an answer, so that it is no longer listed. Repeating it changes nothing. */
const acknowledgeAntwort = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/nachrichten/{uuid}/quittung", tags: fachTags })
  .input(nachrichtId)
  .output(ok);

/** Writes to the company about one of its Anträge. Send an Idempotency-Key: the same key writes once. */
const writeMitteilung = geschuetzt("FACH")
  .route({ method: "POST", path: "/fach/v1/antraege/{antragUuid}/nachrichten", tags: fachTags })
  .input(
    z.object({
      antragUuid: z.uuid(),
      titel: z.string().trim().min(1).max(200),
      text: z.string().trim().min(1).max(10_000),
    }),
  )
  .output(nachrichtId);

/** The content of a file of an answer that was sent. */
const loadAnhang = geschuetzt("FACH")
  .route({
    method: "GET",
    path: "/fach/v1/nachrichten/anlagen/{uuid}",
    tags: fachTags,
    outputStructure: "detailed",
    spec: describe("FACH", "DATEI_EMPFANGEN"),
  })
  .input(nachrichtId)
  .output(dateiInhalt);

/** The messages of the specialist system. */
export const fachNachrichten = { listAntworten, acknowledgeAntwort, writeMitteilung, loadAnhang };

export type NachrichtKopf = z.infer<typeof nachrichtKopf>;
export type NachrichtMitText = z.infer<typeof nachrichtMitText>;
export type NachrichtSeitenDaten = z.infer<typeof nachrichtSeite>;

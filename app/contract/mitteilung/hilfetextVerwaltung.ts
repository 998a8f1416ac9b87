import { z } from "zod";
import { geparkt } from "../antrag/uebernahme";
import { geschuetzt } from "../wire/base";
import { gesehene, moment, ok } from "../wire/page";

const tags = ["Hilfe"];
const art = z.enum(["HILFE", "HINWEIS"]);
const textId = z.object({ uuid: z.uuid() });

/** What is kept of a text: as it was typed, its index, and whether readers get it. */
const inhalt = z.object({ quelle: z.string(), index: z.number().int(), isActive: z.boolean() });

/** Where a text stands and what is said there. `von`, `bis`: the indexes it may have. */
const platz = {
  art,
  bereich: z.string(),
  feld: z.string(),
  bezeichnung: z.string(),
  ort: z.string(),
  von: z.number().int(),
  bis: z.number().int(),
};

/**
 * A place of the forms, with its text or without one (`uuid` null; `index` null: there was none at the moment that is
 * asked about). `offen`: a version that does not hold yet.
 * `hatNeueren`: the portal was delivered with another text meanwhile.
 */
export const hilfetextPlatz = z.object({
  ...platz,
  uuid: z.uuid().nullable(),
  index: z.number().int().nullable(),
  isActive: z.boolean(),
  anfang: z.string(),
  offen: z.enum(["ENTWURF", "GEPLANT"]).nullable(),
  hatNeueren: z.boolean(),
  /** Null: as delivered. */
  seit: moment.nullable(),
  /** Who wrote what holds, and when it was written last; null: as delivered. */
  von: z.string().nullable(),
  geaendertAm: moment.nullable(),
  /** How the text begins that readers get instead, where there is none or it is not active; null: they get none. */
  rueckfall: z.string().nullable(),
  /** What readers saw there at the moment, all of it; null where they saw nothing, and without `am`. */
  gelesen: z.string().nullable(),
});

/**
 * All places of an area, or all hint texts (`bereich` "hinweise"), or all there are, as they read now or at a moment.
 * `am`: a day or, in Berlin, a minute, each to its end; or an instant. `einreichung`: a submission of an Antrag or of a
 * document, with which it was kept what stood there; another `am` than its minute counts alone. `suche`: only places
 * that have each of its words in key, place, text or draft. In the order of the forms; within a tab or form by index,
 * the general text first.
 */
export const listTextplaetze = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/hilfetexte/verwaltung", tags })
  .input(
    z.object({
      bereich: z.string().max(100).optional(),
      am: z.string().max(40).optional(),
      einreichung: z.uuid().optional(),
      suche: z.string().max(200).optional(),
    }),
  )
  .output(z.object({ data: z.array(hilfetextPlatz) }));

/** A version that holds or held. `nummer` 0: as delivered, `giltAb` null. */
const fassung = inhalt.extend({
  nummer: z.number().int(),
  html: z.string(),
  /** As readers get it, in lines that can be compared, however it was typed. */
  vergleich: z.string(),
  giltAb: moment.nullable(),
  von: z.string().nullable(),
});

/** A version that does not hold yet. */
const offeneFassung = fassung.extend({ revision: z.number().int(), geaendertAm: moment });

/**
 * A text with its versions, the newest first; the first of them holds. `neuerer`: the text the portal is delivered with
 * now, where that is another one than it was at first. `rueckfall`: what readers get where this one is not active.
 */
export const hilfetextMitFassungen = z.object({
  ...platz,
  uuid: z.uuid(),
  fassungen: z.array(fassung),
  offene: offeneFassung.nullable(),
  neuerer: z.string().nullable(),
  /** The same in lines that can be compared; "" without one. */
  neuererVergleich: z.string(),
  rueckfall: z.object({ feld: z.string(), html: z.string() }).nullable(),
});

export const getText = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/hilfetexte/texte/{uuid}", tags })
  .input(textId)
  .output(hilfetextMitFassungen);

/** Makes room for a text where there is none; it is not active until a version of it is published. */
export const createText = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/hilfetexte/texte", tags })
  .input(z.object({ bereich: z.string().max(100), feld: z.string().max(100) }))
  .output(textId);

/** What is typed: longer than what may be stored, so that the refusal names the field and its limit. */
const eingabe = z.object({ quelle: z.string().max(100_000), index: z.string().max(100), isActive: z.boolean() });

/**
 * Keeps a draft. `revision` 0: there was none. 409.10 when it is no longer the one that was seen; 422 at the field with
 * what may not stand in it. A planned version becomes a draft by it.
 */
export const saveEntwurf = geschuetzt("MITARBEITER")
  .route({ method: "PUT", path: "/v1/hilfetexte/texte/{uuid}/entwurf", tags })
  .input(eingabe.extend({ uuid: z.uuid(), revision: gesehene, geparkt }))
  .output(z.object({ revision: z.number().int() }));

/** Publishes the draft, at once or (`ab`: YYYY-MM-DDTHH:MM in Berlin) at a time to come. */
export const publishEntwurf = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/hilfetexte/texte/{uuid}/veroeffentlichen", tags })
  .input(textId.extend({ revision: gesehene, ab: z.string().max(40).nullable() }))
  .output(z.object({ giltAb: moment }));

/** Throws the draft or the planned version away. */
export const deleteEntwurf = geschuetzt("MITARBEITER")
  .route({ method: "DELETE", path: "/v1/hilfetexte/texte/{uuid}/entwurf", tags })
  .input(textId.extend({ revision: gesehene }))
  .output(ok);

/** The text as readers would get it. Nothing is stored. */
export const showTextVorschau = geschuetzt("MITARBEITER", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/hilfetexte/texte/{uuid}/vorschau", tags })
  .input(eingabe.extend({ uuid: z.uuid() }))
  .output(z.object({ html: z.string() }));

export const hilfetextVerwaltung = {
  listTextplaetze,
  getText,
  createText,
  saveEntwurf,
  publishEntwurf,
  deleteEntwurf,
  showTextVorschau,
};

export type HilfetextPlatz = z.infer<typeof hilfetextPlatz>;
export type HilfetextMitFassungen = z.infer<typeof hilfetextMitFassungen>;
export type Hilfetextfassung = z.infer<typeof fassung>;
export type HilfetextEingabe = z.infer<typeof eingabe>;

import { z } from "zod";
import { geparkt } from "../antrag/uebernahme";
import { geschuetzt } from "../wire/base";
import { gesehene, moment, ok } from "../wire/page";

const tags = ["FAQ"];
const link = z.object({ text: z.string(), ziel: z.string() });

/** A question as readers get it; `html` is clean. */
export const faqFrage = z.object({
  uuid: z.uuid(),
  frage: z.string(),
  html: z.string(),
  links: z.array(link),
});

/** A category with the questions that were found in it; none is empty. */
export const faqAbschnitt = z.object({ uuid: z.uuid(), name: z.string(), fragen: z.array(faqFrage) });

/**
 * The active questions by category, or those that contain every word of `suche`: by German word stems, with or without
 * umlauts, and as part of a longer word.
 */
export const listFaq = geschuetzt("OFFEN")
  .route({ method: "GET", path: "/v1/faq", tags })
  .input(z.object({ suche: z.string().max(1000).default("") }))
  .output(z.object({ data: z.array(faqAbschnitt), total: z.number().int() }));

const eintragId = z.object({ uuid: z.uuid() });

/**
 * Counts that an answer helped, or that it did not; nothing about the person is kept. 429 after many from one address.
 */
export const countFaqBewertung = geschuetzt("OFFEN")
  .route({ method: "POST", path: "/v1/faq/eintraege/{uuid}/bewertung", tags })
  .input(eintragId.extend({ hilfreich: z.boolean() }))
  .output(ok);

/** An entry in the list of those who edit. `jaZuletzt`, `neinZuletzt`: within the last 30 days. */
export const faqZeile = z.object({
  uuid: z.uuid(),
  frage: z.string(),
  /** How the answer begins, as text. */
  anfang: z.string(),
  isActive: z.boolean(),
  revision: z.number().int(),
  ja: z.number().int(),
  nein: z.number().int(),
  jaZuletzt: z.number().int(),
  neinZuletzt: z.number().int(),
});

export const faqKategorie = z.object({
  uuid: z.uuid(),
  name: z.string(),
  revision: z.number().int(),
  eintraege: z.array(faqZeile),
});

/**
 * All categories with all their entries, also those that are not active. `suche`: only the entries that have each of
 * its words in question or answer, and their categories.
 */
export const listFaqVerwaltung = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/faq/verwaltung", tags })
  .input(z.object({ suche: z.string().max(200).optional() }))
  .output(z.object({ data: z.array(faqKategorie) }));

/** What is stored of an entry. `antwort` as it was typed: Markdown or HTML. */
const inhalt = {
  kategorieUuid: z.uuid(),
  frage: z.string(),
  antwort: z.string(),
  links: z.array(link),
  isActive: z.boolean(),
};

/** One entry. `mitgeliefert`: what the portal was delivered with, where that is something else. */
export const faqEintrag = z.object({
  uuid: z.uuid(),
  ...inhalt,
  revision: z.number().int(),
  geaendertAm: moment,
  /** Null: nobody has, it is as it was delivered. */
  geaendertVon: z.string().nullable(),
  mitgeliefert: z.object({ frage: z.string(), antwort: z.string() }).nullable(),
});

export const getFaqEintrag = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/faq/eintraege/{uuid}", tags })
  .input(eintragId)
  .output(faqEintrag);

/** What is typed: longer than what may be stored, so that the refusal names the field and its limit. */
const eingabe = z.object({
  kategorieUuid: z.string().max(100),
  frage: z.string().max(10_000),
  antwort: z.string().max(100_000),
  links: z.array(z.object({ text: z.string().max(10_000), ziel: z.string().max(10_000) })).max(20),
  isActive: z.boolean(),
});

/** Adds an entry at the end of its category. 422 at the field with what may not stand in it. */
export const createFaqEintrag = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/faq/eintraege", tags })
  .input(eingabe.extend({ geparkt }))
  .output(eintragId);

/**
 * Stores an entry; in another category it comes last. 409.10 when it is no longer the `revision` that was seen, or is
 * gone.
 */
export const saveFaqEintrag = geschuetzt("MITARBEITER")
  .route({ method: "PUT", path: "/v1/faq/eintraege/{uuid}", tags })
  .input(eingabe.extend({ uuid: z.uuid(), revision: gesehene, geparkt }))
  .output(z.object({ revision: z.number().int() }));

const gesehen = eintragId.extend({ revision: gesehene });
const genannt = z.object({ frage: z.string() });

/** Shows an entry to readers, or hides it. 409.10 when it is no longer the `revision` that was seen. */
export const setFaqAktiv = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/faq/eintraege/{uuid}/aktiv", tags })
  .input(gesehen.extend({ isActive: z.boolean() }))
  .output(genannt);

/** Changes places with the entry before or behind. 409.10 when `nachbarUuid` does not stand there any more. */
export const moveFaqEintrag = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/faq/eintraege/{uuid}/verschieben", tags })
  .input(eintragId.extend({ nachbarUuid: z.uuid() }))
  .output(ok);

/** Deletes an entry for good. 409.10 when it is no longer the `revision` that was seen. */
export const deleteFaqEintrag = geschuetzt("MITARBEITER")
  .route({ method: "DELETE", path: "/v1/faq/eintraege/{uuid}", tags })
  .input(eintragId.extend({ revision: gesehene }))
  .output(genannt);

/** The answer as readers would get it. Nothing is stored. */
export const showFaqVorschau = geschuetzt("MITARBEITER", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/faq/vorschau", tags })
  .input(eingabe)
  .output(faqFrage.omit({ uuid: true }));

const kategorieName = z.object({ name: z.string().max(10_000) });

export const createFaqKategorie = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/faq/kategorien", tags })
  .input(kategorieName)
  .output(eintragId);

/** 409.10 when it is no longer the `revision` that was seen. */
export const renameFaqKategorie = geschuetzt("MITARBEITER")
  .route({ method: "PUT", path: "/v1/faq/kategorien/{uuid}", tags })
  .input(kategorieName.extend({ uuid: z.uuid(), revision: gesehene }))
  .output(z.object({ revision: z.number().int() }));

/** Changes places with the category before or behind. 409.10 when `nachbarUuid` does not stand there any more. */
export const moveFaqKategorie = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/faq/kategorien/{uuid}/verschieben", tags })
  .input(eintragId.extend({ nachbarUuid: z.uuid() }))
  .output(ok);

/** Deletes an empty category; 409.70 while it has entries. */
export const deleteFaqKategorie = geschuetzt("MITARBEITER")
  .route({ method: "DELETE", path: "/v1/faq/kategorien/{uuid}", tags })
  .input(eintragId.extend({ revision: gesehene }))
  .output(z.object({ name: z.string() }));

export const faq = {
  listFaq,
  countFaqBewertung,
  listFaqVerwaltung,
  getFaqEintrag,
  createFaqEintrag,
  saveFaqEintrag,
  setFaqAktiv,
  moveFaqEintrag,
  deleteFaqEintrag,
  showFaqVorschau,
  createFaqKategorie,
  renameFaqKategorie,
  moveFaqKategorie,
  deleteFaqKategorie,
};

export type FaqAbschnitt = z.infer<typeof faqAbschnitt>;
export type FaqFrage = z.infer<typeof faqFrage>;
export type FaqZeile = z.infer<typeof faqZeile>;
export type FaqKategorie = z.infer<typeof faqKategorie>;
export type FaqEintrag = z.infer<typeof faqEintrag>;
export type FaqEingabe = z.infer<typeof eingabe>;

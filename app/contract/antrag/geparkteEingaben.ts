import { z } from "zod";
import { STABSFORMULARE, type Stabsformular } from "~/domain/benutzer/stabsformulare";
import { FIRMENFORMULARE, type Firmenformular } from "~/domain/unternehmen/firmenformulare";
import { geschuetzt } from "../wire/base";
import { FORM_LIMIT_BYTES } from "./formularGrenze";
import { moment, ok } from "../wire/page";
import { zeileUuid } from "../wire/werte";

const tags = ["Geparkte Eingaben"];
const id = z.object({ uuid: z.uuid() });

/**
 * Where in the form of a Vorhaben something was typed, as the address of the page named it; a place without `art` is
 * one of these.
 */
export const vorhabenOrt = z.object({
  art: z.literal("VORHABEN").default("VORHABEN"),
  antragUuid: z.uuid(),
  vorhabenUuid: z.uuid(),
  tab: z.string().max(50),
  tabelle: z.string().max(50).nullable(),
  zeile: zeileUuid.nullable(),
  neu: z.boolean(),
});

/** The forms of the company. */
export const firmenformular = z.enum(Object.keys(FIRMENFORMULARE) as [Firmenformular, ...Firmenformular[]]);

/** The editors of staff. */
export const stabsformular = z.enum(Object.keys(STABSFORMULARE) as [Stabsformular, ...Stabsformular[]]);

/**
 * The form in which something was typed: of a Vorhaben, the draft of a document, the answer to a message, a form of the
 * company, or an editor of staff. The ticket tells which one.
 */
export const geparkterOrt = z.union([
  vorhabenOrt,
  z.object({ art: z.enum(["SCHRIFTSATZ", "ANTWORT", ...firmenformular.options, ...stabsformular.options]) }),
]);

/**
 * A form that is kept. It belongs to an Antrag, with its names, or is a `firmenformular` or a `stabsformular`, and then
 * has the name of that form. `gegenstandUuid` is its Vorhaben, document or message, the row of the company, or what an
 * editor of staff was open for; null for the master data, tables, and what is not stored yet. `verfaelltAm` is the
 * first moment at which it is gone.
 */
export const geparktKopf = z.object({
  uuid: z.uuid(),
  antragUuid: z.uuid().nullable(),
  firmenformular: firmenformular.nullable(),
  stabsformular: stabsformular.nullable(),
  gegenstandUuid: z.uuid().nullable(),
  bezeichnung: z.string(),
  antragsnummer: z.string().nullable(),
  geparktAm: moment,
  verfaelltAm: moment,
});

/**
 * A kept form with everything typed; `formular` is the one of its Antrag (null without one), `schluessel` the
 * Idempotency-Key of the form.
 */
export const geparkt = geparktKopf.extend({
  ort: geparkterOrt,
  formular: z.enum(["V1", "V2", "ERGAENZUNG"]).nullable(),
  felder: z.string(),
  schluessel: z.uuid(),
});

/** What the page of a form needs so that the form can be kept: its ticket, and what is kept of this form already. */
const aufbewahrung = z.object({ ticket: z.string().optional(), geparkte: z.array(geparktKopf) });

/**
 * The same for a form of the company or an editor of staff, without `gegenstandUuid` for something that is not stored
 * yet. Nothing for whoever may not send such a form.
 */
export const getAufbewahrung = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/geparkteEingaben/formulare/{art}", tags })
  .input(
    z.object({
      art: z.enum([...firmenformular.options, ...stabsformular.options]),
      gegenstandUuid: z.uuid().optional(),
    }),
  )
  .output(aufbewahrung);

/**
 * Keeps a form that arrived after its session had ended, for the person and company that its ticket names; needs no
 * session, because there is none any more. `felder` is the form as it was posted (application/x-www-form-urlencoded);
 * only answers of the form are kept of it. Refused with 422.30 when the ticket is not ours, too old or of another form,
 * when the person may no longer act for the company or, of staff, has lost the role with its right, or when too many
 * forms wait already. The same Idempotency-Key keeps one form, the newest. `uuid` only for the session of that very
 * person.
 */
export const park = geschuetzt("OFFEN", { inWartung: "OFFEN" })
  .route({ method: "POST", path: "/v1/geparkteEingaben", tags })
  .input(z.object({ ticket: z.string().min(1).max(1000), ort: geparkterOrt, felder: z.string().max(FORM_LIMIT_BYTES) }))
  .output(z.object({ uuid: z.uuid().nullable() }));

/**
 * The kept forms of the calling person, newest first: for the chosen company, or of staff those for which the chosen
 * role has the right.
 */
export const listGeparkte = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/geparkteEingaben", tags })
  .output(z.object({ data: z.array(geparktKopf) }));

/** One of them with everything typed; 404.10 for an unknown, a foreign and an expired one alike. */
export const getGeparkte = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/geparkteEingaben/{uuid}", tags })
  .input(id)
  .output(geparkt);

/** Throws one of them away. Send an Idempotency-Key. */
export const discard = geschuetzt("GEWAEHLT")
  .route({ method: "DELETE", path: "/v1/geparkteEingaben/{uuid}", tags })
  .input(id)
  .output(ok);

export const geparkteEingaben = { getAufbewahrung, park, listGeparkte, getGeparkte, discard };

export type VorhabenOrt = z.infer<typeof vorhabenOrt>;
export type GeparkterOrt = z.infer<typeof geparkterOrt>;
export type Aufbewahrung = z.infer<typeof aufbewahrung>;
export type GeparktKopf = z.infer<typeof geparktKopf>;
export type Geparkt = z.infer<typeof geparkt>;

import { z } from "zod";
import { geschuetzt } from "../wire/base";
import { listOf, moment, ok, seitenQuery } from "../wire/page";

const tags = ["Wartung"];

/** How a service stands. `AUS`: not set up here, and nothing is wrong with that. */
export const ZUSTAENDE = ["BEREIT", "GESTOERT", "AUS"] as const;

const dienst = z.object({
  name: z.string(),
  zustand: z.enum(ZUSTAENDE),
  /** What is wrong, or what waits; "" where there is nothing to say. */
  hinweis: z.string(),
  letzterErfolgAm: moment.nullable(),
});

const zustand = z.object({
  dienste: z.array(dienst),
  /** The background work of all processes. */
  laeufe: z.array(dienst),
  /** Mails that can still be tried; those that were given up are not among them. */
  wartendeMails: z.number().int(),
  /** Settings that decide what the portal does; none is secret. */
  einstellungen: z.array(z.object({ name: z.string(), wert: z.string() })),
  /**
   * All times and limits that the backend lives by, in their parts. `name` is the variable of the environment,
   * `vorgabe` what holds when it is not set.
   */
  zeitenUndGrenzen: z.array(
    z.object({
      abschnitt: z.string(),
      name: z.string(),
      bedeutung: z.string(),
      wert: z.string(),
      vorgabe: z.string(),
    }),
  ),
});

/** How what the portal needs stands now, each with its last success, and how it is set up. */
export const getZustand = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/zustand", tags })
  .output(zustand);

const mail = z.object({
  uuid: z.uuid(),
  empfaenger: z.string(),
  betreff: z.string(),
  erstelltAm: moment,
  versuche: z.number().int(),
  naechsterVersuchAm: moment,
  /** Given up or thrown away: its text is gone, so it cannot be tried again. */
  aufgegebenAm: moment.nullable(),
  fehler: z.string().nullable(),
  /** Goes to somebody of the staff. */
  anStab: z.boolean(),
});

/** One of a list alone, though it may stand far behind. */
const eines = z.object({ uuid: z.uuid().optional() });

/** Where a mail that has not left can stand. */
export const MAIL_STAENDE = ["WARTET", "AUFGEGEBEN"] as const;

/**
 * The mails that have not left, the oldest first, without their texts; with `stand` only those that stand there, with
 * `suche` only those with this text in address or subject.
 */
export const listMailAusgang = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/mails", tags })
  .input(
    seitenQuery.extend({
      ...eines.shape,
      stand: z.enum(MAIL_STAENDE).optional(),
      suche: z.string().max(200).optional(),
    }),
  )
  .output(listOf(mail));

/** Tries one mail, or without `uuid` all that wait, at once. Answers how many. */
export const retryMails = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/mails/erneut", tags })
  .input(z.object({ uuid: z.uuid().optional() }))
  .output(z.object({ anzahl: z.number().int() }));

/** Throws a mail away that has not left. The reason stands beside it for a day, and in the log. */
export const discardMail = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/mails/{uuid}/verwerfen", tags })
  .input(z.object({ uuid: z.uuid(), grund: z.string().max(2000) }))
  .output(ok);

const gesendete = z.object({
  uuid: z.uuid(),
  antragUuid: z.uuid(),
  antragsnummer: z.string().nullable(),
  art: z.string(),
  erstelltAm: moment,
});

const wartende = gesendete.extend({
  /** Since it was sent, by the clock of the server. */
  wartetMinuten: z.number().int(),
  /** An administrator may end it: the transmission of an Antrag. */
  istAbbrechbar: z.boolean(),
});

const uebermittlung = gesendete.extend({
  abgelehntAm: moment.nullable(),
  grund: z.string().nullable(),
  /** False where the company sends it again itself: an Antrag, and its withdrawal. */
  istVorlegbar: z.boolean(),
});

/** Transmissions that the specialist system has not answered, the oldest first. */
export const listWartende = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/uebermittlungen/wartende", tags })
  .input(seitenQuery.extend(eines.shape))
  .output(listOf(wartende));

/**
 * What the specialist system has refused, the oldest first: documents that can be presented again, and Anträge and
 * withdrawals that their company has not sent again. `anzahlVorlegbare`: how many of all can be presented.
 */
export const listAbgelehnte = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/wartung/uebermittlungen", tags })
  .input(seitenQuery.extend(eines.shape))
  .output(listOf(uebermittlung).extend({ anzahlVorlegbare: z.number().int() }));

/** Puts one of them back among those that wait. A repetition changes nothing. */
export const presentUebermittlung = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/uebermittlungen/{uuid}/wiedervorlegen", tags })
  .input(z.object({ uuid: z.uuid() }))
  .output(ok);

/**
 * Puts all of them back that can be; at most 200 at once, the oldest. Answers how many, how many could not (a later one
 * of the same kind waits already), and how many have not had their turn.
 */
export const retryUebermittlungen = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/uebermittlungen/wiedervorlegen", tags })
  .output(z.object({ anzahl: z.number().int(), uebrige: z.number().int(), weitere: z.number().int() }));

/**
 * Throws one of them away: nobody presents it again. The document stays with the Antrag, the reason in the log. Of an
 * Antrag or a withdrawal that went back to its company, only the row goes: the company can send it again all the same.
 */
export const discardUebermittlung = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/uebermittlungen/{uuid}/verwerfen", tags })
  .input(z.object({ uuid: z.uuid(), grund: z.string().max(2000) }))
  .output(ok);

/**
 * Ends the transmission of an Antrag that waits for an answer. As after a refusal the company can change the Antrag and
 * send it again, and is told so. Refused for every other transmission, and for one that was answered.
 */
export const abortUebermittlung = geschuetzt("MITARBEITER")
  .route({ method: "POST", path: "/v1/wartung/uebermittlungen/{uuid}/abbrechen", tags })
  .input(z.object({ uuid: z.uuid(), grund: z.string().max(2000) }))
  .output(ok);

export const wartung = {
  getZustand,
  listMailAusgang,
  retryMails,
  discardMail,
  listWartende,
  listAbgelehnte,
  presentUebermittlung,
  retryUebermittlungen,
  discardUebermittlung,
  abortUebermittlung,
};

export type Zustand = z.infer<typeof zustand>;
export type Dienstzustand = z.infer<typeof dienst>;
export type MailStand = (typeof MAIL_STAENDE)[number];
export type AusgangsMail = z.infer<typeof mail>;
export type WartendeUebermittlung = z.infer<typeof wartende>;
export type AbgelehnteUebermittlung = z.infer<typeof uebermittlung>;

import { z } from "zod";
import { type KontoEreignis, KONTO_EREIGNISSE, verlaufArten } from "~/domain/benutzer/kontoEreignisse";
import { zweiteFaktoren } from "~/domain/benutzer/mitgliedStatus";
import {
  linkArten,
  linkStaende,
  personAktionen,
  personArten,
  personStatusSchluessel,
} from "~/domain/benutzer/supportPerson";
import { geschuetzt } from "../wire/base";
import { listOf, moment, pageQuery } from "../wire/page";
import { aenderung } from "./zugangsaenderungen";

const tags = ["Support"];
const text = (max: number) => z.string().max(max);
const rolle = z.enum(["BEVOLLMAECHTIGTER", "MITARBEITER"]);

const kopf = z.object({
  uuid: z.uuid(),
  art: z.enum(personArten),
  name: z.string(),
  email: z.string(),
  status: z.enum(personStatusSchluessel),
  /** Null without an account. */
  zweiterFaktor: z.enum(zweiteFaktoren).nullable(),
  letzteAnmeldungAm: moment.nullable(),
  gesperrtSeit: moment.nullable(),
});

const zeile = kopf.extend({ firmen: z.array(z.object({ firma: z.string(), rolle })) });

/**
 * The people of all companies, for staff: those with an account, and those who have not confirmed their address or not
 * accepted an invitation. Nobody of the staff. The search finds names, addresses, companies, and by a whole
 * Antragsnummer the people of its company. `filter` is a JSON object of column → value; '<Ohne Wert>' finds empty ones.
 * Sort is `key:asc` or `key:desc`; without it by name.
 */
export const listPersonen = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/support/benutzer", tags })
  .input(pageQuery.extend({ suche: text(200).optional(), filter: text(2000).optional() }))
  .output(listOf(zeile));

const personId = z.object({ personUuid: z.uuid() });

const person = kopf.extend({
  erstelltAm: moment,
  passwortGeaendertAm: moment.nullable(),
  sperrgrund: z.string().nullable(),
  /** Too many wrong passwords: only a new password by mail opens the login again. */
  isAnmeldungGesperrt: z.boolean(),
  mitgliedschaften: z.array(
    z.object({
      /** Null for a company that is not registered yet. */
      unternehmenUuid: z.uuid().nullable(),
      firma: z.string(),
      rolle,
      art: z.enum(["AKTIV", "RUHT", "EINGELADEN", "REGISTRIERUNG"]),
      seit: moment,
      /** Nobody else who can log in is authorised to represent the company. */
      isLetzte: z.boolean(),
    }),
  ),
  sitzungen: z.array(z.object({ uuid: z.uuid(), geraet: z.string(), erstelltAm: moment, letzteAktionAm: moment })),
  links: z.array(
    z.object({
      uuid: z.uuid(),
      art: z.enum(linkArten),
      firma: z.string().nullable(),
      stand: z.enum(linkStaende),
      erstelltAm: moment,
      gueltigBis: moment,
      /** The caller may send it once more. */
      isErneuerbar: z.boolean(),
    }),
  ),
  mails: z.array(
    z.object({
      nummer: z.number().int(),
      /** The address of then: an earlier one, or one that waits for its confirmation. */
      empfaenger: z.string(),
      betreff: z.string(),
      erstelltAm: moment,
      gesendetAm: moment.nullable(),
      aufgegebenAm: moment.nullable(),
      naechsterVersuchAm: moment,
      versuche: z.number().int(),
      fehler: z.string().nullable(),
    }),
  ),
  /** How long a mail stays there once it was sent or refused. */
  mailsBleibenMinuten: z.number().int(),
  anzahlEreignisse: z.number().int(),
  /** How many of them are of each kind to which the time line can be narrowed. */
  anzahlJeArt: z.record(z.enum(verlaufArten), z.number().int()),
  /** The change by two members of staff that is not over. */
  aenderung: aenderung.nullable(),
  /** What the caller may do now. */
  aktionen: z.array(z.enum(personAktionen)),
  /** The caller may act on this page at all. */
  darfHandeln: z.boolean(),
});

/**
 * One person with the facts of the access: sessions without tokens, links without their address, mails without their
 * text. Goes into the log. 404 for somebody of the staff.
 */
export const getPerson = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/support/benutzer/{personUuid}", tags })
  .input(personId)
  .output(person);

const ereignisse = Object.keys(KONTO_EREIGNISSE) as [KontoEreignis, ...KontoEreignis[]];

const ereignis = z.object({
  lfd: z.number().int(),
  am: moment,
  ereignis: z.enum(ereignisse),
  /** Who did it, where it was somebody else. */
  wer: z.string().nullable(),
  firma: z.string().nullable(),
  vonRolle: rolle.nullable(),
  nachRolle: rolle.nullable(),
  grund: z.string().nullable(),
});

/**
 * What the log says about an account, newest first: 50 events before the line `vor`. `weiterAm`: when the first of what
 * is older happened, null at the end; what another list has between it and these events belongs beside them. `art`:
 * only events of that kind. Nothing about Anträge.
 */
export const listKontoVerlauf = geschuetzt("MITARBEITER")
  .route({ method: "GET", path: "/v1/support/benutzer/{personUuid}/verlauf", tags })
  .input(personId.extend({ vor: z.coerce.number().int().min(1).optional(), art: z.enum(verlaufArten).optional() }))
  .output(
    z.object({ data: z.array(ereignis), weiterVor: z.number().int().nullable(), weiterAm: z.string().nullable() }),
  );

const wer = z.object({ name: z.string() });
/** Why something is done; it goes into the log. */
const mitGrund = personId.extend({ grund: text(2000) });

/** Locks an account: its sessions end at once. 409.64 for one that is locked or is none. */
export const lockPerson = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/sperren", tags })
  .input(mitGrund)
  .output(wer);

/** Opens a locked account. 409.64 for one that is not locked. */
export const unlockPerson = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/entsperren", tags })
  .input(mitGrund)
  .output(wer);

/** Ends all sessions of an account. 409.64 where there is none. */
export const endPersonSitzungen = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/abmelden", tags })
  .input(mitGrund)
  .output(wer);

/** Sends a link for a new password; all older ones are dead at once. 409.64 for a locked account. */
export const sendPasswortLink = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/passwort", tags })
  .input(mitGrund)
  .output(wer);

/**
 * Sends the mail of a confirmation or an invitation once more, with a new link; the old one is dead at once. 409.64 for
 * a link that cannot be renewed.
 */
export const renewPersonLink = geschuetzt("MITARBEITER", { nachweis: "SUBSTANZIELL" })
  .route({ method: "POST", path: "/v1/support/benutzer/{personUuid}/links/{linkUuid}/erneuern", tags })
  .input(mitGrund.extend({ linkUuid: z.uuid() }))
  .output(wer);

export const personen = {
  listPersonen,
  getPerson,
  listKontoVerlauf,
  lockPerson,
  unlockPerson,
  endPersonSitzungen,
  sendPasswortLink,
  renewPersonLink,
};

export type PersonZeile = z.infer<typeof zeile>;
export type Person = z.infer<typeof person>;
export type PersonLink = Person["links"][number];
export type Verlaufszeile = z.infer<typeof ereignis>;

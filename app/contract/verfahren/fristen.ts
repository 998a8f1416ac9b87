import { z } from "zod";
import { ERINNERUNG_TAGE } from "~/domain/frist/erinnerung";
import { ANTRAGSFRIST_ART_KEYS } from "~/domain/frist/fristArten";
import { geschuetzt } from "../wire/base";
import { moment, ok } from "../wire/page";

const tags = ["Fristen"];

/** A deadline of an Antrag that runs; `tag` is its last day, until 24:00 in Berlin. */
export const antragsfrist = z.object({
  art: z.enum(ANTRAGSFRIST_ART_KEYS),
  antragUuid: z.uuid(),
  /** The name of the Antrag for people. */
  antragTitel: z.string(),
  antragsnummer: z.string().nullable(),
  /** The follow-up request or decision that it belongs to. */
  gegenstandUuid: z.uuid(),
  /** The number of the follow-up request within its Antrag; null for a decision. */
  nummer: z.number().int().nullable(),
  tag: z.iso.date(),
  /** The last day has passed, but more time is asked for: until that is decided, the deadline does not end. */
  wartetAufEntscheidung: z.boolean(),
});

/**
 * A Wirtschaftsjahr that has ended, is asked for, and whose figures are missing; `tag`: until when they should be
 * there. It stays until they are, also after that day.
 */
const statistikfrist = z.object({
  art: z.literal("GESCHAEFTSSTATISTIK"),
  unternehmenUuid: z.uuid(),
  firma: z.string(),
  /** Its last day. */
  ende: z.iso.date(),
  /** As people call it: "2025", "2024/25". */
  label: z.string(),
  /** It is entered, but not whole. */
  istErfasst: z.boolean(),
  tag: z.iso.date(),
});

export const frist = z.discriminatedUnion("art", [antragsfrist, statistikfrist]);

/** A planned maintenance window: it may take a part of somebody's last day. */
const wartungszeit = z.object({ beginn: moment, ende: moment });

/**
 * All deadlines that run in the Anträge that the caller may read, and of the figures of the chosen company, the nearest
 * first; those of one Antrag alone with `antragUuid`. `wartung`: the window that is announced or runs.
 */
export const listFristen = geschuetzt("GEWAEHLT")
  .route({ method: "GET", path: "/v1/fristen", tags })
  .input(z.object({ antragUuid: z.uuid().optional() }))
  .output(z.object({ data: z.array(frist), wartung: wartungszeit.nullable() }));

const kalender = z.object({
  /** The secret path of the calendar, from the root of the portal; null while there is none. */
  pfad: z.string().nullable(),
  erstelltAm: moment.nullable(),
  abgerufenAm: moment.nullable(),
});

const erinnerungTag = z.union(ERINNERUNG_TAGE.map((tage) => z.literal(tage)));

/**
 * The secret address of the own calendar; `erinnerungTage`: so many days before the last one of a deadline the caller
 * wants to be reminded by mail.
 */
export const getKalender = geschuetzt("UNTERNEHMEN")
  .route({ method: "GET", path: "/v1/kalender", tags })
  .output(kalender.extend({ erinnerungTage: z.array(z.number().int()) }));

/** Chooses when to be reminded by mail, besides the reminders that everybody gets; none ends it. */
export const putErinnerungen = geschuetzt("UNTERNEHMEN")
  .route({ method: "PUT", path: "/v1/kalender/erinnerungen", tags })
  .input(z.object({ tage: z.array(erinnerungTag).max(ERINNERUNG_TAGE.length) }))
  .output(ok);

/** Makes the address, or another one in place of the old, which no longer works. */
export const renewKalender = geschuetzt("UNTERNEHMEN")
  .route({ method: "POST", path: "/v1/kalender", tags })
  .output(kalender);

/** Revokes the address. */
export const revokeKalender = geschuetzt("UNTERNEHMEN")
  .route({ method: "DELETE", path: "/v1/kalender", tags })
  .output(ok);

/** What calendars ask for, without a login: the deadlines of all companies of the person whose secret this is. */
export const readKalender = geschuetzt("OFFEN")
  .route({ method: "GET", path: "/v1/kalender/{token}", tags })
  .input(z.object({ token: z.string().min(1).max(200) }))
  .output(z.object({ data: z.array(frist) }));

export const fristen = { listFristen, getKalender, putErinnerungen, renewKalender, revokeKalender, readKalender };

export type Frist = z.infer<typeof frist>;
export type Antragsfrist = z.infer<typeof antragsfrist>;
export type Statistikfrist = z.infer<typeof statistikfrist>;

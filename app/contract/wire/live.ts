import * as z from "zod/mini";
import { NACHRICHT_ABSENDER } from "~/domain/nachricht/absender";
import { defineTopic } from "./topic";

/** Where the live channel is connected to. @spec §7 Live channel */
export const LIVE_PFAD = "/notifications";

/** True for every address that belongs to the live channel. */
export function isLivePfad(url = ""): boolean {
  const [path = ""] = url.split("?");
  return path === LIVE_PFAD || path.startsWith(`${LIVE_PFAD}/`);
}

/** How often each side sends a sign of life, in milliseconds. @spec §9 heartbeats 10 s each direction */
export const LIVE_HERZSCHLAG_MS = 10_000;

/** Largest frame, in bytes; the client cuts larger texts into chunks of this size. @spec §9 frame size 16 KB */
export const LIVE_RAHMEN_BYTES = 16 * 1024;

/** The header of CONNECT that carries the csrf token of the session. */
export const LIVE_TOKEN_KOPF = "csrf";

/**
 * How an alert looks: DEFAULT in the primary colour, WARNING in orange, ERROR in red.
 *
 * @spec §3 Alert message type
 * @assumed §3 names DEFAULT and WARNING and shows "anything else" in red; the third type is called ERROR.
 */
export const ALERT_TYPEN = ["DEFAULT", "WARNING", "ERROR"] as const;

/**
 * What can be watched.
 *
 * @assumed §7 gives name and id of a watched resource but no names; the Antrag is called "antrag", the master data
 * "unternehmen", a row of the affiliated companies "verbund", a Wirtschaftsjahr "wirtschaftsjahr", figures for the
 * KMU status "kmuZahlen".
 */
export const RESSOURCEN = ["antrag", "unternehmen", "verbund", "wirtschaftsjahr", "kmuZahlen"] as const;

/** A record that somebody looks at. */
export const ressource = z.strictObject({ name: z.enum(RESSOURCEN), id: z.uuid() });
export type Ressource = z.infer<typeof ressource>;

/** A moment as a text, or as year, month (1 to 12), day, hour and minute in Berlin. @spec §3 System announcement */
const zeitpunkt = z.union([z.string(), z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()])]);

/**
 * Who looks at a record: first and last name, one entry per person, who came first stands first. The reader is among
 * them.
 */
export const resourceWatcher = defineTopic(
  "resourcewatcher",
  z.extend(ressource, { activeUsers: z.array(z.string()) }),
  {
    isState: false,
    isWrittenLate: true,
  },
);

/**
 * A record was saved, or deleted, by somebody else who looks at it or not.
 *
 * @assumed §7 knows no deletion: a record that is no more was not saved, and `isDeleted` says so.
 */
export const resourceSaved = defineTopic(
  "resourcesaved",
  z.extend(ressource, { isSaved: z.boolean(), savedByUser: z.string(), isDeleted: z.optional(z.boolean()) }),
  {
    isState: false,
    isWrittenLate: false,
  },
);

/**
 * Who writes a new message, what it is called, and the Antrag that it is about: its number or its name. Never the text;
 * only for a reader who may read the message.
 */
export const neueNachricht = z.object({
  von: z.enum(NACHRICHT_ABSENDER),
  titel: z.string(),
  antrag: z.nullable(z.string()),
});
export type NeueNachricht = z.infer<typeof neueNachricht>;

/** How many messages of the chosen company the reader has not read, and whether a new one is the reason to say so. */
export const messages = defineTopic(
  "messages",
  z.object({
    unreadMessages: z.int().check(z.nonnegative()),
    showNewMessageNotification: z.boolean(),
    newMessage: z.optional(neueNachricht),
  }),
  { isState: true, isWrittenLate: true },
);

/** A system announcement that is new or changed; one with a known uuid replaces it. */
export const systemnachrichtSofort = defineTopic(
  "messages/systemnachricht/sofort",
  z.object({
    uuid: z.uuid(),
    titel: z.string(),
    text: z.string(),
    anzeigenVon: zeitpunkt,
    /** Null: without an end. */
    anzeigenBis: z.nullable(zeitpunkt),
    /** What a version before this one leaves out. */
    ereignisVon: z.optional(z.nullable(zeitpunkt)),
    ereignisBis: z.optional(z.nullable(zeitpunkt)),
    fassung: z.optional(z.int()),
  }),
  { isState: true, isWrittenLate: false },
);

/** A system announcement is no more. */
export const systemnachrichtDelete = defineTopic("messages/systemnachricht/delete", z.object({ uuid: z.uuid() }), {
  isState: false,
  isWrittenLate: false,
});

/** A file is ready to be fetched. */
export const downloadFile = defineTopic("download/file", z.object({ fileName: z.string(), contentType: z.string() }), {
  isState: true,
  isWrittenLate: false,
});

/** A short message for the screen. */
export const alert = defineTopic(
  "alert",
  z.object({
    alertMessage: z.string(),
    alertMessageType: z._default(z.enum(ALERT_TYPEN), "DEFAULT"),
    showAlertMessage: z.boolean(),
  }),
  { isState: false, isWrittenLate: false },
);

/**
 * The planned maintenance window was announced, changed or ended (then `ende` is that moment); null: it is withdrawn.
 * `stand`: the time of the server, by which pages count.
 *
 * @assumed §7 names no destination for it.
 */
export const wartungGeaendert = defineTopic(
  "wartung",
  z.object({
    stand: z.string(),
    fenster: z.nullable(z.object({ beginn: z.string(), ende: z.string(), grund: z.string() })),
  }),
  { isState: false, isWrittenLate: false },
);

/** All that can be subscribed; a topic that is missing here cannot be published. @spec §7 Live channel */
export const LIVE_TOPICS = [
  resourceWatcher,
  resourceSaved,
  messages,
  systemnachrichtSofort,
  systemnachrichtDelete,
  downloadFile,
  alert,
  wartungGeaendert,
] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** The topics of which somebody who begins to hear is told how things are now. */
export type StateTopic = Extract<LiveTopic, { isState: true }>;

/** The topics whose messages are written when they are told. */
export type LateTopic = Extract<LiveTopic, { isWrittenLate: true }>;

/** All that can be sent to, each with the body {@link ressource}. @spec §7 Live channel */
export const LIVE_SENDEN = { enter: "/socket/watchers/enter", leave: "/socket/watchers/leave" } as const;

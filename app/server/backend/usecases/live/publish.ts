import { z } from "zod";
import {
  type LateTopic,
  type LiveTopic,
  messages,
  resourceSaved,
  resourceWatcher,
  type Ressource,
} from "~/contract/wire/live";
import { BEHOERDE } from "~/domain/antrag/akteur";
import type { NutzlastVon, Topic } from "~/contract/wire/topic";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { findBenutzername } from "../../storage/kontoStore";
import { insertEreignis } from "../../storage/liveStore";
import type { LiveEmpfaenger } from "../../storage/liveStore";

type Fertig = Exclude<LiveTopic, LateTopic>;

/**
 * Tells users something over the live channel, after the commit of `ausfuehrer` and on every node: each STOMP session
 * that has subscribed the topic gets it once. Without a transaction it is told at once.
 */
export async function publish<T extends Fertig>(
  ausfuehrer: Ausfuehrer,
  { clock }: Pick<Dienste, "clock">,
  { topic, empfaenger, nutzlast }: { topic: T; empfaenger: LiveEmpfaenger; nutzlast: NutzlastVon<T> },
): Promise<void> {
  const geprueft = (topic satisfies Topic).schema.parse(nutzlast);
  await insertEreignis(ausfuehrer, {
    ziel: topic.destination,
    empfaenger,
    nutzlast: geprueft,
    erstelltAm: clock.now(),
  });
}

/** Who looks at a record has changed. The names are read when they are told. */
export async function publishBeobachter(
  ausfuehrer: Ausfuehrer,
  { clock }: Pick<Dienste, "clock">,
  { name, id }: Ressource,
): Promise<void> {
  const empfaenger = { art: "beobachter", name, id } as const;
  await insertEreignis(ausfuehrer, {
    ziel: resourceWatcher.destination,
    empfaenger,
    nutzlast: { name, id },
    erstelltAm: clock.now(),
  });
}

/** What is kept of an event about unread messages until it is told; a version before this one kept no `neue`. */
export const ungelesenNotiz = z.object({
  showNewMessageNotification: z.boolean(),
  neue: z.uuid().nullable().default(null),
});

/**
 * How many messages are unread has changed, for everybody of a company or for some users. The number is read when it is
 * told, for each user in the chosen company. `neue`: the id of a new message that is the reason, so that the screen may
 * say so to those who may read it.
 */
export async function publishUngelesen(
  ausfuehrer: Ausfuehrer,
  { clock }: Pick<Dienste, "clock">,
  {
    empfaenger,
    neue,
  }: { empfaenger: Extract<LiveEmpfaenger, { art: "unternehmen" | "benutzer" }>; neue: string | null },
): Promise<void> {
  const nutzlast: z.infer<typeof ungelesenNotiz> = { showNewMessageNotification: neue !== null, neue };
  await insertEreignis(ausfuehrer, { ziel: messages.destination, empfaenger, nutzlast, erstelltAm: clock.now() });
}

/** An Antrag has taken a step of its life: whoever looks at it is told, the person who took it excepted. */
export const publishSchritt = (
  ausfuehrer: Ausfuehrer,
  dienste: Pick<Dienste, "clock">,
  { antragUuid, benutzerUuid }: { antragUuid: string; benutzerUuid: string | undefined },
): Promise<void> =>
  publishGespeichert(ausfuehrer, dienste, { ressource: { name: "antrag", id: antragUuid }, benutzerUuid });

type Geaendert = { ressource: Ressource; benutzerUuid: string | undefined; isVomPortal?: boolean };

/** Who has saved, after "gespeichert von", where nobody did just now: what was entered earlier comes to hold. */
const PORTAL = "dem Portal";

async function publishGeaendert(
  ausfuehrer: Ausfuehrer,
  dienste: Pick<Dienste, "clock">,
  { ressource, benutzerUuid, isVomPortal = false, einst }: Geaendert & { einst?: string },
): Promise<void> {
  const ohnePerson = isVomPortal ? PORTAL : BEHOERDE;
  const savedByUser = benutzerUuid === undefined ? ohnePerson : await findBenutzername(ausfuehrer, benutzerUuid);
  const empfaenger = {
    art: "beobachter",
    ...ressource,
    ...(benutzerUuid !== undefined && { ausser: benutzerUuid }),
    ...(einst !== undefined && { einst }),
  } as const;
  const was = einst === undefined ? { isSaved: true } : { isSaved: false, isDeleted: true };
  const nutzlast = { ...ressource, ...was, savedByUser };
  await publish(ausfuehrer, dienste, { topic: resourceSaved, empfaenger, nutzlast });
}

/**
 * A record was saved: whoever looks at it is told, the person who saved it excepted. `benutzerUuid`: undefined for the
 * authority.
 */
export const publishGespeichert = (
  ausfuehrer: Ausfuehrer,
  dienste: Pick<Dienste, "clock">,
  gespeichert: Geaendert,
): Promise<void> => publishGeaendert(ausfuehrer, dienste, gespeichert);

/** The same for a record that a company has deleted: nobody can be asked any more who may read it. */
export const publishGeloescht = (
  ausfuehrer: Ausfuehrer,
  dienste: Pick<Dienste, "clock">,
  { unternehmenUuid, ...geloescht }: Geaendert & { unternehmenUuid: string },
): Promise<void> => publishGeaendert(ausfuehrer, dienste, { ...geloescht, einst: unternehmenUuid });

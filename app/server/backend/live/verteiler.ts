import { type LateTopic, messages, RESSOURCEN, resourceWatcher, type Ressource } from "~/contract/wire/live";
import { isGemeint } from "~/domain/nachricht/zielgruppe";
import { assertNever } from "~/lib/exhaustive";
import type { Dienste } from "../dienste";
import type { Person } from "../kontext";
import { listBeobachter } from "../storage/liveStore";
import type { LiveEmpfaenger } from "../storage/liveStore";
import { isLesbar } from "../usecases/live/watch";
import { ungelesenNotiz } from "../usecases/live/publish";
import { listUngelesen } from "../usecases/nachricht/listUngelesen";
import type { Ereignis } from "../storage/ereignisLeitung";
import { StompMessage } from "./stompMessage";
import { schluesselVon, type Teilnehmer } from "./teilnehmer";

const isRessource = (name: string): name is Ressource["name"] => RESSOURCEN.some((bekannt) => bekannt === name);

/**
 * Those who look at the record here and may still read it. Whoever may not is forgotten. Of one that is no more
 * (`einst`), those of its company hear; they go on looking until they leave the page.
 */
async function findBeobachter(
  dienste: Dienste,
  alle: readonly Teilnehmer[],
  { name, id, einst }: Extract<LiveEmpfaenger, { art: "beobachter" }>,
): Promise<Teilnehmer[]> {
  const schluessel = schluesselVon({ name, id });
  if (einst !== undefined)
    return alle.filter(
      ({ beobachtet, gast: { person } }) => beobachtet.has(schluessel) && person.unternehmenUuid === einst,
    );
  const hier = alle.filter(({ beobachtet }) => beobachtet.has(schluessel));
  const rechte = new Map<string, Promise<boolean>>();
  const duerfen = hier.map((wer) => {
    const { person } = wer.gast;
    const wem = `${person.benutzerUuid}/${person.unternehmenUuid ?? ""}`;
    const darf =
      rechte.get(wem) ?? (isRessource(name) ? isLesbar(dienste, person, { name, id }) : Promise.resolve(false));
    rechte.set(wem, darf);
    return darf;
  });
  const erlaubt = await Promise.all(duerfen);
  return hier.filter((wer, index) => {
    if (erlaubt[index] !== true) wer.beobachtet.delete(schluessel);
    return erlaubt[index] === true;
  });
}

const isInRolle = (person: Person, wer: Extract<LiveEmpfaenger, { art: "sitzung" }>): boolean =>
  person.systemRolle === wer.systemRolle && person.unternehmenUuid === wer.unternehmenUuid;

const isInZielgruppe = (person: Person, { ziel, ausser }: Extract<LiveEmpfaenger, { art: "zielgruppe" }>): boolean =>
  isGemeint(ziel, person) && (ausser === undefined || !isGemeint(ausser, person));

async function findEmpfaenger(
  dienste: Dienste,
  alle: readonly Teilnehmer[],
  wer: LiveEmpfaenger,
): Promise<readonly Teilnehmer[]> {
  switch (wer.art) {
    case "alle":
      return alle;
    case "benutzer":
      return alle.filter(({ gast }) => wer.uuids.includes(gast.person.benutzerUuid));
    case "sitzung":
      return alle.filter(({ gast }) => gast.uuid === wer.uuid && isInRolle(gast.person, wer));
    case "unternehmen":
      return alle.filter(({ gast }) => gast.person.unternehmenUuid === wer.uuid);
    case "zielgruppe":
      return alle.filter(({ gast: { person } }) => isInZielgruppe(person, wer));
    case "beobachter":
      return (await findBeobachter(dienste, alle, wer)).filter(({ gast }) => gast.person.benutzerUuid !== wer.ausser);
    default:
      return assertNever(wer);
  }
}

type Schreiber = (dienste: Dienste, ereignis: Ereignis, empfaenger: readonly Teilnehmer[]) => Promise<StompMessage[]>;

const writeSame = ({ id, ziel }: Ereignis, nutzlast: object, empfaenger: readonly Teilnehmer[]): StompMessage[] => {
  const nachricht = new StompMessage(ziel, JSON.stringify(nutzlast), id);
  return empfaenger.map(() => nachricht);
};

const writeUngelesen: Schreiber = async (dienste, { id, ziel, nutzlast }, empfaenger) => {
  const leser = empfaenger.map(({ gast: { person } }) => person);
  const { neue, showNewMessageNotification } = ungelesenNotiz.parse(nutzlast);
  const stand = await listUngelesen(
    dienste.db,
    leser.map(({ benutzerUuid, unternehmenUuid }) => ({ benutzerUuid, unternehmenUuid })),
    neue,
  );
  return stand.map(({ anzahl, neue: newMessage }) => {
    // Nothing is announced to who may not read the new message, nor to who has nothing unread.
    const isAnlass = showNewMessageNotification && anzahl > 0 && (neue === null || newMessage !== null);
    const anlass = { showNewMessageNotification: isAnlass, ...(isAnlass && newMessage !== null && { newMessage }) };
    return new StompMessage(ziel, JSON.stringify({ unreadMessages: anzahl, ...anlass }), id);
  });
};

const writeBeobachter: Schreiber = async (dienste, ereignis, empfaenger) => {
  const { nutzlast, empfaenger: wer } = ereignis;
  if (wer.art !== "beobachter") return writeSame(ereignis, nutzlast, empfaenger);
  return writeSame(ereignis, { ...nutzlast, activeUsers: await listBeobachter(dienste.db, wer) }, empfaenger);
};

/** What is written when it is told, for each topic of that kind; one without an entry does not compile. */
const WRITTEN_LATE: { readonly [Ziel in LateTopic["destination"]]: Schreiber } = {
  [messages.destination]: writeUngelesen,
  [resourceWatcher.destination]: writeBeobachter,
};

const isWrittenLate = (ziel: string): ziel is keyof typeof WRITTEN_LATE => Object.hasOwn(WRITTEN_LATE, ziel);

/**
 * What this event says to each of the recipients. Numbers and names are those of now, whatever they were when it was
 * written.
 */
async function write(dienste: Dienste, ereignis: Ereignis, empfaenger: readonly Teilnehmer[]): Promise<StompMessage[]> {
  const { ziel, nutzlast } = ereignis;
  return isWrittenLate(ziel)
    ? WRITTEN_LATE[ziel](dienste, ereignis, empfaenger)
    : writeSame(ereignis, nutzlast, empfaenger);
}

/** Tells one event to those who are connected to this node and have subscribed it. */
export async function distribute(dienste: Dienste, alle: ReadonlySet<Teilnehmer>, ereignis: Ereignis): Promise<void> {
  const hoerer = [...alle].filter((wer) => wer.hasAbo(ereignis.ziel));
  const empfaenger = await findEmpfaenger(dienste, hoerer, ereignis.empfaenger);
  if (empfaenger.length === 0) return;
  const nachrichten = await write(dienste, ereignis, empfaenger);
  for (const [index, nachricht] of nachrichten.entries()) empfaenger[index]?.deliver(nachricht);
}

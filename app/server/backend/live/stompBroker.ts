import type { Ressource } from "~/contract/wire/live";
import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import { enter, takePlatz, leave } from "../usecases/live/watch";
import { findVersaeumtes } from "../usecases/live/findVersaeumtes";
import { isGleich } from "../usecases/sitzung/krypto";
import { SCHLUSS, type Gegenstelle, type Connection, type LiveMasse } from "./connection";
import { StompMessage } from "./stompMessage";
import { createRaeumer } from "./raeumer";
import { StompSession } from "./stompSession";
import { schluesselVon, type Gast, type Teilnehmer } from "./teilnehmer";

/** So many records one connection may look at; a page looks at one or two. */
const RESSOURCEN_HOECHSTENS = 20;

/** What a node lends to its broker. */
export type Knoten = {
  uuid: string;
  /** Resolves once the node is known to the database. */
  bereit(): Promise<void>;
  /** False for a login that has ended or changed; its connections are closed then. */
  check(teilnehmer: Teilnehmer): Promise<boolean>;
  /** Says that the node lives, after it counted as gone. All its connections are closed, because their places are lost: `ausser` has none yet. */
  renew(ausser?: Teilnehmer): Promise<void>;
  isBeendet(): boolean;
};

/** True when the database does not know the node, or the connection, any more: a row that hangs on it was refused. */
const isVergessen = (error: unknown): boolean => describeError(error).code === "23503";

/** The STOMP broker of one node: joins lines to users and keeps the list of those who are connected here. */
export function createStompBroker(dienste: Dienste, masse: LiveMasse, knoten: Knoten) {
  const teilnehmer = new Set<Teilnehmer>();
  /** How many of them belong to each user. */
  const anzahl = new Map<string, number>();
  const { config, log } = dienste;

  const raeumer = createRaeumer(dienste, onFehler);

  async function report(wer: Teilnehmer, token: string): Promise<string | null> {
    if (!isGleich(token, wer.gast.stand.zeile.csrf)) return "Wrong token";
    await knoten.bereit();
    const { benutzerUuid } = wer.gast.person;
    const take = () => takePlatz(dienste, { uuid: wer.uuid, knotenUuid: knoten.uuid, benutzerUuid });
    const hatPlatz = await take().catch(async (error: unknown) => {
      if (!isVergessen(error)) throw error;
      await knoten.renew(wer);
      return take();
    });
    return hatPlatz ? null : "Too many connections";
  }

  async function send(wer: Teilnehmer, wohin: "enter" | "leave", ziel: Ressource): Promise<string | null> {
    const schluessel = schluesselVon(ziel);
    if (wohin === "leave") {
      if (wer.beobachtet.delete(schluessel)) await leave(dienste, wer.uuid, ziel);
      return null;
    }
    if (wer.beobachtet.has(schluessel)) return null;
    if (wer.beobachtet.size >= RESSOURCEN_HOECHSTENS) return "Too many resources";
    if (!(await knoten.check(wer))) return "Session ended";
    // Known here before it is told, or the newcomer would miss the news of the own arrival.
    wer.beobachtet.set(schluessel, ziel);
    const darf = await enter(dienste, wer.uuid, { person: wer.gast.person, ziel }).catch(async (error: unknown) => {
      if (!isVergessen(error)) throw error;
      await knoten.renew();
      // The place of this connection is gone, too: it has to come again.
      wer.close(SCHLUSS.herunterfahren);
      return true;
    });
    if (darf) return null;
    wer.beobachtet.delete(schluessel);
    return "Not found";
  }

  /**
   * What has happened before this login has connected is told now, because the page was read before: how many messages are unread, the
   * announcements, a file that is ready. What happens at this moment may be told twice.
   */
  async function catchUp(wer: Teilnehmer, destination: string): Promise<void> {
    for (const { uuid, nutzlast } of await findVersaeumtes(dienste, wer.gast.person, destination))
      wer.deliver(new StompMessage(destination, JSON.stringify(nutzlast), uuid));
  }

  function onFehler(error: unknown): void {
    log.error({ fehler: describeError(error) }, "Live channel failed");
  }

  /** Frees the place of a connection, after everything that it still had to do. */
  async function tidy(wer: Teilnehmer, arbeit: Promise<unknown>): Promise<void> {
    await arbeit.catch(() => undefined);
    // A node that ends frees all of its places at once.
    if (!knoten.isBeendet()) raeumer.tidy(wer.uuid);
  }

  function count({ gast }: Teilnehmer, schritt: 1 | -1): void {
    const { benutzerUuid } = gast.person;
    const neu = (anzahl.get(benutzerUuid) ?? 0) + schritt;
    if (neu === 0) anzahl.delete(benutzerUuid);
    else anzahl.set(benutzerUuid, neu);
  }

  function connect(leitung: Connection, gast: Gast): Gegenstelle {
    let hatPlatz = false;
    let arbeit: Promise<unknown> = Promise.resolve();
    const uuid = dienste.random.uuid();
    const mit = <T>(tut: Promise<T>): Promise<T> => {
      arbeit = tut;
      return tut;
    };
    const sitzung: StompSession = new StompSession(leitung, {
      uuid,
      masse,
      rahmenJe10Sekunden: config.live.rahmenJe10Sekunden,
      report(token) {
        hatPlatz = true;
        return mit(report(wer, token));
      },
      send: (wohin, ziel) => mit(send(wer, wohin, ziel)),
      onAbo: (destination) => catchUp(wer, destination),
      onVerstoss: (grund) => log.warn({ grund, sitzung: gast.uuid }, "Live connection refused"),
      onUnerwartet: onFehler,
      onEnde() {
        teilnehmer.delete(wer);
        count(wer, -1);
        if (hatPlatz) void tidy(wer, arbeit);
      },
    });
    const wer: Teilnehmer = {
      uuid,
      gast,
      beobachtet: new Map(),
      hasAbo: (destination) => sitzung.hasAbo(destination),
      deliver: (nachricht) => sitzung.deliver(nachricht),
      close: (schluss) => sitzung.close(schluss),
    };
    teilnehmer.add(wer);
    count(wer, 1);
    return sitzung;
  }

  return {
    teilnehmer,
    connect,
    start: () => raeumer.start(),
    stop: () => raeumer.stop(),
    /** May this user have another connection on this node? The limit over all nodes is kept at CONNECT. */
    hasPlatz: ({ person }: Gast): boolean => (anzahl.get(person.benutzerUuid) ?? 0) < config.live.verbindungenJePerson,
    closeAlle(ausser?: Teilnehmer): void {
      for (const wer of [...teilnehmer]) if (wer !== ausser) wer.close(SCHLUSS.herunterfahren);
    },
  };
}

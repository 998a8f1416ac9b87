import type { Ressource } from "~/contract/live";
import { describeError } from "../describeError";
import type { Dienste } from "../dienste";
import { betrete, nimmPlatz, verlasse } from "../usecases/live/beobachte";
import { findVersaeumtes } from "../usecases/live/findVersaeumtes";
import { isGleich } from "../usecases/sitzung/krypto";
import { SCHLUSS, type Gegenstelle, type Leitung, type LiveMasse } from "./leitung";
import { Nachricht } from "./nachricht";
import { createRaeumer } from "./raeumer";
import { StompSitzung } from "./stompSitzung";
import { schluesselVon, type Gast, type Teilnehmer } from "./teilnehmer";

/** So many records one connection may look at; a page looks at one or two. */
const RESSOURCEN_HOECHSTENS = 20;

/** What a node lends to its broker. */
export type Knoten = {
  uuid: string;
  /** Resolves once the node is known to the database. */
  bereit(): Promise<void>;
  /** False for a login that has ended or changed; its connections are closed then. */
  pruefe(teilnehmer: Teilnehmer): Promise<boolean>;
  /** Says that the node lives, after it counted as gone. All its connections are closed, because their places are lost: `ausser` has none yet. */
  erneuere(ausser?: Teilnehmer): Promise<void>;
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

  async function melde(wer: Teilnehmer, token: string): Promise<string | null> {
    if (!isGleich(token, wer.gast.stand.zeile.csrf)) return "Wrong token";
    await knoten.bereit();
    const { benutzerUuid } = wer.gast.person;
    const nimm = () => nimmPlatz(dienste, { uuid: wer.uuid, knotenUuid: knoten.uuid, benutzerUuid });
    const hatPlatz = await nimm().catch(async (error: unknown) => {
      if (!isVergessen(error)) throw error;
      await knoten.erneuere(wer);
      return nimm();
    });
    return hatPlatz ? null : "Too many connections";
  }

  async function sende(wer: Teilnehmer, wohin: "enter" | "leave", ziel: Ressource): Promise<string | null> {
    const schluessel = schluesselVon(ziel);
    if (wohin === "leave") {
      if (wer.beobachtet.delete(schluessel)) await verlasse(dienste, wer.uuid, ziel);
      return null;
    }
    if (wer.beobachtet.has(schluessel)) return null;
    if (wer.beobachtet.size >= RESSOURCEN_HOECHSTENS) return "Too many resources";
    if (!(await knoten.pruefe(wer))) return "Session ended";
    // Known here before it is told, or the newcomer would miss the news of the own arrival.
    wer.beobachtet.set(schluessel, ziel);
    const darf = await betrete(dienste, wer.uuid, { person: wer.gast.person, ziel }).catch(async (error: unknown) => {
      if (!isVergessen(error)) throw error;
      await knoten.erneuere();
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
  async function holeNach(wer: Teilnehmer, destination: string): Promise<void> {
    for (const { uuid, nutzlast } of await findVersaeumtes(dienste, wer.gast.person, destination))
      wer.stelleZu(new Nachricht(destination, JSON.stringify(nutzlast), uuid));
  }

  function onFehler(error: unknown): void {
    log.error({ fehler: describeError(error) }, "Live channel failed");
  }

  /** Frees the place of a connection, after everything that it still had to do. */
  async function raeume(wer: Teilnehmer, arbeit: Promise<unknown>): Promise<void> {
    await arbeit.catch(() => undefined);
    // A node that ends frees all of its places at once.
    if (!knoten.isBeendet()) raeumer.raeume(wer.uuid);
  }

  function zaehle({ gast }: Teilnehmer, schritt: 1 | -1): void {
    const { benutzerUuid } = gast.person;
    const neu = (anzahl.get(benutzerUuid) ?? 0) + schritt;
    if (neu === 0) anzahl.delete(benutzerUuid);
    else anzahl.set(benutzerUuid, neu);
  }

  function verbinde(leitung: Leitung, gast: Gast): Gegenstelle {
    let hatPlatz = false;
    let arbeit: Promise<unknown> = Promise.resolve();
    const uuid = dienste.random.uuid();
    const mit = <T>(tut: Promise<T>): Promise<T> => {
      arbeit = tut;
      return tut;
    };
    const sitzung: StompSitzung = new StompSitzung(leitung, {
      uuid,
      masse,
      rahmenJe10Sekunden: config.live.rahmenJe10Sekunden,
      melde(token) {
        hatPlatz = true;
        return mit(melde(wer, token));
      },
      sende: (wohin, ziel) => mit(sende(wer, wohin, ziel)),
      onAbo: (destination) => holeNach(wer, destination),
      onVerstoss: (grund) => log.warn({ grund, sitzung: gast.uuid }, "Live connection refused"),
      onUnerwartet: onFehler,
      onEnde() {
        teilnehmer.delete(wer);
        zaehle(wer, -1);
        if (hatPlatz) void raeume(wer, arbeit);
      },
    });
    const wer: Teilnehmer = {
      uuid,
      gast,
      beobachtet: new Map(),
      hatAbo: (destination) => sitzung.hatAbo(destination),
      stelleZu: (nachricht) => sitzung.stelleZu(nachricht),
      close: (schluss) => sitzung.close(schluss),
    };
    teilnehmer.add(wer);
    zaehle(wer, 1);
    return sitzung;
  }

  return {
    teilnehmer,
    verbinde,
    start: () => raeumer.start(),
    stop: () => raeumer.stop(),
    /** May this user have another connection on this node? The limit over all nodes is kept at CONNECT. */
    hatPlatz: ({ person }: Gast): boolean => (anzahl.get(person.benutzerUuid) ?? 0) < config.live.verbindungenJePerson,
    closeAlle(ausser?: Teilnehmer): void {
      for (const wer of [...teilnehmer]) if (wer !== ausser) wer.close(SCHLUSS.herunterfahren);
    },
  };
}

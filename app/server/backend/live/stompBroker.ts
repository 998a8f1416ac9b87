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
  /**
   * Says that the node lives, after it counted as gone. All its connections are closed, because their places are lost:
   * `ausser` has none yet.
   */
  renew(ausser?: Teilnehmer): Promise<void>;
  isBeendet(): boolean;
};

/** True when the database does not know the node, or the connection, any more: a row that hangs on it was refused. */
const isVergessen = (error: unknown): boolean => describeError(error).code === "23503";

/** Those who are connected here, and how many of them belong to each user. */
class Anwesende {
  readonly alle = new Set<Teilnehmer>();
  private readonly anzahl = new Map<string, number>();

  add(wer: Teilnehmer): void {
    this.alle.add(wer);
    this.count(wer.gast, 1);
  }

  delete(wer: Teilnehmer): void {
    this.alle.delete(wer);
    this.count(wer.gast, -1);
  }

  anzahlVon({ person }: Gast): number {
    return this.anzahl.get(person.benutzerUuid) ?? 0;
  }

  private count(gast: Gast, schritt: 1 | -1): void {
    const { benutzerUuid } = gast.person;
    const neu = this.anzahlVon(gast) + schritt;
    if (neu === 0) this.anzahl.delete(benutzerUuid);
    else this.anzahl.set(benutzerUuid, neu);
  }
}

/** The STOMP broker of one node: joins lines to users and keeps the list of those who are connected here. */
export class StompBroker {
  private readonly anwesende = new Anwesende();
  private readonly raeumer: ReturnType<typeof createRaeumer>;

  constructor(
    private readonly dienste: Dienste,
    private readonly masse: LiveMasse,
    private readonly knoten: Knoten,
  ) {
    this.raeumer = createRaeumer(dienste, (error) => this.logFehler(error));
  }

  get teilnehmer(): ReadonlySet<Teilnehmer> {
    return this.anwesende.alle;
  }

  start(): void {
    this.raeumer.start();
  }

  stop(): Promise<void> {
    return this.raeumer.stop();
  }

  /** May this user have another connection on this node? The limit over all nodes is kept at CONNECT. */
  hasPlatz(gast: Gast): boolean {
    return this.anwesende.anzahlVon(gast) < this.dienste.config.live.verbindungenJePerson;
  }

  closeAlle(ausser?: Teilnehmer): void {
    for (const wer of [...this.teilnehmer]) if (wer !== ausser) wer.close(SCHLUSS.herunterfahren);
  }

  connect(leitung: Connection, gast: Gast): Gegenstelle {
    const { dienste, masse, anwesende } = this;
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
      rahmenJe10Sekunden: dienste.config.live.rahmenJe10Sekunden,
      report: (token) => {
        hatPlatz = true;
        return mit(this.report(wer, token));
      },
      send: (wohin, ziel) => mit(wohin === "leave" ? this.leave(wer, ziel) : this.enter(wer, ziel)),
      onAbo: (destination) => this.catchUp(wer, destination),
      onVerstoss: (grund) => dienste.log.warn({ grund, sitzung: gast.uuid }, "Live connection refused"),
      onUnerwartet: (error) => this.logFehler(error),
      onEnde: () => {
        anwesende.delete(wer);
        if (hatPlatz) void this.tidy(wer, arbeit);
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
    anwesende.add(wer);
    return sitzung;
  }

  private async report(wer: Teilnehmer, token: string): Promise<string | null> {
    const { dienste, knoten } = this;
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

  private async leave(wer: Teilnehmer, ziel: Ressource): Promise<null> {
    if (wer.beobachtet.delete(schluesselVon(ziel))) await leave(this.dienste, wer.uuid, ziel);
    return null;
  }

  private async enter(wer: Teilnehmer, ziel: Ressource): Promise<string | null> {
    const { dienste, knoten } = this;
    const schluessel = schluesselVon(ziel);
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
   * What has happened before this login has connected is told now, because the page was read before: how many messages
   * are unread, the announcements, a file that is ready. What happens at this moment may be told twice.
   */
  private async catchUp(wer: Teilnehmer, destination: string): Promise<void> {
    for (const { uuid, nutzlast } of await findVersaeumtes(this.dienste, wer.gast.person, destination))
      wer.deliver(new StompMessage(destination, JSON.stringify(nutzlast), uuid));
  }

  /** Frees the place of a connection, after everything that it still had to do. */
  private async tidy(wer: Teilnehmer, arbeit: Promise<unknown>): Promise<void> {
    await arbeit.catch(() => undefined);
    // A node that ends frees all of its places at once.
    if (!this.knoten.isBeendet()) this.raeumer.tidy(wer.uuid);
  }

  private logFehler(error: unknown): void {
    this.dienste.log.error({ fehler: describeError(error) }, "Live channel failed");
  }
}

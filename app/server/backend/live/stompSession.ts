import { LIVE_RAHMEN_BYTES, LIVE_SENDEN, LIVE_TOKEN_KOPF, ressource, type Ressource } from "~/contract/wire/live";
import { SCHLUSS, type Gegenstelle, type Connection, type LiveMasse, type Schluss } from "./connection";
import type { StompMessage } from "./stompMessage";
import { Sendung } from "./sendung";
import { Herzschlag, agree } from "./stompHerzschlag";
import { need, StompAbos } from "./stompAbos";
import {
  FrameReader,
  parseFrame,
  FrameError,
  writeFrame,
  STOMP_VERSIONEN,
  type Frame,
  type StompVersion,
} from "./stompFrame";
import { StompTransaktionen } from "./stompTransaktionen";

/** What a STOMP session needs from the portal. */
export type StompUmgebung = {
  /** Names the connection. */
  uuid: string;
  masse: LiveMasse;
  rahmenJe10Sekunden: number;
  /** Checks the token of CONNECT and takes a place among the connections of the user; the text says why not. */
  report(token: string): Promise<string | null>;
  /** Enters or leaves a record; the text says why not. */
  send(wohin: keyof typeof LIVE_SENDEN, ziel: Ressource): Promise<string | null>;
  /** The session hears of a destination from now on: tells it what it has missed. */
  onAbo(destination: string): Promise<void>;
  /** A frame was refused; called once. */
  onVerstoss(grund: string): void;
  onUnerwartet(error: unknown): void;
  onEnde(): void;
};

type RoherRahmen = Parameters<typeof parseFrame>[0];
const FENSTER_MS = 10_000;
const LEBENSZEICHEN = new Sendung("\n");

/** One STOMP session on the server: reads frames, keeps to the protocol, and tells its user what happens. */
export class StompSession implements Gegenstelle {
  private verbunden: { version: StompVersion; abos: StompAbos; transaktionen: StompTransaktionen } | null = null;
  private readonly herzschlag = new Herzschlag();
  private readonly reader: FrameReader;
  /** Frames take effect one after the other, in the order in which they came. */
  private kette: Promise<void> = Promise.resolve();
  private isZu = false;
  /** After a broken frame nothing can be read any more. */
  private isTaub = false;
  private fenster = { seit: 0, rahmen: 0, zeichen: 0 };
  private readonly frist: NodeJS.Timeout;

  constructor(
    private readonly leitung: Connection,
    private readonly umgebung: StompUmgebung,
  ) {
    this.reader = new FrameReader(
      LIVE_RAHMEN_BYTES,
      (roh) => this.enqueue(roh),
      () => undefined,
    );
    this.frist = setTimeout(() => this.fail("CONNECT expected"), umgebung.masse.connectMs);
  }

  onMessage(text: string): void {
    if (this.isZu || this.isTaub) return;
    this.herzschlag.listen();
    try {
      this.count({ rahmen: 0, zeichen: text.length });
      this.reader.read(text);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.isTaub = true;
      // What came before the broken frame is answered first.
      this.kette = this.kette.then(() => this.fail(error.message));
    }
  }

  onClose(): void {
    clearTimeout(this.frist);
    this.herzschlag.stop();
    this.isZu = true;
    this.umgebung.onEnde();
  }

  /** Sends a message to the user, once, if this session is subscribed to its destination. */
  deliver(nachricht: StompMessage): void {
    if (this.isZu || this.verbunden === null) return;
    const { abos } = this.verbunden;
    const sendung = abos.take(nachricht);
    if (abos.isVoll) this.close(SCHLUSS.langsam);
    else if (sendung !== null) this.leitung.send(sendung);
  }

  hasAbo(destination: string): boolean {
    return this.verbunden?.abos.hasAbo(destination) ?? false;
  }

  close(schluss: Schluss): void {
    this.isZu = true;
    this.leitung.close(schluss);
  }

  /** Counts what comes within ten seconds: frames, and characters, because signs of life are no frames. */
  private count({ rahmen, zeichen }: { rahmen: number; zeichen: number }): void {
    const jetzt = performance.now();
    if (jetzt - this.fenster.seit > FENSTER_MS) this.fenster = { seit: jetzt, rahmen: 0, zeichen: 0 };
    this.fenster.rahmen += rahmen;
    this.fenster.zeichen += zeichen;
    const hoechstens = this.umgebung.rahmenJe10Sekunden;
    if (this.fenster.rahmen > hoechstens) throw new FrameError("Too many frames");
    if (this.fenster.zeichen > hoechstens * LIVE_RAHMEN_BYTES) throw new FrameError("Too much data");
  }

  private enqueue(roh: RoherRahmen): void {
    this.count({ rahmen: 1, zeichen: 0 });
    this.kette = this.kette.then(() => this.edit(roh));
  }

  private async edit(roh: RoherRahmen): Promise<void> {
    if (this.isZu) return;
    let quittung: string | undefined;
    try {
      const rahmen = parseFrame(roh, this.verbunden?.version ?? "1.0");
      quittung = rahmen.headers.get("receipt");
      if (this.verbunden === null) {
        await this.connect(rahmen);
        return;
      }
      await this.run(rahmen);
      if (quittung !== undefined) this.send("RECEIPT", { "receipt-id": quittung });
      if (rahmen.command === "SUBSCRIBE") await this.umgebung.onAbo(need(rahmen, "destination"));
      if (rahmen.command === "DISCONNECT") this.close(SCHLUSS.getrennt);
    } catch (error) {
      if (error instanceof FrameError) {
        this.fail(error.message, quittung);
        return;
      }
      this.umgebung.onUnerwartet(error);
      this.send("ERROR", { message: "Internal error", ...(quittung !== undefined && { "receipt-id": quittung }) });
      this.close(SCHLUSS.protokoll);
    }
  }

  private async connect(rahmen: Frame): Promise<void> {
    const { command, headers } = rahmen;
    if (command !== "CONNECT" && command !== "STOMP") throw new FrameError("CONNECT expected");
    const angeboten = (headers.get("accept-version") ?? "1.0").split(",").map((version) => version.trim());
    const version = STOMP_VERSIONEN.findLast((bekannte) => angeboten.includes(bekannte));
    if (version === undefined) throw new FrameError(`Supported protocol versions are ${STOMP_VERSIONEN.join(", ")}`);
    const { herzschlagMs } = this.umgebung.masse;
    const takt =
      version === "1.0" ? { sendenMs: 0, hoerenMs: 0 } : agree(headers.get("heart-beat") ?? "0,0", herzschlagMs);
    if (takt === null) throw new FrameError("Malformed heart-beat");
    const grund = await this.umgebung.report(headers.get(LIVE_TOKEN_KOPF) ?? "");
    if (grund !== null) throw new FrameError(grund);
    if (this.isZu) return;
    clearTimeout(this.frist);
    this.verbunden = { version, abos: new StompAbos(version), transaktionen: new StompTransaktionen() };
    const beat = version === "1.0" ? {} : { "heart-beat": `${String(herzschlagMs)},${String(herzschlagMs)}` };
    this.send("CONNECTED", { version, session: this.umgebung.uuid, server: "antragsportal", ...beat });
    this.herzschlag.start(takt, {
      send: () => this.leitung.send(LEBENSZEICHEN),
      vermisst: () => this.close(SCHLUSS.still),
    });
  }

  private async run(rahmen: Frame): Promise<void> {
    if (this.verbunden === null) return;
    const { abos, transaktionen, version } = this.verbunden;
    switch (rahmen.command) {
      case "SEND":
      case "ACK":
        return transaktionen.keep(rahmen) ? undefined : this.act(rahmen, abos);
      case "NACK":
        if (version === "1.0") throw new FrameError("Unknown command");
        return transaktionen.keep(rahmen) ? undefined : this.act(rahmen, abos);
      case "SUBSCRIBE": {
        abos.subscribe(rahmen);
        return;
      }
      case "UNSUBSCRIBE": {
        abos.announce(rahmen);
        return;
      }
      case "BEGIN": {
        transaktionen.start(rahmen);
        return;
      }
      case "COMMIT":
        for (const einzelner of transaktionen.end(rahmen)) await this.act(einzelner, abos);
        return;
      case "ABORT":
        transaktionen.end(rahmen);
        return;
      case "DISCONNECT":
        return;
      default:
        throw new FrameError(
          rahmen.command === "CONNECT" || rahmen.command === "STOMP" ? "Already connected" : "Unknown command",
        );
    }
  }

  private async act(rahmen: Frame, abos: StompAbos): Promise<void> {
    if (rahmen.command !== "SEND") {
      abos.confirm(rahmen);
      return;
    }
    const destination = need(rahmen, "destination");
    const wohin = destination === LIVE_SENDEN.enter ? "enter" : destination === LIVE_SENDEN.leave ? "leave" : null;
    if (wohin === null) throw new FrameError("Destination not allowed");
    const grund = await this.umgebung.send(wohin, readRessource(rahmen.body));
    if (grund !== null) throw new FrameError(grund);
  }

  private fail(message: string, quittung?: string): void {
    if (this.isZu) return;
    this.umgebung.onVerstoss(message);
    const versionen = message.startsWith("Supported") ? { version: STOMP_VERSIONEN.join(",") } : {};
    this.send(
      "ERROR",
      {
        message,
        "content-type": "text/plain",
        ...versionen,
        ...(quittung !== undefined && { "receipt-id": quittung }),
      },
      message,
    );
    this.close(SCHLUSS.protokoll);
  }

  private send(command: string, headers: Record<string, string>, body = ""): void {
    // The answers to CONNECT are read before a version is agreed.
    this.leitung.send(new Sendung(writeFrame(command, { headers, body, version: this.verbunden?.version ?? "1.0" })));
  }
}

function readRessource(body: string): Ressource {
  try {
    const gelesen = ressource.safeParse(JSON.parse(body));
    if (gelesen.success) return gelesen.data;
  } catch {
    // Not even JSON: refused in the same way.
  }
  throw new FrameError("Malformed body");
}

import { LIVE_RAHMEN_BYTES, LIVE_SENDEN, LIVE_TOKEN_KOPF, ressource, type Ressource } from "~/contract/live";
import { SCHLUSS, type Gegenstelle, type Leitung, type LiveMasse, type Schluss } from "./leitung";
import type { Nachricht } from "./nachricht";
import { Sendung } from "./sendung";
import { Herzschlag, vereinbare } from "./stompHerzschlag";
import { brauche, StompAbos } from "./stompAbos";
import {
  createRahmenLeser,
  deuteRahmen,
  RahmenFehler,
  schreibeRahmen,
  STOMP_VERSIONEN,
  type Rahmen,
  type StompVersion,
} from "./stompRahmen";
import { StompTransaktionen } from "./stompTransaktionen";

/** What a STOMP session needs from the portal. */
export type StompUmgebung = {
  /** Names the connection. */
  uuid: string;
  masse: LiveMasse;
  rahmenJe10Sekunden: number;
  /** Checks the token of CONNECT and takes a place among the connections of the user; the text says why not. */
  melde(token: string): Promise<string | null>;
  /** Enters or leaves a record; the text says why not. */
  sende(wohin: keyof typeof LIVE_SENDEN, ziel: Ressource): Promise<string | null>;
  /** The session hears of a destination from now on: tells it what it has missed. */
  onAbo(destination: string): Promise<void>;
  /** A frame was refused; called once. */
  onVerstoss(grund: string): void;
  onUnerwartet(error: unknown): void;
  onEnde(): void;
};

type RoherRahmen = Parameters<typeof deuteRahmen>[0];
const FENSTER_MS = 10_000;
const LEBENSZEICHEN = new Sendung("\n");

/** One STOMP session on the server: reads frames, keeps to the protocol, and tells its user what happens. */
export class StompSitzung implements Gegenstelle {
  private verbunden: { version: StompVersion; abos: StompAbos; transaktionen: StompTransaktionen } | null = null;
  private readonly herzschlag = new Herzschlag();
  private readonly lies: (text: string) => void;
  /** Frames take effect one after the other, in the order in which they came. */
  private kette: Promise<void> = Promise.resolve();
  private isZu = false;
  /** After a broken frame nothing can be read any more. */
  private isTaub = false;
  private fenster = { seit: 0, rahmen: 0, zeichen: 0 };
  private readonly frist: NodeJS.Timeout;

  constructor(
    private readonly leitung: Leitung,
    private readonly umgebung: StompUmgebung,
  ) {
    this.lies = createRahmenLeser(
      LIVE_RAHMEN_BYTES,
      (roh) => this.reiheEin(roh),
      () => undefined,
    );
    this.frist = setTimeout(() => this.scheitere("CONNECT expected"), umgebung.masse.connectMs);
  }

  onMessage(text: string): void {
    if (this.isZu || this.isTaub) return;
    this.herzschlag.hoere();
    try {
      this.zaehle({ rahmen: 0, zeichen: text.length });
      this.lies(text);
    } catch (error) {
      if (!(error instanceof RahmenFehler)) throw error;
      this.isTaub = true;
      // What came before the broken frame is answered first.
      this.kette = this.kette.then(() => this.scheitere(error.message));
    }
  }

  onClose(): void {
    clearTimeout(this.frist);
    this.herzschlag.stop();
    this.isZu = true;
    this.umgebung.onEnde();
  }

  /** Sends a message to the user, once, if this session is subscribed to its destination. */
  stelleZu(nachricht: Nachricht): void {
    if (this.isZu || this.verbunden === null) return;
    const { abos } = this.verbunden;
    const sendung = abos.nimm(nachricht);
    if (abos.isVoll) this.close(SCHLUSS.langsam);
    else if (sendung !== null) this.leitung.send(sendung);
  }

  hatAbo(destination: string): boolean {
    return this.verbunden?.abos.hatAbo(destination) ?? false;
  }

  close(schluss: Schluss): void {
    this.isZu = true;
    this.leitung.close(schluss);
  }

  /** Counts what comes within ten seconds: frames, and characters, because signs of life are no frames. */
  private zaehle({ rahmen, zeichen }: { rahmen: number; zeichen: number }): void {
    const jetzt = performance.now();
    if (jetzt - this.fenster.seit > FENSTER_MS) this.fenster = { seit: jetzt, rahmen: 0, zeichen: 0 };
    this.fenster.rahmen += rahmen;
    this.fenster.zeichen += zeichen;
    const hoechstens = this.umgebung.rahmenJe10Sekunden;
    if (this.fenster.rahmen > hoechstens) throw new RahmenFehler("Too many frames");
    if (this.fenster.zeichen > hoechstens * LIVE_RAHMEN_BYTES) throw new RahmenFehler("Too much data");
  }

  private reiheEin(roh: RoherRahmen): void {
    this.zaehle({ rahmen: 1, zeichen: 0 });
    this.kette = this.kette.then(() => this.bearbeite(roh));
  }

  private async bearbeite(roh: RoherRahmen): Promise<void> {
    if (this.isZu) return;
    let quittung: string | undefined;
    try {
      const rahmen = deuteRahmen(roh, this.verbunden?.version ?? "1.0");
      quittung = rahmen.headers.get("receipt");
      if (this.verbunden === null) {
        await this.verbinde(rahmen);
        return;
      }
      await this.fuehreAus(rahmen);
      if (quittung !== undefined) this.sende("RECEIPT", { "receipt-id": quittung });
      if (rahmen.command === "SUBSCRIBE") await this.umgebung.onAbo(brauche(rahmen, "destination"));
      if (rahmen.command === "DISCONNECT") this.close(SCHLUSS.getrennt);
    } catch (error) {
      if (error instanceof RahmenFehler) {
        this.scheitere(error.message, quittung);
        return;
      }
      this.umgebung.onUnerwartet(error);
      this.sende("ERROR", { message: "Internal error", ...(quittung !== undefined && { "receipt-id": quittung }) });
      this.close(SCHLUSS.protokoll);
    }
  }

  private async verbinde(rahmen: Rahmen): Promise<void> {
    const { command, headers } = rahmen;
    if (command !== "CONNECT" && command !== "STOMP") throw new RahmenFehler("CONNECT expected");
    const angeboten = (headers.get("accept-version") ?? "1.0").split(",").map((version) => version.trim());
    const version = STOMP_VERSIONEN.findLast((bekannte) => angeboten.includes(bekannte));
    if (version === undefined) throw new RahmenFehler(`Supported protocol versions are ${STOMP_VERSIONEN.join(", ")}`);
    const { herzschlagMs } = this.umgebung.masse;
    const takt = version === "1.0" ? { sendenMs: 0, hoerenMs: 0 } : vereinbare(headers.get("heart-beat") ?? "0,0", herzschlagMs);
    if (takt === null) throw new RahmenFehler("Malformed heart-beat");
    const grund = await this.umgebung.melde(headers.get(LIVE_TOKEN_KOPF) ?? "");
    if (grund !== null) throw new RahmenFehler(grund);
    if (this.isZu) return;
    clearTimeout(this.frist);
    this.verbunden = { version, abos: new StompAbos(version), transaktionen: new StompTransaktionen() };
    const beat = version === "1.0" ? {} : { "heart-beat": `${String(herzschlagMs)},${String(herzschlagMs)}` };
    this.sende("CONNECTED", { version, session: this.umgebung.uuid, server: "antragsportal", ...beat });
    this.herzschlag.start(takt, {
      sende: () => this.leitung.send(LEBENSZEICHEN),
      vermisst: () => this.close(SCHLUSS.still),
    });
  }

  private async fuehreAus(rahmen: Rahmen): Promise<void> {
    if (this.verbunden === null) return;
    const { abos, transaktionen, version } = this.verbunden;
    switch (rahmen.command) {
      case "SEND":
      case "ACK":
        return transaktionen.behalte(rahmen) ? undefined : this.wirke(rahmen, abos);
      case "NACK":
        if (version === "1.0") throw new RahmenFehler("Unknown command");
        return transaktionen.behalte(rahmen) ? undefined : this.wirke(rahmen, abos);
      case "SUBSCRIBE": {
        abos.abonniere(rahmen);
        return;
      }
      case "UNSUBSCRIBE": {
        abos.kuendige(rahmen);
        return;
      }
      case "BEGIN": {
        transaktionen.beginne(rahmen);
        return;
      }
      case "COMMIT":
        for (const einzelner of transaktionen.beende(rahmen)) await this.wirke(einzelner, abos);
        return;
      case "ABORT":
        transaktionen.beende(rahmen);
        return;
      case "DISCONNECT":
        return;
      default:
        throw new RahmenFehler(rahmen.command === "CONNECT" || rahmen.command === "STOMP" ? "Already connected" : "Unknown command");
    }
  }

  private async wirke(rahmen: Rahmen, abos: StompAbos): Promise<void> {
    if (rahmen.command !== "SEND") {
      abos.bestaetige(rahmen);
      return;
    }
    const destination = brauche(rahmen, "destination");
    const wohin = destination === LIVE_SENDEN.enter ? "enter" : destination === LIVE_SENDEN.leave ? "leave" : null;
    if (wohin === null) throw new RahmenFehler("Destination not allowed");
    const grund = await this.umgebung.sende(wohin, leseRessource(rahmen.body));
    if (grund !== null) throw new RahmenFehler(grund);
  }

  private scheitere(message: string, quittung?: string): void {
    if (this.isZu) return;
    this.umgebung.onVerstoss(message);
    const versionen = message.startsWith("Supported") ? { version: STOMP_VERSIONEN.join(",") } : {};
    this.sende(
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

  private sende(command: string, headers: Record<string, string>, body = ""): void {
    // The answers to CONNECT are read before a version is agreed.
    this.leitung.send(new Sendung(schreibeRahmen(command, { headers, body, version: this.verbunden?.version ?? "1.0" })));
  }
}

function leseRessource(body: string): Ressource {
  try {
    const gelesen = ressource.safeParse(JSON.parse(body));
    if (gelesen.success) return gelesen.data;
  } catch {
    // Not even JSON: refused in the same way.
  }
  throw new RahmenFehler("Malformed body");
}

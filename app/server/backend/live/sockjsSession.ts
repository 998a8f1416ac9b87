import { arrayFrame, closeFrame, HEARTBEAT, OPEN } from "./sockjsFrame";
import { SCHLUSS, type Gegenstelle, type Connection, type LiveMasse, type Schluss } from "./connection";
import type { Sendung } from "./sendung";

/** A request that waits for frames. */
export type Empfaenger = {
  /** Writes one frame; the polling kind is finished by it. True when nothing more goes through this request. */
  write(frame: string): boolean;
  end(): void;
  /** Bytes that the client has not taken yet. */
  gestaut(): number;
};

type Umgebung = { masse: LiveMasse; pufferBytes: number; onWeg: () => void };

/** A session whose messages travel in requests: frames wait here until one comes for them. */
export class SockjsSession implements Connection {
  private gegenstelle: Gegenstelle | null = null;
  private empfaenger: Empfaenger | null = null;
  private schlange: string[] = [];
  private wartend = 0;
  private schluss: Schluss | null = null;
  private isNeu = true;
  private trennung: NodeJS.Timeout | undefined;
  private herzschlag: NodeJS.Timeout | undefined;

  constructor(private readonly umgebung: Umgebung) {}

  connect(gegenstelle: Gegenstelle): void {
    this.gegenstelle = gegenstelle;
  }

  /** Takes the messages of a sending request; false when the session is closed. */
  receive(nachrichten: readonly string[]): boolean {
    for (const nachricht of nachrichten) if (this.schluss === null) this.gegenstelle?.onMessage(nachricht);
    return this.schluss === null;
  }

  get isOffen(): boolean {
    return this.schluss === null && !this.isNeu;
  }

  /** A receiving request has come. Only one may wait at a time. */
  take(empfaenger: Empfaenger): void {
    if (this.empfaenger !== null) {
      empfaenger.write(closeFrame(SCHLUSS.andereVerbindung));
      empfaenger.end();
      return;
    }
    clearTimeout(this.trennung);
    if (this.isNeu) {
      this.isNeu = false;
      this.empfaenger = empfaenger;
      if (empfaenger.write(OPEN)) this.letDo();
      this.wait();
      return;
    }
    this.empfaenger = empfaenger;
    if (this.schluss !== null) this.end(this.schluss);
    else if (this.schlange.length > 0) this.clear();
    this.wait();
  }

  /** The network, not we, ended the request that waited: what was on its way may be lost, so the session ends. */
  abort(empfaenger: Empfaenger): void {
    if (this.empfaenger !== empfaenger) return;
    this.empfaenger = null;
    this.close(SCHLUSS.unterbrochen);
  }

  send({ quoted }: Sendung): void {
    if (this.schluss !== null) return;
    this.schlange.push(quoted);
    this.wartend += quoted.length;
    if (this.empfaenger !== null) this.clear();
    const gestaut = this.wartend + (this.empfaenger?.gestaut() ?? 0);
    if (gestaut > this.umgebung.pufferBytes) {
      this.schlange = [];
      this.close(SCHLUSS.langsam);
    }
  }

  close(schluss: Schluss): void {
    if (this.schluss !== null) return;
    this.schluss = schluss;
    if (this.empfaenger !== null) this.end(schluss);
    // The close message is there for everyone who asks until the session is forgotten.
    this.forgetLater();
    this.reportEnde();
  }

  private reportEnde(): void {
    const { gegenstelle } = this;
    this.gegenstelle = null;
    gegenstelle?.onClose();
  }

  /** Writes what waits, with the close frame behind it, and frees the request. */
  private end(schluss: Schluss): void {
    const empfaenger = this.empfaenger;
    const isFertig = this.schlange.length > 0 && empfaenger !== null && this.write(empfaenger);
    if (!isFertig) empfaenger?.write(closeFrame(schluss));
    this.letDo();
  }

  private clear(): void {
    if (this.empfaenger !== null && this.write(this.empfaenger)) this.letDo();
  }

  private write(empfaenger: Empfaenger): boolean {
    const frame = arrayFrame(this.schlange);
    this.schlange = [];
    this.wartend = 0;
    return empfaenger.write(frame);
  }

  private letDo(): void {
    clearInterval(this.herzschlag);
    this.empfaenger?.end();
    this.empfaenger = null;
    this.forgetLater();
  }

  /** Keeps a request that is not finished yet, with a sign of life now and then. */
  private wait(): void {
    if (this.empfaenger === null) return;
    clearTimeout(this.trennung);
    clearInterval(this.herzschlag);
    this.herzschlag = setInterval(() => {
      if (this.empfaenger?.write(HEARTBEAT) === true) this.letDo();
    }, this.umgebung.masse.sockjsHerzschlagMs);
  }

  private forgetLater(): void {
    clearTimeout(this.trennung);
    this.trennung = setTimeout(() => {
      this.umgebung.onWeg();
      this.schluss ??= SCHLUSS.unterbrochen;
      this.reportEnde();
    }, this.umgebung.masse.trennungMs);
  }
}

import { arrayFrame, closeFrame, HEARTBEAT, OPEN } from "./sockjsRahmen";
import { SCHLUSS, type Gegenstelle, type Leitung, type LiveMasse, type Schluss } from "./leitung";
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
export class SockjsSitzung implements Leitung {
  private gegenstelle: Gegenstelle | null = null;
  private empfaenger: Empfaenger | null = null;
  private schlange: string[] = [];
  private wartend = 0;
  private schluss: Schluss | null = null;
  private isNeu = true;
  private trennung: NodeJS.Timeout | undefined;
  private herzschlag: NodeJS.Timeout | undefined;

  constructor(private readonly umgebung: Umgebung) {}

  verbinde(gegenstelle: Gegenstelle): void {
    this.gegenstelle = gegenstelle;
  }

  /** Takes the messages of a sending request; false when the session is closed. */
  empfange(nachrichten: readonly string[]): boolean {
    for (const nachricht of nachrichten) if (this.schluss === null) this.gegenstelle?.onMessage(nachricht);
    return this.schluss === null;
  }

  get isOffen(): boolean {
    return this.schluss === null && !this.isNeu;
  }

  /** A receiving request has come. Only one may wait at a time. */
  nimm(empfaenger: Empfaenger): void {
    if (this.empfaenger !== null) {
      empfaenger.write(closeFrame(SCHLUSS.andereVerbindung));
      empfaenger.end();
      return;
    }
    clearTimeout(this.trennung);
    if (this.isNeu) {
      this.isNeu = false;
      this.empfaenger = empfaenger;
      if (empfaenger.write(OPEN)) this.lass();
      this.warte();
      return;
    }
    this.empfaenger = empfaenger;
    if (this.schluss !== null) this.beende(this.schluss);
    else if (this.schlange.length > 0) this.leere();
    this.warte();
  }

  /** The network, not we, ended the request that waited: what was on its way may be lost, so the session ends. */
  brichAb(empfaenger: Empfaenger): void {
    if (this.empfaenger !== empfaenger) return;
    this.empfaenger = null;
    this.close(SCHLUSS.unterbrochen);
  }

  send({ quoted }: Sendung): void {
    if (this.schluss !== null) return;
    this.schlange.push(quoted);
    this.wartend += quoted.length;
    if (this.empfaenger !== null) this.leere();
    const gestaut = this.wartend + (this.empfaenger?.gestaut() ?? 0);
    if (gestaut > this.umgebung.pufferBytes) {
      this.schlange = [];
      this.close(SCHLUSS.langsam);
    }
  }

  close(schluss: Schluss): void {
    if (this.schluss !== null) return;
    this.schluss = schluss;
    if (this.empfaenger !== null) this.beende(schluss);
    // The close message is there for everyone who asks until the session is forgotten.
    this.vergissSpaeter();
    this.meldeEnde();
  }

  private meldeEnde(): void {
    const { gegenstelle } = this;
    this.gegenstelle = null;
    gegenstelle?.onClose();
  }

  /** Writes what waits, with the close frame behind it, and frees the request. */
  private beende(schluss: Schluss): void {
    const empfaenger = this.empfaenger;
    const isFertig = this.schlange.length > 0 && empfaenger !== null && this.schreibe(empfaenger);
    if (!isFertig) empfaenger?.write(closeFrame(schluss));
    this.lass();
  }

  private leere(): void {
    if (this.empfaenger !== null && this.schreibe(this.empfaenger)) this.lass();
  }

  private schreibe(empfaenger: Empfaenger): boolean {
    const frame = arrayFrame(this.schlange);
    this.schlange = [];
    this.wartend = 0;
    return empfaenger.write(frame);
  }

  private lass(): void {
    clearInterval(this.herzschlag);
    this.empfaenger?.end();
    this.empfaenger = null;
    this.vergissSpaeter();
  }

  /** Keeps a request that is not finished yet, with a sign of life now and then. */
  private warte(): void {
    if (this.empfaenger === null) return;
    clearTimeout(this.trennung);
    clearInterval(this.herzschlag);
    this.herzschlag = setInterval(() => {
      if (this.empfaenger?.write(HEARTBEAT) === true) this.lass();
    }, this.umgebung.masse.sockjsHerzschlagMs);
  }

  private vergissSpaeter(): void {
    clearTimeout(this.trennung);
    this.trennung = setTimeout(() => {
      this.umgebung.onWeg();
      this.schluss ??= SCHLUSS.unterbrochen;
      this.meldeEnde();
    }, this.umgebung.masse.trennungMs);
  }
}

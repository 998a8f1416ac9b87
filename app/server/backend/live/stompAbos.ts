import { LIVE_TOPICS } from "~/contract/wire/live";
import type { StompMessage } from "./stompMessage";
import type { Sendung } from "./sendung";
import { FrameError, type Frame, type StompVersion } from "./stompFrame";

const ZIELE: ReadonlySet<string> = new Set(LIVE_TOPICS.map(({ destination }) => destination));
const MODI: Record<StompVersion, readonly string[]> = {
  "1.0": ["auto", "client"],
  "1.1": ["auto", "client", "client-individual"],
  "1.2": ["auto", "client", "client-individual"],
};
/** So many messages may wait for the ACK of a client that wants to send one for each. */
const UNBESTAETIGT = 1_000;

type Abo = { id: string; destination: string; ack: string };

/** The header, which this command needs. */
export function need({ command, headers }: Frame, name: string): string {
  const wert = headers.get(name);
  if (wert === undefined || wert === "") throw new FrameError(`${command} needs the header ${name}`);
  return wert;
}

/** What one STOMP session is subscribed to, and which of its messages are not acknowledged yet. */
export class StompAbos {
  private readonly abos = new Map<string, Abo>();
  /** The one that counts for each destination. */
  private readonly jeZiel = new Map<string, Abo>();
  /** Subscription by id of the message, oldest first. */
  private readonly offen = new Map<string, string>();

  constructor(private readonly version: StompVersion) {}

  subscribe(rahmen: Frame): void {
    const destination = need(rahmen, "destination");
    // Version 1.0 knows a subscription by its destination when it has no id.
    const id = this.version === "1.0" ? (rahmen.headers.get("id") ?? destination) : need(rahmen, "id");
    const ack = rahmen.headers.get("ack") ?? "auto";
    if (!ZIELE.has(destination)) throw new FrameError("Destination not allowed");
    if (!MODI[this.version].includes(ack)) throw new FrameError("Unknown ack mode");
    if (this.abos.has(id)) throw new FrameError("Subscription id in use");
    // Two for each destination are enough to change over from one to the other.
    if (this.abos.size >= 2 * ZIELE.size) throw new FrameError("Too many subscriptions");
    this.abos.set(id, { id, destination, ack });
    this.sort();
  }

  announce(rahmen: Frame): void {
    const id = rahmen.headers.get("id") ?? (this.version === "1.0" ? need(rahmen, "destination") : need(rahmen, "id"));
    if (!this.abos.delete(id)) throw new FrameError("Unknown subscription");
    this.sort();
    for (const [message, abo] of this.offen) if (abo === id) this.offen.delete(message);
  }

  /** ACK and NACK: nothing is sent twice, so both only strike the message off. */
  confirm(rahmen: Frame): void {
    const message = need(rahmen, this.version === "1.2" ? "id" : "message-id");
    const id = this.offen.get(message);
    const isFremd = this.version === "1.1" && need(rahmen, "subscription") !== id;
    if (id === undefined || isFremd) throw new FrameError("Unknown message");
    const isAlleBisher = this.abos.get(id)?.ack === "client";
    for (const [andere, abo] of this.offen) {
      if (andere !== message && !(isAlleBisher && abo === id)) continue;
      this.offen.delete(andere);
      if (andere === message) break;
    }
  }

  hasAbo(destination: string): boolean {
    return this.jeZiel.has(destination);
  }

  /** True when so many messages are not acknowledged that there is no room for another. */
  get isVoll(): boolean {
    return this.offen.size >= UNBESTAETIGT;
  }

  /**
   * The MESSAGE frame of this session: one, however often its destination is subscribed. Null without a subscription.
   */
  take(nachricht: StompMessage): Sendung | null {
    const abo = this.jeZiel.get(nachricht.destination);
    if (abo === undefined) return null;
    if (abo.ack !== "auto") this.offen.set(nachricht.id, abo.id);
    return nachricht.fuer({ version: this.version, abo: abo.id, ack: abo.ack });
  }

  /** Of several subscriptions of a destination the oldest one counts. */
  private sort(): void {
    this.jeZiel.clear();
    for (const abo of this.abos.values()) if (!this.jeZiel.has(abo.destination)) this.jeZiel.set(abo.destination, abo);
  }
}

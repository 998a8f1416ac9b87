import { need } from "./stompAbos";
import { FrameError, type Frame } from "./stompFrame";

const HOECHSTENS = 5;
const RAHMEN_HOECHSTENS = 50;

/** The open transactions of one STOMP session: frames that take effect together, or never. */
export class StompTransaktionen {
  private readonly offene = new Map<string, Frame[]>();

  start(rahmen: Frame): void {
    const name = need(rahmen, "transaction");
    if (this.offene.has(name)) throw new FrameError("Transaction exists");
    if (this.offene.size >= HOECHSTENS) throw new FrameError("Too many transactions");
    this.offene.set(name, []);
  }

  /** True when the frame belongs to a transaction, which keeps it. */
  keep(rahmen: Frame): boolean {
    const name = rahmen.headers.get("transaction");
    if (name === undefined) return false;
    const bisher = this.offene.get(name);
    if (bisher === undefined) throw new FrameError("Unknown transaction");
    if (bisher.length >= RAHMEN_HOECHSTENS) throw new FrameError("Transaction too large");
    bisher.push(rahmen);
    return true;
  }

  /** Ends a transaction, by COMMIT or ABORT, and gives its frames. */
  end(rahmen: Frame): Frame[] {
    const name = need(rahmen, "transaction");
    const bisher = this.offene.get(name);
    if (bisher === undefined) throw new FrameError("Unknown transaction");
    this.offene.delete(name);
    return bisher;
  }
}

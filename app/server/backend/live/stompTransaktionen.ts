import { brauche } from "./stompAbos";
import { RahmenFehler, type Rahmen } from "./stompRahmen";

const HOECHSTENS = 5;
const RAHMEN_HOECHSTENS = 50;

/** The open transactions of one STOMP session: frames that take effect together, or never. */
export class StompTransaktionen {
  private readonly offene = new Map<string, Rahmen[]>();

  beginne(rahmen: Rahmen): void {
    const name = brauche(rahmen, "transaction");
    if (this.offene.has(name)) throw new RahmenFehler("Transaction exists");
    if (this.offene.size >= HOECHSTENS) throw new RahmenFehler("Too many transactions");
    this.offene.set(name, []);
  }

  /** True when the frame belongs to a transaction, which keeps it. */
  behalte(rahmen: Rahmen): boolean {
    const name = rahmen.headers.get("transaction");
    if (name === undefined) return false;
    const bisher = this.offene.get(name);
    if (bisher === undefined) throw new RahmenFehler("Unknown transaction");
    if (bisher.length >= RAHMEN_HOECHSTENS) throw new RahmenFehler("Transaction too large");
    bisher.push(rahmen);
    return true;
  }

  /** Ends a transaction, by COMMIT or ABORT, and gives its frames. */
  beende(rahmen: Rahmen): Rahmen[] {
    const name = brauche(rahmen, "transaction");
    const bisher = this.offene.get(name);
    if (bisher === undefined) throw new RahmenFehler("Unknown transaction");
    this.offene.delete(name);
    return bisher;
  }
}

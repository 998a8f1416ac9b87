import { Sendung } from "./sendung";
import { schreibeRahmen, type StompVersion } from "./stompRahmen";

/** What decides how a MESSAGE looks, beside what it says. */
export type Empfang = { version: StompVersion; abo: string; ack: string };

/** A message to many STOMP sessions. Those that have subscribed it in the same way, as browsers with the same page do, get the same bytes. */
export class Nachricht {
  private readonly rahmen = new Map<string, Sendung>();

  /** `id` names the message, the same for all who get it. */
  constructor(
    readonly destination: string,
    private readonly body: string,
    readonly id: string,
  ) {}

  fuer(empfang: Empfang): Sendung {
    const art = `${empfang.version} ${empfang.ack} ${empfang.abo}`;
    const fertig = this.rahmen.get(art) ?? this.schreibe(empfang);
    this.rahmen.set(art, fertig);
    return fertig;
  }

  private schreibe({ version, abo, ack }: Empfang): Sendung {
    const headers = {
      subscription: abo,
      destination: this.destination,
      "message-id": this.id,
      "content-type": "application/json",
      ...(version === "1.2" && ack !== "auto" ? { ack: this.id } : {}),
    };
    return new Sendung(schreibeRahmen("MESSAGE", { headers, body: this.body, version }));
  }
}

import { Sendung } from "./sendung";
import { writeFrame, type StompVersion } from "./stompFrame";

/** What decides how a MESSAGE looks, beside what it says. */
export type Empfang = { version: StompVersion; abo: string; ack: string };

/**
 * A message to many STOMP sessions. Those that have subscribed it in the same way, as browsers with the same page do,
 * get the same bytes.
 */
export class StompMessage {
  private readonly rahmen = new Map<string, Sendung>();

  /** `id` names the message, the same for all who get it. */
  constructor(
    readonly destination: string,
    private readonly body: string,
    readonly id: string,
  ) {}

  fuer(empfang: Empfang): Sendung {
    const art = `${empfang.version} ${empfang.ack} ${empfang.abo}`;
    const fertig = this.rahmen.get(art) ?? this.write(empfang);
    this.rahmen.set(art, fertig);
    return fertig;
  }

  private write({ version, abo, ack }: Empfang): Sendung {
    const headers = {
      subscription: abo,
      destination: this.destination,
      "message-id": this.id,
      "content-type": "application/json",
      ...(version === "1.2" && ack !== "auto" ? { ack: this.id } : {}),
    };
    return new Sendung(writeFrame("MESSAGE", { headers, body: this.body, version }));
  }
}

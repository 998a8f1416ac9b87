import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { bis, openStrecke, type Strecke, type StreckeOptionen } from "./sockjsStrecke";

export type ProbeOptionen = StreckeOptionen;
export type Rahmen = { command: string; headers: Record<string, string>; body: string };

const nachrichten = z.array(z.string());
const ESCAPES: Record<string, string> = { "\\n": "\n", "\\c": ":", "\\r": "\r", "\\\\": "\\" };

function read(text: string): Rahmen {
  const [oben = "", ...rest] = text.split("\n\n");
  const [command = "", ...zeilen] = oben.split("\n");
  const paare = zeilen.map((zeile): [string, string] => {
    const stelle = zeile.indexOf(":");
    return [
      zeile.slice(0, stelle),
      zeile.slice(stelle + 1).replace(/\\[nrc\\]/g, (zeichen) => ESCAPES[zeichen] ?? zeichen),
    ];
  });
  return { command, headers: Object.fromEntries(paare), body: rest.join("\n\n") };
}

/** A frame as a client writes it. */
export const rahmen = (command: string, headers: Record<string, string> = {}, body = ""): string =>
  `${[command, ...Object.entries(headers).map(([name, wert]) => `${name}:${wert}`)].join("\n")}\n\n${body}\0`;

/**
 * A small STOMP client that can also do what no client should. It knows neither the code of the server nor that of
 * stompjs.
 */
export class StompProbe {
  private gelesen = 0;
  private text = "";
  /** Frames that were not asked for yet. */
  readonly wartend: Rahmen[] = [];
  /** Signs of life that came. */
  private herzschlaege = 0;

  constructor(readonly strecke: Strecke) {}

  private fetch(): void {
    for (; this.gelesen < this.strecke.frames.length; this.gelesen += 1) {
      const frame = this.strecke.frames[this.gelesen] ?? "";
      if (frame.startsWith("a")) this.text += nachrichten.parse(JSON.parse(frame.slice(1))).join("");
    }
    for (;;) {
      while (this.text.startsWith("\n")) {
        this.text = this.text.slice(1);
        this.herzschlaege += 1;
      }
      const ende = this.text.indexOf("\0");
      if (ende < 0) return;
      this.wartend.push(read(this.text.slice(0, ende)));
      this.text = this.text.slice(ende + 1);
    }
  }

  /** Takes the next frame that is meant. */
  private waitFor(isGemeint: (einer: Rahmen) => boolean): Promise<Rahmen> {
    return bis(() => {
      this.fetch();
      const stelle = this.wartend.findIndex(isGemeint);
      return stelle < 0 ? undefined : this.wartend.splice(stelle, 1)[0];
    });
  }

  /** The next frame, or the next with this command. */
  rahmen(gemeint?: string): Promise<Rahmen> {
    return this.waitFor(({ command }) => gemeint === undefined || command === gemeint);
  }

  /** The body of the next message. */
  async nachricht(ziel?: string): Promise<unknown> {
    const { body } = await this.waitFor(
      ({ command, headers }) => command === "MESSAGE" && (ziel === undefined || headers.destination === ziel),
    );
    return JSON.parse(body);
  }

  /** Waits until so many signs of life have come, however busy the machine is. */
  async lebenszeichen(anzahl: number): Promise<void> {
    await bis(() => {
      this.fetch();
      return this.herzschlaege >= anzahl;
    }, 90_000);
  }

  /** How many messages wait after a pause in which more could have come. */
  async nochDa(millis = 300): Promise<Rahmen[]> {
    await wait(millis);
    this.fetch();
    return this.wartend;
  }

  sendRaw = (text: string) => this.strecke.send(text);
  send = (command: string, headers: Record<string, string> = {}, body = "") =>
    this.sendRaw(rahmen(command, headers, body));

  /** CONNECT with the token; gives the answer. */
  async connect(token: string, headers: Record<string, string> = {}): Promise<Rahmen> {
    await this.send("CONNECT", {
      "accept-version": "1.0,1.1,1.2",
      "heart-beat": "0,0",
      host: "localhost",
      csrf: token,
      ...headers,
    });
    return this.rahmen();
  }

  /** SUBSCRIBE, and waits until it has taken effect; messages may come before. */
  async subscribe(id: string, destination: string, headers: Record<string, string> = {}): Promise<void> {
    await this.send("SUBSCRIBE", { id, destination, receipt: `abo-${id}`, ...headers });
    const { command, headers: antwort } = await this.waitFor((einer) => einer.command !== "MESSAGE");
    if (command !== "RECEIPT") throw new Error(`Not subscribed: ${command} ${antwort.message ?? ""}`);
  }

  /** Enters or leaves a record, and waits until that has taken effect. */
  async watch(wohin: "enter" | "leave", id: string, name = "antrag"): Promise<void> {
    await this.send("SEND", { destination: `/socket/watchers/${wohin}`, receipt: wohin }, JSON.stringify({ name, id }));
    await this.rahmen("RECEIPT");
  }

  /** The ERROR frame after which the server closes, with its code. */
  async fehler(): Promise<Rahmen & { code: number }> {
    const einer = await this.rahmen("ERROR");
    return { ...einer, code: (await this.schluss())[0] };
  }

  /** The close frame of SockJS. */
  async schluss(): Promise<[number, string]> {
    const frame = await bis(() => this.strecke.frames.find((einer) => einer.startsWith("c[")));
    return z.tuple([z.number(), z.string()]).parse(JSON.parse(frame.slice(1)));
  }

  abort(): void {
    this.strecke.abort();
  }
}

/** Opens a line; rejects when the server refuses it. */
export async function stompProbe(optionen: ProbeOptionen): Promise<StompProbe> {
  return new StompProbe(await openStrecke(optionen));
}

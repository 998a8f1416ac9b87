import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What the clients of the live channel are told, from process to process. */
export type Auftrag =
  | {
      art: "verbinde";
      port: number;
      /** `$` stands for the name of the session. */
      pfad: string;
      anzahl: number;
      cookies: string[];
      /** Null: a bare web socket without STOMP. */
      token: string | null;
    }
  /** Count so many messages from now on. */
  | { art: "zaehle"; erwartet: number };

/** What came, each with its time; `beendet`: connections that are closed. */
export type Gezaehlt = { gekommen: number; beendet: number; zeiten: number[]; beispiel: string };
export type Bericht =
  { art: "verbunden" } | { art: "zaehlt" } | ({ art: "gezaehlt" } & Gezaehlt) | { art: "fehler"; text: string };

/** A time that means the same in all processes of the machine, in milliseconds. */
export const jetztMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Starts one of the programs of the bench beside it. */
export function startProgramm(name: string): ChildProcess {
  return fork(join(import.meta.dirname, name), [], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production" },
  });
}

/** Many clients in a process of their own. */
export class Klienten {
  private readonly kind = startProgramm("liveKlienten.ts");

  constructor() {
    this.kind.on("exit", (code) => {
      if (code !== null) this.kind.emit("error", new Error("The clients have ended"));
    });
  }

  private async ask<Art extends Bericht["art"]>(auftrag: Auftrag, art: Art): Promise<Extract<Bericht, { art: Art }>> {
    this.kind.send(auftrag);
    return this.wait(art);
  }

  private async wait<Art extends Bericht["art"]>(art: Art): Promise<Extract<Bericht, { art: Art }>> {
    const [bericht] = (await once(this.kind, "message")) as [Bericht]; // Our own program says nothing else.
    if (bericht.art === "fehler") throw new Error(bericht.text);
    if (bericht.art !== art) throw new Error(`Expected ${art}, got ${bericht.art}`);
    return bericht as Extract<Bericht, { art: Art }>; // Just compared.
  }

  async connect(auftrag: Omit<Extract<Auftrag, { art: "verbinde" }>, "art">): Promise<void> {
    await this.ask({ art: "verbinde", ...auftrag }, "verbunden");
  }

  /** Runs `send` and gives what came of it. */
  async count(erwartet: number, send: () => Promise<unknown>): Promise<Gezaehlt & { seit: number }> {
    await this.ask({ art: "zaehle", erwartet }, "zaehlt");
    const gezaehlt = this.wait("gezaehlt");
    const seit = jetztMs();
    const [ergebnis] = await Promise.all([gezaehlt, send()]);
    return { ...ergebnis, seit };
  }

  stop(): void {
    this.kind.kill();
  }
}

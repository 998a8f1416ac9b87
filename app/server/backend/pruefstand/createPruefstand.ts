import { Worker } from "node:worker_threads";
import { fail } from "~/lib/result";
import { Ablehnung, eingabeUngueltig } from "../ablehnung";
import type { Pruefstand } from "../ports/pruefstandPort";
import type { Antwort, Auftrag } from "./auftrag";

/**
 * In the bundle the thread is a file beside it. In the source tree it is TypeScript, which a thread must learn to read
 * first.
 */
const isQuelle = import.meta.url.endsWith(".ts");
const FADEN = new URL("./faden.js", import.meta.url);
const AUS_QUELLE = `import("tsx/esm/api").then(({ register }) => {
  register();
  return import(${JSON.stringify(new URL("./faden.ts", import.meta.url).href)});
});`;

/** As many files are looked into at a time. */
const PLAETZE = 2;
/** As many may wait for it. */
const WARTENDE_MAX = 30;
const ANLAUF_MS = 60_000;
const SPEICHER = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

const NICHT_PRUEFBAR =
  "Die Datei ist so aufgebaut, dass sie sich nicht prüfen lässt. Bitte laden Sie sie noch einmal aus dem Antragsportal herunter.";

/** The work was given up: it took too long or too much memory, or broke off. */
class Aufgegeben extends Error {
  override readonly name = "Aufgegeben";
}

type Warner = { warn(facts: object, message: string): void };

/** The next thing that a thread says; rejects when it ends instead, or says nothing for so long. */
function naechstesWort(faden: Worker, millis: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const uhr = setTimeout(() => onEnde(new Error(`no answer within ${String(millis)} ms`)), millis);
    const tidy = () => {
      clearTimeout(uhr);
      faden.off("message", onWort).off("error", onEnde).off("exit", onExit);
    };
    const onWort = (wort: unknown) => {
      tidy();
      resolve(wort);
    };
    const onEnde = (error: Error) => {
      tidy();
      reject(error);
    };
    const onExit = (code: number) => onEnde(new Error(`the thread ended with ${String(code)}`));
    faden.on("message", onWort).on("error", onEnde).on("exit", onExit);
  });
}

/**
 * One place where one file after the other is looked into. Its thread is started when it is needed, and again after it
 * was ended.
 */
class Platz {
  #faden: Worker | null = null;

  constructor(private readonly millis: number) {}

  async #open(): Promise<Worker> {
    if (this.#faden !== null) return this.#faden;
    // The environment holds secrets, which this work does not need.
    const faden = new Worker(isQuelle ? AUS_QUELLE : FADEN, {
      eval: isQuelle,
      execArgv: [],
      env: {},
      resourceLimits: SPEICHER,
    });
    this.#faden = faden;
    // Whoever waits for its word hears of its end as well; without a listener an end in between would end the process.
    faden.on("error", () => undefined);
    faden.on("exit", () => {
      if (this.#faden === faden) this.#faden = null;
    });
    await naechstesWort(faden, ANLAUF_MS);
    return faden;
  }

  /** What the thread makes of an order. Whatever goes wrong ends the thread, which may be in the middle of the work. */
  async settle(auftrag: Auftrag): Promise<Antwort> {
    let faden: Worker | null = null;
    try {
      faden = await this.#open();
      faden.ref();
      const wort = naechstesWort(faden, this.millis);
      faden.postMessage(auftrag, auftrag.art === "datei" ? [auftrag.bytes.buffer] : []);
      // The thread answers each order with what its kind says; types are lost between threads.
      return (await wort) as Antwort;
    } catch (error) {
      await this.stop();
      throw new Aufgegeben(error instanceof Error ? error.message : "unknown");
    } finally {
      faden?.unref();
    }
  }

  async stop(): Promise<void> {
    const faden = this.#faden;
    this.#faden = null;
    await faden?.terminate();
  }
}

/** Bytes that can be handed over to another thread: those of a buffer that shares its memory are copied. */
function toEigene(inhalt: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = inhalt;
  return buffer instanceof ArrayBuffer && byteLength === buffer.byteLength
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(inhalt);
}

/** The places of a process, and who waits until one is free. */
class Plaetze {
  readonly #alle: readonly Platz[];
  readonly #freie: Platz[];
  readonly #wartende: ((platz: Platz) => void)[] = [];

  constructor(millis: number) {
    this.#alle = Array.from({ length: PLAETZE }, () => new Platz(millis));
    this.#freie = [...this.#alle];
  }

  /** Refuses when too many wait already. */
  take(): Promise<Platz> {
    const platz = this.#freie.pop();
    if (platz !== undefined) return Promise.resolve(platz);
    if (this.#wartende.length >= WARTENDE_MAX) throw new Ablehnung("PRUEFUNG_AUSGELASTET");
    return new Promise((resolve) => this.#wartende.push(resolve));
  }

  release(platz: Platz): void {
    const naechster = this.#wartende.shift();
    if (naechster === undefined) this.#freie.push(platz);
    else naechster(platz);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#alle.map((platz) => platz.stop()));
  }
}

/** Threads of this process for files of strangers. `millis` is how long one file may take. */
export function createPruefstand({
  log,
  millis,
}: {
  log: Warner;
  millis: number;
}): Pruefstand & { stop(): Promise<void> } {
  const plaetze = new Plaetze(millis);
  /** Null when the work was given up. */
  const run = async (load: () => Promise<Auftrag>): Promise<Antwort | null> => {
    const platz = await plaetze.take();
    try {
      return await platz.settle(await load());
    } catch (error) {
      if (!(error instanceof Aufgegeben)) throw error;
      log.warn({ grund: error.message }, "The check of a file was given up");
      return null;
    } finally {
      plaetze.release(platz);
    }
  };

  return {
    checkInhalt: async (read, name) => {
      const antwort = await run(async () => ({ art: "datei", bytes: toEigene(await read()), name }));
      return antwort?.art === "datei" ? antwort.befund : fail({ mangel: "nichtPruefbar", typ: null });
    },
    readImport: async (inhalt, formular) => {
      const antwort = await run(() => Promise.resolve({ art: "import", inhalt, formular }));
      if (antwort?.art !== "import") throw eingabeUngueltig("datei", NICHT_PRUEFBAR);
      if (antwort.gelesen.ok) return antwort.gelesen.value;
      const { code, errors, userMessage } = antwort.gelesen.error;
      throw new Ablehnung(code, errors, userMessage);
    },
    stop: () => plaetze.stop(),
  };
}

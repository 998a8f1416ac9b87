import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";

export type Transport = "websocket" | "roh" | "xhr_streaming" | "xhr";
export type StreckeOptionen = {
  url: string;
  transport: Transport;
  cookie: string;
  origin: string | null;
  headers?: Record<string, string>;
};

/** One SockJS session as a client sees it, frame by frame. */
export type Strecke = {
  /** Frames that came, oldest first; for `roh` each message as an array frame of one. */
  frames: string[];
  send(...texte: string[]): Promise<number>;
  /** Breaks off without a word. */
  abort(): void;
  /** Stops reading what comes. */
  pause(): void;
  isZu(): boolean;
};

const kopf = ({ cookie, origin, headers }: StreckeOptionen): Record<string, string> => ({
  ...(cookie === "" ? {} : { cookie }),
  ...(origin === null ? {} : { origin }),
  ...headers,
});

/** Waits until something is there; fails after some seconds. */
export async function bis<T>(read: () => T | undefined | null | false, millis = 60_000): Promise<T> {
  const ende = Date.now() + millis;
  for (;;) {
    const wert = read();
    if (wert !== undefined && wert !== null && wert !== false) return wert;
    if (Date.now() > ende) throw new Error(`Nothing came within ${String(millis)} ms`);
    await wait(5);
  }
}

async function webSocketStrecke(optionen: StreckeOptionen): Promise<Strecke> {
  const isRoh = optionen.transport === "roh";
  const pfad = isRoh ? "websocket" : `000/${randomUUID()}/websocket`;
  const { origin, ...headers } = kopf(optionen);
  const socket = new WebSocket(`${optionen.url.replace("http", "ws")}/notifications/${pfad}`, {
    headers,
    ...(origin === undefined ? {} : { origin }),
  });
  const frames: string[] = [];
  socket.on("message", (bytes: Buffer) =>
    frames.push(isRoh ? `a${JSON.stringify([bytes.toString()])}` : bytes.toString()),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => undefined);
  return {
    frames,
    async send(...texte) {
      if (isRoh) for (const text of texte) socket.send(text);
      else socket.send(JSON.stringify(texte));
      return 204;
    },
    abort: () => socket.terminate(),
    pause: () => socket.pause(),
    isZu: () => socket.readyState === WebSocket.CLOSED,
  };
}

/** Reads an answer line by line, as it comes. */
export async function readZeilen(antwort: Response, onZeile: (zeile: string) => void): Promise<void> {
  const leser = antwort.body!.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let schritt = await leser.read(); !schritt.done; schritt = await leser.read()) {
    const zeilen = (rest + decoder.decode(schritt.value, { stream: true })).split("\n");
    rest = zeilen.pop() ?? "";
    for (const zeile of zeilen) onZeile(zeile);
  }
}

async function xhrStrecke(optionen: StreckeOptionen): Promise<Strecke> {
  const basis = `${optionen.url}/notifications/000/${randomUUID()}`;
  const frames: string[] = [];
  const abbruch = new AbortController();
  let isZu = false;
  const headers = kopf(optionen);
  const receive = async (): Promise<void> => {
    const antwort = await fetch(`${basis}/${optionen.transport}`, { method: "POST", headers, signal: abbruch.signal });
    if (antwort.status !== 200) throw new Error(`Unexpected server response: ${String(antwort.status)}`);
    await readZeilen(antwort, (zeile) => {
      if (!zeile.startsWith("hhh")) frames.push(zeile);
    });
  };
  const run = async (): Promise<void> => {
    while (!abbruch.signal.aborted && !frames.some((frame) => frame.startsWith("c["))) await receive();
  };
  let fehler: unknown = null;
  run()
    .catch((error: unknown) => {
      fehler = error;
    })
    .finally(() => {
      isZu = true;
    });
  await bis(() => isZu || frames.length > 0);
  if (frames.length === 0) throw fehler;
  return {
    frames,
    send: async (...texte) =>
      (await fetch(`${basis}/xhr_send`, { method: "POST", headers, body: JSON.stringify(texte) })).status,
    abort: () => abbruch.abort(),
    pause: () => abbruch.abort(),
    isZu: () => isZu,
  };
}

/** Opens a SockJS session; rejects with the status when the server refuses. */
export function openStrecke(optionen: StreckeOptionen): Promise<Strecke> {
  return optionen.transport === "websocket" || optionen.transport === "roh"
    ? webSocketStrecke(optionen)
    : xhrStrecke(optionen);
}

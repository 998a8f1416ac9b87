import { LEIHE_MS } from "../usecases/live/leihe";
import type { Sendung } from "./sendung";

/** Why a line was closed by the server, as the code and reason of a SockJS close frame. */
export const SCHLUSS = {
  herunterfahren: [3000, "Go away!"],
  unterbrochen: [1002, "Connection interrupted"],
  andereVerbindung: [2010, "Another connection still open"],
  protokoll: [4400, "Protocol error"],
  sitzungBeendet: [4401, "Session ended"],
  still: [4408, "Heartbeat missing"],
  langsam: [4413, "Too slow"],
  getrennt: [1000, "Normal closure"],
} as const satisfies Record<string, readonly [number, string]>;

export type Schluss = (typeof SCHLUSS)[keyof typeof SCHLUSS];

/** One SockJS session as the broker sees it, whatever carries it. */
export type Connection = {
  /** Sends one message; does nothing once closed. */
  send(sendung: Sendung): void;
  /** Sends what waits, then the close frame. Does nothing the second time. */
  close(schluss: Schluss): void;
};

/** What the broker does with a session. */
export type Gegenstelle = {
  onMessage(text: string): void;
  /** The line is gone, whoever closed it; called once. */
  onClose(): void;
};

/** Times and sizes of the channel; production uses the values of {@link LIVE_MASSE}. */
export type LiveMasse = {
  /** STOMP: each side sends something at least so often; twice as long without anything is too long. */
  herzschlagMs: number;
  /** SockJS: so often a frame `h` goes to a client. */
  sockjsHerzschlagMs: number;
  /** SockJS: so long a session waits for its next receiving request. */
  trennungMs: number;
  /** SockJS: so many bytes go through one streaming request. */
  streamBytes: number;
  /** So long a session may do without a CONNECT. */
  connectMs: number;
  /** So often sessions are looked at whether they still live. */
  wacheMs: number;
  /** So long that look may fail before all lines are closed. */
  wacheAusfallMs: number;
  /** So often events are fetched although nobody announced them. */
  nachsehenMs: number;
  /** So often a node says that it lives, and how long that counts. */
  lebenszeichenMs: number;
  leiheMs: number;
};

export const LIVE_MASSE: LiveMasse = {
  herzschlagMs: 10_000,
  sockjsHerzschlagMs: 25_000,
  trennungMs: 5_000,
  streamBytes: 128 * 1024,
  connectMs: 10_000,
  wacheMs: 2_000,
  wacheAusfallMs: 30_000,
  nachsehenMs: 1_000,
  lebenszeichenMs: 5_000,
  leiheMs: LEIHE_MS,
};

import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { expect } from "vitest";
import type { Browser } from "./backend";
import { cookieVon, ORIGIN, startLivePortal, tokenVon, type LivePortal } from "./livePortal";
import { readZeilen } from "./sockjsStrecke";
import { rahmen } from "./stompProbe";

/** So long a session waits for its next request in {@link startSockjs}. */
export const TRENNUNG_MS = 600;
/** So many bytes go through one stream there. */
export const STREAM_BYTES = 4096;

/** A portal with short times, and what the tests of SockJS ask it. */
export type SockjsPortal = {
  portal: LivePortal;
  browser: Browser;
  token: string;
  /** The base of the channel. */
  url: string;
  /** The headers of one of our own pages, logged in. */
  eigen(mehr?: Record<string, string>): Record<string, string>;
  post(pfad: string, body?: string, headers?: Record<string, string>): Promise<Response>;
  /** A CONNECT frame as a sending request carries it. */
  connect(): string;
  stream(pfad: string): Promise<Strom>;
};

/** A streaming request, read line by line. */
export type Strom = { antwort: Response; zeilen: string[]; isZu(): boolean; abort(): void };

export const neuerPfad = () => `/000/${randomUUID()}`;

export async function startSockjs(): Promise<SockjsPortal> {
  const zeiten = { trennungMs: TRENNUNG_MS, streamBytes: STREAM_BYTES, sockjsHerzschlagMs: 600 };
  const portal = await startLivePortal({ LIVE_VERBINDUNGEN_JE_PERSON: "100", LIVE_JSESSIONID: "true" }, zeiten);
  const browser = await portal.alsBevollmaechtigter();
  const token = await tokenVon(browser);
  const url = `${portal.knoten.url}/notifications`;
  const eigen = (mehr: Record<string, string> = {}) => ({ cookie: cookieVon(browser), origin: ORIGIN, ...mehr });
  return {
    portal,
    browser,
    token,
    url,
    eigen,
    post: (pfad, body, headers = eigen()) =>
      fetch(url + pfad, { method: "POST", headers, ...(body === undefined ? {} : { body }) }),
    connect: () => JSON.stringify([rahmen("CONNECT", { "accept-version": "1.2", csrf: token })]),
    async stream(pfad) {
      const abbruch = new AbortController();
      const antwort = await fetch(url + pfad, { method: "POST", headers: eigen(), signal: abbruch.signal });
      const zeilen: string[] = [];
      let isZu = false;
      readZeilen(antwort, (zeile) => zeilen.push(zeile))
        .catch(() => undefined)
        .finally(() => (isZu = true));
      return { antwort, zeilen, isZu: () => isZu, abort: () => abbruch.abort() };
    },
  };
}

/** Sends a head as it stands and gives what comes back at first. */
export function sendKopf(url: string, zeilen: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () =>
      socket.write(`${zeilen.join("\r\n")}\r\n\r\n`),
    );
    socket.once("data", (bytes) => {
      resolve(bytes.toString());
      socket.destroy();
    });
    socket.once("error", reject);
  });
}

/** Nobody may keep this answer. */
export function verifyFrisch(antwort: Response): void {
  expect(antwort.headers.get("cache-control")).toBe("no-store, no-cache, no-transform, must-revalidate, max-age=0");
  expect(antwort.headers.get("expires")).toBeNull();
  expect(antwort.headers.get("last-modified")).toBeNull();
}

/** Our own pages, and they alone, may read this answer. */
export function verifyCors(antwort: Response): void {
  expect(antwort.headers.get("access-control-allow-origin")).toBe(ORIGIN);
  expect(antwort.headers.get("access-control-allow-credentials")).toBe("true");
}

/** What every answer of the portal carries. */
export function verifySicher(kopf: Record<string, string>): void {
  expect(kopf).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(kopf["permissions-policy"]).toContain("camera=()");
}

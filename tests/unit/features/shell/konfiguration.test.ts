import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findKonfiguration, KONFIGURATION_URI, keepKonfiguration } from "~/features/shell/konfiguration";

const ANTWORT = { version: "1.118.2", formularMaxBytes: 4096 };

let speicher: Map<string, string>;
let gefragt: { uri: string; credentials: string | undefined }[];

/** Answers with these in turn; "aus" is a portal that cannot be reached. */
function answerWith(...antworten: ("aus" | number | object)[]): void {
  vi.stubGlobal("fetch", (uri: string, init?: RequestInit) => {
    gefragt.push({ uri, credentials: init?.credentials });
    const antwort = antworten.shift() ?? "aus";
    if (antwort === "aus") return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(
      typeof antwort === "number" ? new Response("", { status: antwort }) : Response.json(antwort),
    );
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  speicher = new Map();
  gefragt = [];
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => speicher.get(name) ?? null,
    setItem: (name: string, text: string) => speicher.set(name, text),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("fragt beim Start als niemand und behält die Antwort unter ihrer Adresse", async () => {
  answerWith(ANTWORT);
  expect(findKonfiguration()).toBeUndefined();
  keepKonfiguration("1.118.2");
  await vi.advanceTimersByTimeAsync(0);
  expect(gefragt).toEqual([{ uri: KONFIGURATION_URI, credentials: "omit" }]);
  expect(findKonfiguration()).toEqual(ANTWORT);
  expect(findKonfiguration("/v1/andere")).toBeUndefined();
  keepKonfiguration("1.118.2");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gefragt).toHaveLength(1);
});

it("fragt ein anderes Portal neu, und jede Adresse für sich", async () => {
  answerWith(ANTWORT, { ...ANTWORT, version: "1.119.0" }, { ...ANTWORT, formularMaxBytes: 1 });
  keepKonfiguration("1.118.2");
  await vi.advanceTimersByTimeAsync(0);
  keepKonfiguration("1.119.0");
  await vi.advanceTimersByTimeAsync(0);
  expect(findKonfiguration()?.version).toBe("1.119.0");
  keepKonfiguration("1.118.2", "/v1/andere");
  await vi.advanceTimersByTimeAsync(0);
  expect(findKonfiguration("/v1/andere")?.formularMaxBytes).toBe(1);
  expect(findKonfiguration()?.formularMaxBytes).toBe(4096);
});

it("fragt nach 30 Sekunden wieder, solange es nicht gelingt, und danach nicht mehr", async () => {
  answerWith("aus", 503, { kein: "Stand" }, ANTWORT);
  keepKonfiguration("1.118.2");
  await vi.advanceTimersByTimeAsync(29_999);
  expect(gefragt).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(gefragt).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gefragt).toHaveLength(4);
  expect(findKonfiguration()).toEqual(ANTWORT);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(gefragt).toHaveLength(4);
});

it("hört auf, wenn die Seite geht", async () => {
  answerWith("aus", ANTWORT);
  const stop = keepKonfiguration("1.118.2");
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gefragt).toHaveLength(1);
});

it("kommt mit einem Speicher zurecht, der nichts nimmt oder Unsinn enthält", async () => {
  answerWith(ANTWORT);
  speicher.set("antragsportal-konfiguration", "{kaputt");
  expect(findKonfiguration()).toBeUndefined();
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  keepKonfiguration("1.118.2");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gefragt).toHaveLength(1);
});

import { expect, it } from "vitest";
import { createRetryAfter } from "~/server/web/retryAfter";

const antwort = (status: number, gesagt: string | null): Response =>
  new Response(null, { status, headers: gesagt === null ? {} : { "retry-after": gesagt } });

it.each([
  [429, "2", 429, null, "2"],
  [429, "900", 429, null, "900"],
  [503, null, 503, null, "30"],
  [429, "2", 429, "7", "7"],
  [429, "2", 200, null, null],
] as const)(
  "nach %i des Backends mit %s nennt eine Seite mit %i und %s: %s",
  (status, gesagt, seite, eigenes, erwartet) => {
    const spaeter = createRetryAfter();
    spaeter.listen(antwort(status, gesagt));
    spaeter.listen(antwort(200, null));
    expect(spaeter.call(antwort(seite, eigenes)).headers.get("retry-after")).toBe(erwartet);
  },
);

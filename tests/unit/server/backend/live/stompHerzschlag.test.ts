import { setImmediate as naechsteRunde, setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Herzschlag, agree } from "~/server/backend/live/stompHerzschlag";

const HOEREN_MS = 60;

/** Keeps the process from doing anything else. */
function delay(ms: number): void {
  const ende = performance.now() + ms;
  while (performance.now() < ende);
}

describe("vereinbare", () => {
  it.each([
    ["0,0", { sendenMs: 0, hoerenMs: 0 }],
    ["10000,0", { sendenMs: 0, hoerenMs: 10_000 }],
    ["1,1", { sendenMs: 300, hoerenMs: 300 }],
    ["800,900", { sendenMs: 900, hoerenMs: 800 }],
    ["", null],
    ["1", null],
    ["-1,0", null],
    ["1,2,3", null],
  ])("makes of %j with 300 ms of our own: %j", (header, takt) => {
    expect(agree(header, 300)).toEqual(takt);
  });
});

describe("Herzschlag", () => {
  it("cuts who is silent for two signs of life, not before", async () => {
    const herzschlag = new Herzschlag();
    const beginn = performance.now();
    const dauer = await new Promise<number>((resolve) =>
      herzschlag.start(
        { sendenMs: 0, hoerenMs: HOEREN_MS },
        { send: () => undefined, vermisst: () => resolve(performance.now() - beginn) },
      ),
    );
    herzschlag.stop();
    expect(dauer).toBeGreaterThanOrEqual(2 * HOEREN_MS - 2);
  });

  it("does not take for silence what is its own: what came while the process was held up is read first", async () => {
    const herzschlag = new Herzschlag();
    let vermisst = 0;
    herzschlag.start({ sendenMs: 0, hoerenMs: HOEREN_MS }, { send: () => undefined, vermisst: () => (vermisst += 1) });
    for (let runde = 0; runde < 3; runde += 1) {
      delay(4 * HOEREN_MS);
      // Timers that are due come before what the network has brought.
      await wait(0);
      await naechsteRunde();
      herzschlag.listen();
    }
    herzschlag.stop();
    expect(vermisst).toBe(0);
  });

  it("sends for as long as it is not stopped", async () => {
    const herzschlag = new Herzschlag();
    let gesendet = 0;
    await new Promise<void>((resolve) =>
      herzschlag.start(
        { sendenMs: 5, hoerenMs: 0 },
        { send: () => (gesendet += 1) === 3 && resolve(), vermisst: () => expect.unreachable() },
      ),
    );
    herzschlag.stop();
    await wait(30);
    expect(gesendet).toBe(3);
  });
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTabSperre } from "~/features/session/tabSperre";

type Halter = { give: () => void; remove: () => void };

/** The locks of one browser, as far as tabs need them: one lock, asked for if it is free or taken away. */
class Schloss {
  private halter: Halter | null = null;

  readonly locks = {
    query: () => Promise.resolve({ held: this.halter === null ? [] : [{ name: "antragsportal-tab" }] }),
    request: (_name: string, { steal = false }: LockOptions, arbeit: (lock: object | null) => unknown) => {
      if (this.halter !== null && !steal) return Promise.resolve(arbeit(null));
      this.halter?.remove();
      return new Promise((resolve, reject) => {
        const ich: Halter = {
          give: () => (this.halter === ich ? (this.halter = null) : null),
          remove: () => reject(new Error("stolen")),
        };
        this.halter = ich;
        void Promise.resolve(arbeit({})).then((wert) => {
          ich.give();
          resolve(wert);
        });
      });
    },
  } as unknown as LockManager;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const elapse = (sekunden: number) => vi.advanceTimersByTimeAsync(sekunden * 1000);

/** The first tab works, the second takes over and loads anew: its lock is free until it is back. */
async function handOver() {
  const { locks } = new Schloss();
  const [erster, zweiter] = [createTabSperre(locks), createTabSperre(locks)];
  const endet = [erster.start(), zweiter.start()];
  await elapse(0);
  expect([erster.stand(), zweiter.stand()]).toEqual(["allein", "zweiter"]);
  const uebernahme = zweiter.takeOver();
  await elapse(2);
  await uebernahme;
  expect([erster.stand(), zweiter.stand()]).toEqual(["zweiter", "allein"]);
  endet[1]?.();
  return { erster, locks };
}

it("wer übernommen hat und auf einer langsamen Leitung neu lädt, behält die Arbeit", async () => {
  const { erster, locks } = await handOver();
  await elapse(20);
  expect(erster.stand()).toBe("zweiter");
  const geladen = createTabSperre(locks);
  geladen.start();
  await elapse(20);
  expect([erster.stand(), geladen.stand()]).toEqual(["zweiter", "allein"]);
});

it("kommt er nicht wieder, geht es im ersten weiter", async () => {
  const { erster } = await handOver();
  await elapse(40);
  expect(erster.stand()).toBe("allein");
});

it("schließt der erste, geht es im zweiten nach zwei Blicken weiter", async () => {
  const { locks } = new Schloss();
  const [erster, zweiter] = [createTabSperre(locks), createTabSperre(locks)];
  const close = erster.start();
  zweiter.start();
  await elapse(3);
  close();
  await elapse(2);
  expect(zweiter.stand()).toBe("zweiter");
  await elapse(3);
  expect(zweiter.stand()).toBe("allein");
});

it("verweigert der Browser Sperren, weil er Cookies blockiert, geht die Arbeit trotzdem", async () => {
  const verweigert = () => Promise.reject(new DOMException("denied", "SecurityError"));
  const sperre = createTabSperre({ request: verweigert, query: verweigert });
  sperre.start();
  await elapse(10);
  expect(sperre.stand()).toBe("allein");
});

import { describe, expect, it } from "vitest";
import { createSitzungsUhr, type Auskunft } from "~/features/session/sitzungsUhr";

/** A clock of the session with a portal whose answers the test gives. */
function aufbau() {
  let jetzt = Date.UTC(2026, 10, 22, 9);
  const geschehen: string[] = [];
  const offen: ((auskunft: Auskunft) => void)[] = [];
  const ruf = (name: string) => () => {
    geschehen.push(name);
    return new Promise<Auskunft>((resolve) => offen.push(resolve));
  };
  const uhr = createSitzungsUhr({
    jetzt: () => jetzt,
    renew: ruf("erneuere"),
    ask: ruf("frage"),
    notify: () => geschehen.push("benachrichtige"),
    logOut: () => geschehen.push("meldeAb"),
    share: (ereignis) =>
      geschehen.push(ereignis.art === "stand" ? `teile stand ${String(ereignis.restSekunden)}` : "teile aktion"),
  });
  uhr.report({ art: "stand", restSekunden: 1800 });
  return {
    uhr,
    geschehen,
    /** Ticks for so many seconds. */
    wait: (sekunden: number) => {
      for (let i = 0; i < sekunden; i += 1) {
        jetzt += 1000;
        uhr.report({ art: "takt" });
      }
    },
    /** The computer sleeps: no ticks. */
    sleep: (sekunden: number) => {
      jetzt += sekunden * 1000;
      uhr.report({ art: "takt" });
    },
    aktion: () => uhr.report({ art: "aktion", istHier: true }),
    answer: async (auskunft: Auskunft) => {
      offen.shift()?.(auskunft);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe("Uhr der Sitzung", () => {
  it("eine Aktion nach 30 Sekunden erneuert, und die anderen Tabs erfahren das Wort des Portals", async () => {
    const { uhr, wait, aktion, answer, geschehen } = aufbau();
    wait(40);
    aktion();
    await answer({ restSekunden: 1700, hoechstensSekunden: null });
    expect(geschehen).toEqual(["teile aktion", "erneuere", "teile stand 1700"]);
    expect(uhr.stand().expInSecCounter).toBe(1700);
  });

  it("es läuft höchstens eine Erneuerung (§7)", async () => {
    const { wait, aktion, answer, geschehen } = aufbau();
    wait(30);
    aktion();
    wait(30);
    aktion();
    wait(30);
    aktion();
    expect(geschehen.filter((was) => was === "erneuere")).toHaveLength(1);
    await answer({ restSekunden: 1800, hoechstensSekunden: null });
    wait(30);
    aktion();
    expect(geschehen.filter((was) => was === "erneuere")).toHaveLength(2);
  });

  it.each([null, undefined])(
    "eine gescheiterte Erneuerung (%s) meldet niemanden ab (§8: nur im Protokoll)",
    async (auskunft) => {
      const { uhr, wait, aktion, answer, geschehen } = aufbau();
      wait(40);
      aktion();
      await answer(auskunft);
      expect(geschehen).toEqual(["teile aktion", "erneuere"]);
      expect(uhr.stand().expInSecCounter).toBe(1800);
    },
  );

  it("nach dem Schlaf entscheidet das Portal: die Sitzung lebt", async () => {
    const { uhr, wait, sleep, answer, geschehen } = aufbau();
    wait(5);
    sleep(7200);
    expect(geschehen).toEqual(["frage"]);
    await answer({ restSekunden: 1200, hoechstensSekunden: null });
    expect(uhr.stand().expInSecCounter).toBe(1200);
    expect(geschehen).toEqual(["frage", "teile stand 1200"]);
  });

  it("nach dem Schlaf entscheidet das Portal: sie ist vorbei", async () => {
    const { wait, sleep, answer, geschehen } = aufbau();
    wait(5);
    sleep(7200);
    await answer(null);
    expect(geschehen).toEqual(["frage", "meldeAb"]);
  });

  it("was das Portal über das Ende in jedem Fall sagt, erfahren auch die anderen Tabs", async () => {
    const { uhr, wait, aktion, answer } = aufbau();
    wait(40);
    aktion();
    await answer({ restSekunden: 900, hoechstensSekunden: 900 });
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 900, isEndgueltig: true });
  });

  it("warnt einmal und meldet einmal ab", () => {
    const { wait, geschehen } = aufbau();
    wait(2000);
    expect(geschehen).toEqual(["benachrichtige", "meldeAb"]);
  });

  it("sagt denen Bescheid, die hinschauen, bis sie gehen", () => {
    const { uhr, wait } = aufbau();
    let gesehen = 0;
    const go = uhr.subscribe(() => {
      gesehen += 1;
    });
    wait(3);
    go();
    wait(3);
    expect(gesehen).toBe(3);
  });
});

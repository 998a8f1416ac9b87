import { describe, expect, it } from "vitest";
import {
  countdownKurz,
  countdownLabel,
  countdownZeit,
  OHNE_SITZUNG,
  countSitzung,
  type CountdownEreignis,
  type CountdownWirkung,
  type SitzungsZaehler,
} from "~/domain/sitzung/countdown";

const START = Date.UTC(2026, 10, 22, 9, 0, 0);
const LEBEN = 1800;

/** A session counter with its own clock; keeps what was to be done, with the second it was. */
function laufend(leben: number | null = LEBEN) {
  let stand: SitzungsZaehler = OHNE_SITZUNG;
  let sekunde = 0;
  const wirkungen: [number, CountdownWirkung][] = [];
  const report = (ereignis: CountdownEreignis, bei = sekunde) => {
    sekunde = bei;
    const schritt = countSitzung(stand, ereignis, START + bei * 1000);
    stand = schritt.stand;
    for (const wirkung of schritt.wirkungen) wirkungen.push([bei, wirkung]);
  };
  report({ art: "stand", restSekunden: leben });
  return {
    report,
    aktion: (istHier = true) => report({ art: "aktion", istHier }),
    /** Ticks every second up to and including this one. */
    bis(ziel: number) {
      while (sekunde < ziel) report({ art: "takt" }, sekunde + 1);
    },
    stand: () => stand,
    wirkungen,
  };
}

describe("Sitzungs-Countdown (§4)", () => {
  it("zählt jede Sekunde: Lebensdauer weniger die Sekunden seit der letzten Aktion", () => {
    const uhr = laufend();
    expect(uhr.stand().expInSecCounter).toBe(1800);
    uhr.bis(1);
    expect(uhr.stand().expInSecCounter).toBe(1799);
    uhr.bis(1000);
    expect(uhr.stand().expInSecCounter).toBe(800);
  });

  it.each([
    [1739, 61, false, []],
    [1740, 60, true, [[1740, "benachrichtigen"]]],
    [1741, 59, true, [[1740, "benachrichtigen"]]],
    [1799, 1, true, [[1740, "benachrichtigen"]]],
  ])("nach %s Sekunden sind es noch %s", (bei, rest, isOffen, wirkungen) => {
    const uhr = laufend();
    uhr.bis(bei);
    expect([uhr.stand().expInSecCounter, uhr.stand().logoutDialogOpen, uhr.wirkungen]).toEqual([
      rest,
      isOffen,
      wirkungen,
    ]);
  });

  it("fragt das Portal nicht, wenn zwei Takte in dieselbe Sekunde fallen", () => {
    const uhr = laufend();
    uhr.bis(10);
    uhr.report({ art: "takt" }, 10.4);
    uhr.report({ art: "takt" }, 10.9);
    expect([uhr.stand().expInSecCounter, uhr.wirkungen]).toEqual([1790, []]);
  });

  it("meldet bei 0 einmal ab, schließt die Warnung und zählt nicht weiter", () => {
    const uhr = laufend();
    uhr.bis(1900);
    expect(uhr.wirkungen).toEqual([
      [1740, "benachrichtigen"],
      [1800, "abmelden"],
    ]);
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 0, logoutDialogOpen: false, refreshTokenExpireTime: null });
  });

  it.each([
    [29, []],
    [30, [[30, "erneuern"]]],
    [31, [[31, "erneuern"]]],
  ])("eine Aktion nach %s Sekunden setzt zurück und erneuert ab 30", (bei, wirkungen) => {
    const uhr = laufend();
    uhr.bis(bei);
    uhr.aktion();
    expect([uhr.stand().expInSecCounter, uhr.wirkungen]).toEqual([1800, wirkungen]);
  });

  it("erneuert nach, was in den 30 Sekunden geschah: der Zähler endet nie nach der Sitzung", () => {
    const uhr = laufend();
    uhr.bis(12);
    uhr.aktion();
    uhr.bis(29);
    expect(uhr.wirkungen).toEqual([]);
    uhr.bis(100);
    expect(uhr.wirkungen).toEqual([[30, "erneuern"]]);
  });

  it("erneuert nur einmal, auch bei vielen Aktionen, und erst nach 30 Sekunden wieder", () => {
    const uhr = laufend();
    for (let sekunde = 1; sekunde <= 89; sekunde += 1) {
      uhr.bis(sekunde);
      uhr.aktion();
    }
    expect(uhr.wirkungen).toEqual([
      [30, "erneuern"],
      [60, "erneuern"],
    ]);
  });

  it("eine Aktion in der Warnung schließt sie und erneuert", () => {
    const uhr = laufend();
    uhr.bis(1750);
    uhr.aktion();
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 1800, logoutDialogOpen: false });
    expect(uhr.wirkungen.at(-1)).toEqual([1750, "erneuern"]);
  });

  it("eine Aktion in einem anderen Tab setzt zurück; erneuert wird dort", () => {
    const uhr = laufend();
    uhr.bis(1750);
    uhr.aktion(false);
    uhr.bis(1790);
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 1760, logoutDialogOpen: false });
    expect(uhr.wirkungen).toEqual([[1740, "benachrichtigen"]]);
  });

  it("auch was hier noch offen ist, erneuert nicht die Aktion eines anderen Tabs, sondern der nächste Takt", () => {
    const uhr = laufend();
    uhr.bis(28);
    uhr.aktion();
    uhr.report({ art: "aktion", istHier: false }, 30);
    expect(uhr.wirkungen).toEqual([]);
    uhr.report({ art: "takt" }, 31);
    expect(uhr.wirkungen).toEqual([[31, "erneuern"]]);
  });

  it("eine Anfrage setzt zurück, ohne zu erneuern: das Portal hat sie gezählt", () => {
    const uhr = laufend();
    uhr.bis(20);
    uhr.aktion();
    uhr.bis(25);
    uhr.report({ art: "anfrage" });
    uhr.bis(100);
    expect([uhr.stand().expInSecCounter, uhr.wirkungen]).toEqual([1725, []]);
  });

  it("ohne Lebensdauer geschieht nichts", () => {
    const uhr = laufend(null);
    uhr.aktion();
    uhr.bis(2000);
    expect([uhr.stand(), uhr.wirkungen]).toEqual([OHNE_SITZUNG, []]);
  });

  it("nimmt das Wort des Portals: kürzer vor dem Ende der längsten Sitzung, vorbei nach einem Ende dort", () => {
    const uhr = laufend();
    uhr.bis(100);
    uhr.report({ art: "stand", restSekunden: 45 });
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 45, logoutDialogOpen: true });
    uhr.report({ art: "stand", restSekunden: null });
    expect(uhr.wirkungen).toEqual([
      [100, "benachrichtigen"],
      [100, "abmelden"],
    ]);
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 0, refreshTokenExpireTime: null });
  });

  it.each([
    ["geschlafen", 3 * 3600],
    ["Uhr vorgestellt", 200 + 10],
    ["Uhr zurückgestellt", 100],
  ])("%s: fragt das Portal, statt der Uhr zu glauben", (_, bei) => {
    const uhr = laufend();
    uhr.bis(200);
    uhr.report({ art: "takt" }, bei);
    expect(uhr.wirkungen).toEqual([[bei, "fragen"]]);
    uhr.report({ art: "stand", restSekunden: 900 });
    uhr.bis(bei + 5);
    expect([uhr.stand().expInSecCounter, uhr.wirkungen]).toEqual([895, [[bei, "fragen"]]]);
  });

  it("fragt alle 10 Sekunden wieder, bis das Portal antwortet, und meldet so lange niemanden ab", () => {
    const uhr = laufend();
    uhr.bis(200);
    uhr.report({ art: "takt" }, 4000);
    uhr.bis(4025);
    expect(uhr.wirkungen).toEqual([
      [4000, "fragen"],
      [4010, "fragen"],
      [4020, "fragen"],
    ]);
    uhr.report({ art: "stand", restSekunden: null });
    expect(uhr.wirkungen.at(-1)).toEqual([4025, "abmelden"]);
  });
});

describe("Anzeige (§2)", () => {
  it.each([
    [1800, "Automatisches Abmelden bei Inaktivität in 30 Minute(n)", "30:00"],
    [1799, "Automatisches Abmelden bei Inaktivität in 30 Minute(n)", "29:59"],
    [61, "Automatisches Abmelden bei Inaktivität in 2 Minute(n)", "01:01"],
    [60, "Automatisches Abmelden bei Inaktivität in 1 Minute(n)", "01:00"],
    [5, "Automatisches Abmelden bei Inaktivität in 1 Minute(n)", "00:05"],
  ])("%s Sekunden", (rest, label, zeit) => {
    expect([countdownLabel(rest), countdownZeit(rest)]).toEqual([label, zeit]);
  });
});

it("zählt auf kleinen Bildschirmen erst in der letzten Minute Sekunden", () => {
  expect([1800, 1799, 1741, 1740, 61, 60, 59].map(countdownKurz)).toEqual([
    "30 Min.",
    "30 Min.",
    "30 Min.",
    "29 Min.",
    "2 Min.",
    "01:00",
    "00:59",
  ]);
});

describe("das Ende der Sitzung in jedem Fall", () => {
  /** 1800 seconds without an action, 2000 at most. */
  function withEnde(hoechstens: number) {
    const uhr = laufend();
    uhr.report({ art: "stand", restSekunden: Math.min(LEBEN, hoechstens), hoechstensSekunden: hoechstens });
    return uhr;
  }

  it("ist nicht das, was zuerst kommt, solange die Untätigkeit vorher abmeldet", () => {
    const uhr = withEnde(2000);
    uhr.bis(1790);
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 10, isEndgueltig: false });
    expect(countdownLabel(600)).toBe("Automatisches Abmelden bei Inaktivität in 10 Minute(n)");
  });

  it("verschiebt keine Aktion, kein Ruf und keine Aktion eines anderen Tabs", () => {
    const uhr = withEnde(2000);
    uhr.bis(300);
    uhr.aktion();
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 1700, isEndgueltig: true });
    uhr.bis(400);
    uhr.report({ art: "anfrage" });
    expect(uhr.stand().expInSecCounter).toBe(1600);
    uhr.bis(500);
    uhr.aktion(false);
    expect(uhr.stand().expInSecCounter).toBe(1500);
    uhr.bis(1940);
    uhr.aktion();
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 60, logoutDialogOpen: true });
    uhr.bis(1941);
    uhr.aktion();
    expect(uhr.stand()).toMatchObject({ expInSecCounter: 59, logoutDialogOpen: true });
    uhr.bis(2000);
    expect(uhr.wirkungen.filter(([, wirkung]) => wirkung !== "erneuern")).toEqual([
      [1940, "benachrichtigen"],
      [2000, "abmelden"],
    ]);
    expect(uhr.stand().isEndgueltig).toBe(true);
  });

  it("heißt beim Namen, auch wenn beides auf denselben Augenblick fällt", () => {
    expect(withEnde(LEBEN).stand().isEndgueltig).toBe(true);
    expect(countdownLabel(600, true)).toBe("Automatisches Abmelden auch bei Aktivität in 10 Minute(n)");
  });
});

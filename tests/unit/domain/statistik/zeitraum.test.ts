import { describe, expect, it } from "vitest";
import {
  anpassungText,
  checkZeitraum,
  findAnpassung,
  isLueckenlos,
  lastDayOfYear,
  nameDesJahres,
  zeitraumText,
} from "~/domain/statistik/zeitraum";

const HEUTE = "2026-03-02";
const j = (beginn: string, ende: string) => ({ beginn, ende });
const J2024 = j("2024-01-01", "2024-12-31");

describe("checkZeitraum", () => {
  it.each([
    ["ein Kalenderjahr", j("2025-01-01", "2025-12-31")],
    ["ein Rumpfjahr", j("2025-01-01", "2025-06-30")],
    ["ein Jahr davor", j("2023-01-01", "2023-12-31")],
  ])("nimmt %s an", (_was, jahr) => {
    expect(checkZeitraum(jahr, [J2024], HEUTE)).toBeNull();
  });

  it.each([
    ["ein Ende vor dem Beginn", j("2025-01-01", "2024-12-31"), "wjEnde", /nicht vor dem Beginn/],
    ["dreizehn Monate", j("2025-01-01", "2026-01-31"), "wjEnde", /höchstens zwölf Monate/],
    ["ein Ende heute", j("2025-03-03", HEUTE), "wjEnde", /noch nicht abgeschlossen/],
    ["eine Überschneidung", j("2024-12-31", "2025-12-30"), "wjBeginn", /überschneidet sich .* 01\.01\.2024/],
    ["eine Lücke von einem Tag", j("2025-01-02", "2025-12-31"), "wjBeginn", /Lücke/],
  ])("lehnt %s ab", (_was, jahr, property, message) => {
    const fehler = checkZeitraum(jahr, [J2024], HEUTE);
    expect(fehler?.property).toBe(property);
    expect(fehler?.message).toMatch(message);
  });
});

describe("findAnpassung", () => {
  const J2023 = j("2023-01-01", "2023-12-31");
  const RUMPF = j("2025-01-01", "2025-06-30");
  const DAVOR = "Das Ende des Wirtschaftsjahres davor auf den";
  const DANACH = "Den Beginn des Wirtschaftsjahres danach auf den";

  it.each([
    ["ein früherer Beginn", j("2024-07-01", "2025-06-30"), [J2023, J2024], J2024, `${DAVOR} 30.06.2024 anpassen`],
    ["ein Rumpfjahr davor bleibt ein Tag", j("2024-01-02", "2024-12-31"), [j("2024-01-01", "2024-03-31")], null, DAVOR],
    ["eine Lücke zum Rumpfjahr davor", j("2025-10-01", "2025-12-31"), [J2024, RUMPF], RUMPF, `${DAVOR} 30.09.2025`],
    ["ein späteres Ende", j("2024-01-01", "2024-12-31"), [J2023, j("2024-10-01", "2025-06-30")], null, DANACH],
    ["ein früheres Ende", j("2024-01-01", "2024-09-30"), [RUMPF], RUMPF, `${DANACH} 01.10.2024 anpassen`],
  ])("bietet an: %s", (_was, jahr, andere, nachbar, text) => {
    const anpassung = findAnpassung(jahr, andere, HEUTE);
    expect(anpassung?.nachbar).toBe(nachbar ?? andere.at(-1));
    expect(anpassung && anpassungText(anpassung)).toContain(text);
    expect(checkZeitraum(jahr, andere, HEUTE)?.property).toBe(anpassung?.property);
    const uebrige = andere.filter((eines) => eines !== anpassung?.nachbar);
    expect(isLueckenlos([jahr, ...uebrige, ...(anpassung ? [anpassung.tage] : [])])).toBe(true);
  });

  it.each([
    ["nichts im Wege steht", j("2025-01-01", "2025-12-31"), [J2024]],
    ["der Nachbar länger als zwölf Monate würde", j("2025-01-02", "2025-12-31"), [J2024]],
    ["vom Nachbarn kein Tag bliebe", j("2024-01-01", "2024-12-31"), [j("2024-03-01", "2024-06-30")]],
    ["beide Nachbarn rücken müssten", j("2023-12-31", "2024-11-30"), [J2023, j("2025-01-01", "2025-12-31")]],
    ["das Jahr selbst zu lang ist", j("2024-12-01", "2025-12-31"), [J2024]],
    ["das Jahr selbst noch läuft", j("2025-12-01", HEUTE), [j("2025-01-01", "2025-12-31")]],
  ])("bietet nichts an, wenn %s", (_was, jahr, andere) => {
    expect(findAnpassung(jahr, andere, HEUTE)).toBeNull();
  });
});

it("schreibt die Tage eines Jahres", () => {
  expect(zeitraumText(J2024)).toBe("01.01.2024 bis 31.12.2024");
});

it("kennt den letzten Tag eines Jahres", () => {
  expect(["2024-01-01", "2023-03-01", "2024-02-29", "2024-07-01"].map(lastDayOfYear)).toEqual([
    "2024-12-31",
    "2024-02-29",
    "2025-02-28",
    "2025-06-30",
  ]);
});

it("sieht Lücken, in welcher Reihenfolge auch immer", () => {
  expect(isLueckenlos([j("2025-01-01", "2025-12-31"), J2024])).toBe(true);
  expect(isLueckenlos([j("2025-01-01", "2025-12-31"), j("2023-01-01", "2023-12-31")])).toBe(false);
});

it.each([
  ["2024-01-01", "2024-12-31", "2024"],
  ["2024-07-01", "2025-06-30", "2024/25"],
  ["2024-01-01", "2024-06-30", "01.01.2024 bis 30.06.2024"],
])("das Wirtschaftsjahr vom %s bis zum %s heißt %s", (beginn, ende, name) =>
  expect(nameDesJahres({ beginn, ende })).toBe(name),
);

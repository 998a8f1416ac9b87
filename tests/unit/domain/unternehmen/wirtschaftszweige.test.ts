import { expect, it } from "vitest";
import {
  ABSCHNITTE,
  WIRTSCHAFTSZWEIGE,
  wirtschaftszweigOptionen,
  wirtschaftszweigText,
} from "../../../../app/domain/unternehmen/wirtschaftszweige";

it("führt die 88 Abteilungen der WZ 2008 in 21 Abschnitten", () => {
  expect(WIRTSCHAFTSZWEIGE).toHaveLength(88);
  expect(new Set(WIRTSCHAFTSZWEIGE.map(({ key }) => key)).size).toBe(88);
  expect([...new Set(WIRTSCHAFTSZWEIGE.map(({ abschnitt }) => abschnitt))].join("")).toBe("ABCDEFGHIJKLMNOPQRSTU");
  expect(Object.keys(ABSCHNITTE)).toHaveLength(21);
});

it.each([
  ["01", "01 Landwirtschaft, Jagd und damit verbundene Tätigkeiten"],
  ["28", "28 Maschinenbau"],
  ["72", "72 Forschung und Entwicklung"],
  ["99", "99 Exterritoriale Organisationen und Körperschaften"],
  ["04", "04"],
])("%s heißt %s", (key, text) => {
  expect(wirtschaftszweigText(key)).toBe(text);
});

it("gruppiert die Auswahl nach Abschnitten", () => {
  expect(wirtschaftszweigOptionen().find(({ key }) => key === "62")).toEqual({
    key: "62",
    title: "62 Erbringung von Dienstleistungen der Informationstechnologie",
    group: "J Information und Kommunikation",
  });
});

it("führt in jedem Abschnitt die Abteilungen der WZ 2008", () => {
  const inAbschnitt = (buchstabe: string) =>
    WIRTSCHAFTSZWEIGE.filter(({ abschnitt }) => abschnitt === buchstabe).map(({ key }) => key);
  expect(Object.keys(ABSCHNITTE).map((buchstabe) => `${buchstabe} ${inAbschnitt(buchstabe).join(" ")}`)).toEqual([
    "A 01 02 03",
    "B 05 06 07 08 09",
    "C 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33",
    "D 35",
    "E 36 37 38 39",
    "F 41 42 43",
    "G 45 46 47",
    "H 49 50 51 52 53",
    "I 55 56",
    "J 58 59 60 61 62 63",
    "K 64 65 66",
    "L 68",
    "M 69 70 71 72 73 74 75",
    "N 77 78 79 80 81 82",
    "O 84",
    "P 85",
    "Q 86 87 88",
    "R 90 91 92 93",
    "S 94 95 96",
    "T 97 98",
    "U 99",
  ]);
});

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

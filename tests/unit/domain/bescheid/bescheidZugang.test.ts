import { describe, expect, it } from "vitest";
import {
  type BescheidInfo,
  canOpenBescheid,
  isAbrufMitNezo,
  isAlterBescheidFinalAbgeholt,
  isAlterBescheidOhneAbruf,
  isNeuerBescheidAbgeholt,
} from "../../../../app/domain/bescheid/bescheidZugang";

const leer: BescheidInfo = {
  bescheidZumAbruf: false,
  bescheidErstelltAm: null,
  finalerBescheidErstelltAm: null,
  bescheidAbholungAm: null,
  finalerBescheidAbholungAm: null,
};
const ohne = { isNezoAuthenticated: false };
const mit = { isNezoAuthenticated: true };

describe("Zugang zum Bescheid (§4 a–d)", () => {
  it.each([
    ["(a) Bescheid am Tag vor dem Stichtag", { bescheidErstelltAm: "2022-02-27" }, ohne, true],
    ["(a) Bescheid am Stichtag", { bescheidErstelltAm: "2022-02-28" }, ohne, false],
    ["(a) Bescheid am Tag danach", { bescheidErstelltAm: "2022-03-01" }, ohne, false],
    ["(a) finaler Bescheid vor dem Stichtag", { finalerBescheidErstelltAm: "2022-02-27" }, ohne, true],
    [
      "(a) alter Bescheid, aber einer zum Abruf",
      { bescheidErstelltAm: "2022-02-27", bescheidZumAbruf: true },
      ohne,
      false,
    ],
    ["(b) zum Abruf ohne nezo", { bescheidErstelltAm: "2025-01-01", bescheidZumAbruf: true }, ohne, false],
    ["(b) zum Abruf mit nezo", { bescheidErstelltAm: "2025-01-01", bescheidZumAbruf: true }, mit, true],
    ["(b) nezo ohne Bescheid", {}, mit, false],
    [
      "(c) abgeholt, vom Tag vor dem Stichtag, einer zum Abruf",
      { bescheidErstelltAm: "2022-02-27", bescheidAbholungAm: "2022-03-05", bescheidZumAbruf: true },
      ohne,
      false,
    ],
    ["(c) abgeholt, vom Stichtag", { bescheidErstelltAm: "2022-02-28", bescheidAbholungAm: "2022-03-05" }, ohne, true],
    [
      "(c) abgeholt, vom Tag danach",
      { bescheidErstelltAm: "2022-03-01", bescheidAbholungAm: "2022-03-05" },
      ohne,
      true,
    ],
    [
      "(d) alter Bescheid, finaler abgeholt",
      { bescheidErstelltAm: "2022-02-27", finalerBescheidAbholungAm: "2023-01-01", bescheidZumAbruf: true },
      ohne,
      true,
    ],
    [
      "(d) neuer Bescheid, nur finaler abgeholt",
      { bescheidErstelltAm: "2022-02-28", finalerBescheidAbholungAm: "2023-01-01" },
      ohne,
      false,
    ],
    [
      "(e) erster mit der Post, der aus dem Widerspruch am Tag vor dem Stichtag",
      {
        bescheidErstelltAm: "2022-03-01",
        finalerBescheidErstelltAm: "2022-02-27",
        finalerBescheidAbholungAm: "2022-03-05",
        bescheidZumAbruf: true,
      },
      ohne,
      false,
    ],
    [
      "(e) erster mit der Post, der aus dem Widerspruch am Stichtag und abgeholt",
      {
        bescheidErstelltAm: "2022-02-28",
        finalerBescheidErstelltAm: "2022-02-28",
        finalerBescheidAbholungAm: "2022-03-05",
      },
      ohne,
      true,
    ],
    [
      "(e) erster mit der Post, der aus dem Widerspruch danach und abgeholt",
      {
        bescheidErstelltAm: "2025-01-01",
        finalerBescheidErstelltAm: "2025-06-01",
        finalerBescheidAbholungAm: "2025-06-03",
      },
      ohne,
      true,
    ],
    [
      "(e) erster mit der Post, der aus dem Widerspruch nicht abgeholt",
      { bescheidErstelltAm: "2025-01-01", finalerBescheidErstelltAm: "2025-06-01" },
      ohne,
      false,
    ],
    ["gar kein Bescheid", {}, ohne, false],
  ])("%s", (_fall, teil, sitzung, erwartet) => {
    expect(canOpenBescheid({ ...leer, ...teil }, sitzung)).toBe(erwartet);
  });

  it("hält die vier Fälle auseinander", () => {
    const info = {
      ...leer,
      bescheidErstelltAm: "2022-02-27",
      finalerBescheidAbholungAm: "2023-01-01",
      bescheidZumAbruf: true,
    };
    expect(isAlterBescheidOhneAbruf(info)).toBe(false);
    expect(isAbrufMitNezo(info, ohne)).toBe(false);
    expect(isNeuerBescheidAbgeholt(info)).toBe(false);
    expect(isAlterBescheidFinalAbgeholt(info)).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { easterSunday, holidayName, holidaysOf, isDayOff, isSunday, workingDaysOf } from "../../../app/lib/holidays";

describe("easterSunday", () => {
  it.each([
    [2020, "2020-04-12"],
    [2021, "2021-04-04"],
    [2022, "2022-04-17"],
    [2023, "2023-04-09"],
    [2024, "2024-03-31"],
    [2025, "2025-04-20"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2028, "2028-04-16"],
    [2029, "2029-04-01"],
    [2030, "2030-04-21"],
    [2031, "2031-04-13"],
    [2032, "2032-03-28"],
    [2033, "2033-04-17"],
    [2034, "2034-04-09"],
    [2035, "2035-03-25"],
    // The latest and the earliest day that Easter can have, and the years in which the rule has its exceptions.
    [1818, "1818-03-22"],
    [1954, "1954-04-18"],
    [1981, "1981-04-19"],
    [2000, "2000-04-23"],
    [2038, "2038-04-25"],
    [2049, "2049-04-18"],
    [2076, "2076-04-19"],
    [2100, "2100-03-28"],
    [2285, "2285-03-22"],
  ])("%i: %s", (year, day) => {
    expect(easterSunday(year)).toBe(day);
    expect(isSunday(day)).toBe(true);
  });
});

describe("holidays", () => {
  it("are the nine of 2025", () => {
    expect(holidaysOf(2025)).toEqual({
      NEUJAHR: "2025-01-01",
      KARFREITAG: "2025-04-18",
      OSTERMONTAG: "2025-04-21",
      TAG_DER_ARBEIT: "2025-05-01",
      CHRISTI_HIMMELFAHRT: "2025-05-29",
      PFINGSTMONTAG: "2025-06-09",
      TAG_DER_DT_EINHEIT: "2025-10-03",
      ERSTER_WEIHNACHTSTAG: "2025-12-25",
      ZWEITER_WEIHNACHTSTAG: "2025-12-26",
    });
  });

  it.each([
    ["2025-04-18", "Karfreitag"],
    ["2025-10-03", "Tag der Deutschen Einheit"],
    ["2008-05-01", "Tag der Arbeit / Christi Himmelfahrt"],
    ["2025-04-19", undefined],
    ["2025-12-24", undefined],
  ])("%s: %s", (day, name) => {
    expect(holidayName(day)).toBe(name);
  });

  it("tells Sundays from Saturdays and Mondays", () => {
    expect(["2025-04-19", "2025-04-20", "2025-04-21"].map(isSunday)).toEqual([false, true, false]);
  });
});

describe("working days", () => {
  it.each([
    ["2025-04", 20],
    ["2025-05", 20],
    ["2025-12", 21],
    ["2024-02", 21],
    ["2026-01", 21],
  ])("%s has %i", (month, count) => {
    expect(workingDaysOf(month)).toBe(count);
  });

  it.each([
    ["2025-04-17", false],
    ["2025-04-18", true],
    ["2025-04-19", true],
    ["2025-04-20", true],
    ["2025-04-21", true],
    ["2025-04-22", false],
  ])("%s is a day off: %s", (day, isOff) => {
    expect(isDayOff(day)).toBe(isOff);
  });
});

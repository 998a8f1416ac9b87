import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedClock } from "../../../app/lib/clock";
import {
  addDays,
  addMonths,
  berlinDate,
  berlinInstant,
  berlinWallClock,
  dateFromArray,
  daysBetween,
  formatDate,
  formatDateTime,
  formatLegalTime,
  formatMonth,
  isIsoDate,
  isIsoMonth,
  lastDayOfMonth,
  monthOf,
  monthsBetween,
  parseDate,
  parseMonth,
  todayBerlin,
  weekdayOf,
} from "../../../app/lib/date";

const someDay = fc.integer({ min: -300_000, max: 300_000 }).map((days) => addDays("2024-02-29", days));

describe("typed dates", () => {
  it.each([
    ["28.02.2025", "2025-02-28"],
    ["1.3.2025", "2025-03-01"],
    [" 29.02.2024 ", "2024-02-29"],
    ["2025-02-28", "2025-02-28"],
    ["01.01.1000", "1000-01-01"],
    ["31.12.2999", "2999-12-31"],
    ["29.02.2000", "2000-02-29"],
  ])("reads %j", (typed, iso) => {
    expect(parseDate(typed)).toBe(iso);
  });

  it.each([
    "",
    "31.02.2025",
    "29.02.2025",
    "29.02.1900",
    "32.01.2025",
    "00.01.2025",
    "01.13.2025",
    "01.00.2025",
    "01.01.0999",
    "01.01.3000",
    "1.1.25",
    "28/02/2025",
    "2025-2-28",
    "28.02.2025x",
    "x28.02.2025",
    "2025-02-28x",
    "x2025-02-28",
  ])("does not read %j", (typed) => {
    expect(parseDate(typed)).toBeUndefined();
  });

  it("reads back what it writes", () => {
    fc.assert(
      fc.property(someDay, (day) => {
        expect(parseDate(formatDate(day))).toBe(day);
      }),
    );
  });
});

describe("typed months", () => {
  it.each([
    ["02.2025", "2025-02"],
    ["2.2025", "2025-02"],
    ["2025-12", "2025-12"],
    [" 02.2025 ", "2025-02"],
  ])("reads %j", (typed, iso) => {
    expect(parseMonth(typed)).toBe(iso);
    expect(parseMonth(formatMonth(iso))).toBe(iso);
    expect(parseMonth(`${typed}x`)).toBeUndefined();
    expect(parseMonth(`x${typed}`)).toBeUndefined();
  });

  it.each(["", "13.2025", "0.2025", "02.25", "2025-13", "2025-2", "01.02.2025", "02.3000"])(
    "does not read %j",
    (typed) => {
      expect(parseMonth(typed)).toBeUndefined();
    },
  );

  it("leaves alone what is no date", () => {
    expect([formatDate(""), formatMonth(""), formatDate("bald")]).toEqual(["", "", "bald"]);
  });
});

describe("calendar", () => {
  it.each([
    ["2024-02-29", 1, "2024-03-29"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2023-01-31", 1, "2023-02-28"],
    ["2024-12-31", 2, "2025-02-28"],
    ["2024-03-31", -1, "2024-02-29"],
    ["2024-01-15", -13, "2022-12-15"],
  ])("%s and %i months is %s", (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it("counts days over leap years and clock changes", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2024-03-31", -1)).toBe("2024-03-30");
    expect(daysBetween("2024-03-30", "2024-04-01")).toBe(2);
    expect(daysBetween("2024-10-28", "2024-10-26")).toBe(-2);
  });

  it("goes there and back", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  it("knows months", () => {
    expect(monthOf("2024-02-29")).toBe("2024-02");
    expect(lastDayOfMonth("2024-02")).toBe("2024-02-29");
    expect(lastDayOfMonth("2024-12")).toBe("2024-12-31");
    expect(lastDayOfMonth("2999-12")).toBe("2999-12-31");
    expect(monthsBetween("2023-11", "2024-02")).toBe(3);
    expect(monthsBetween("2024-02", "2023-11")).toBe(-3);
    expect([isIsoMonth("2024-12"), isIsoMonth("2024-13"), isIsoMonth("2024-1")]).toEqual([true, false, false]);
  });

  it("knows weekdays from 1 Monday to 7 Sunday", () => {
    expect([weekdayOf("2024-02-26"), weekdayOf("2024-03-03")]).toEqual([1, 7]);
  });

  it("refuses what is no day", () => {
    expect(isIsoDate("2025-02-29")).toBe(false);
    expect(() => addDays("2025-02-29", 1)).toThrow(RangeError);
    expect(() => addMonths("", 1)).toThrow(RangeError);
    expect(() => monthsBetween("2025-13", "2025-12")).toThrow(RangeError);
  });
});

describe("dates that arrive as arrays", () => {
  it.each([
    [[2024, 2, 29], "2024-02-29"],
    [[2022, 2, 28, 23, 59, 59], "2022-02-28"],
    [[2024, 2, 30], undefined],
    [[2024, 2], undefined],
    [[999, 12, 31], undefined],
    [[1000, 1, 1], "1000-01-01"],
    [[2999, 12, 31], "2999-12-31"],
    [[3000, 1, 1], undefined],
  ])("%j is %s", (parts, iso) => {
    expect(dateFromArray(parts)).toBe(iso);
  });
});

describe("Berlin time", () => {
  it.each([
    ["2024-02-29T22:59:59.999Z", "2024-02-29"],
    ["2024-02-29T23:00:00Z", "2024-03-01"],
    ["2024-07-01T21:59:59Z", "2024-07-01"],
    ["2024-07-01T22:00:00Z", "2024-07-02"],
  ])("at %s it is %s in Berlin", (instant, day) => {
    expect(berlinDate(new Date(instant))).toBe(day);
    expect(todayBerlin(fixedClock(instant))).toBe(day);
  });

  it.each([
    ["2024-02-29T23:59:59.999", "2024-02-29T22:59:59.999Z"],
    ["2025-10-12T23:59:59.999", "2025-10-12T21:59:59.999Z"],
    ["2024-03-31T01:59:59", "2024-03-31T00:59:59.000Z"],
    ["2024-03-31T03:00:00", "2024-03-31T01:00:00.000Z"],
    ["2024-10-27T01:59:59", "2024-10-26T23:59:59.000Z"],
    ["2024-10-27T03:00:00", "2024-10-27T02:00:00.000Z"],
    ["2024-10-27T02:30:00", "2024-10-27T01:30:00.000Z"],
    ["2024-03-31T02:30:00", "2024-03-31T00:30:00.000Z"],
  ])("Berlin's %s is %s", (wallClock, instant) => {
    expect(berlinInstant(wallClock).toISOString()).toBe(instant);
  });

  it("finds the instant of a wall clock again", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
        (date) => {
          const wallClock = berlinWallClock(date);
          expect(berlinWallClock(berlinInstant(wallClock))).toBe(wallClock);
        },
      ),
    );
  });

  it("names the zone of the legal time, on both sides of the change", () => {
    expect(formatLegalTime(new Date("2024-02-29T22:59:58.900Z"))).toBe("29.02.2024, 23:59:58 Uhr MEZ");
    expect(formatLegalTime(new Date("2026-03-29T00:59:59Z"))).toBe("29.03.2026, 01:59:59 Uhr MEZ");
    expect(formatLegalTime(new Date("2026-03-29T01:00:00Z"))).toBe("29.03.2026, 03:00:00 Uhr MESZ");
  });

  it("is that of the calendar for every quarter of an hour around the changes, also before they fell on full hours", () => {
    const calendar = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Berlin",
      dateStyle: "short",
      timeStyle: "medium",
    });
    const days = [
      "1893-04-01",
      "1945-05-24",
      "1980-04-06",
      "2024-02-29",
      "2024-03-31",
      "2024-10-27",
      "2026-03-29",
      "2999-12-31",
    ];
    for (const day of days) {
      for (let quarter = -96; quarter < 192; quarter += 1) {
        const instant = new Date(Date.parse(`${day}T00:00:07Z`) + quarter * 900_000);
        expect(berlinWallClock(instant)).toBe(calendar.format(instant).replace(" ", "T"));
      }
    }
  });

  it("is written in German", () => {
    expect(formatDateTime(new Date("2024-02-29T22:59:00Z"))).toBe("29.02.2024, 23:59\u00a0Uhr");
  });

  it("refuses an unreadable wall clock", () => {
    expect(() => berlinInstant("heute")).toThrow(RangeError);
  });
});

import { describe, expect, it } from "vitest";
import {
  endeNachVollenJahren,
  jahrKey,
  jahrLabel,
  jahrText,
  listWirtschaftsjahre,
  wirtschaftsjahrVon,
} from "../../../../app/domain/unternehmen/wirtschaftsjahr";

describe("Wirtschaftsjahr", () => {
  it.each([
    ["2025-06-15", "01-01", "2025", "2025-01-01", "2025-12-31"],
    ["2025-06-30", "07-01", "2024/2025", "2024-07-01", "2025-06-30"],
    ["2025-07-01", "07-01", "2025/2026", "2025-07-01", "2026-06-30"],
    ["2024-02-29", "03-01", "2023/2024", "2023-03-01", "2024-02-29"],
    ["2025-06-15", "Unfug", "2025", "2025-01-01", "2025-12-31"],
    ["2024-01-15", "02-29", "2024", "2024-01-01", "2024-12-31"],
    ["2999-12-31", "01-01", "2999", "2999-01-01", "2999-12-31"],
    ["2999-12-31", "07-01", "2999/3000", "2999-07-01", "3000-06-30"],
    ["1000-01-01", "07-01", "0999/1000", "0999-07-01", "1000-06-30"],
  ])("%s bei Beginn am %s: %s von %s bis %s", (tag, beginnTag, key, beginn, ende) => {
    expect(wirtschaftsjahrVon(tag, beginnTag)).toEqual({ key, label: jahrText(key), beginn, ende });
  });

  it.each([
    ["2025-01-01", "2025-12-31", "01-01", ["2025"]],
    ["2024-12-31", "2026-01-01", "01-01", ["2024", "2025", "2026"]],
    ["2025-06-30", "2025-07-01", "07-01", ["2024/2025", "2025/2026"]],
    ["2025-02-01", "2025-01-31", "01-01", []],
    ["2025-02-01", "2025-02-01", "01-01", ["2025"]],
    ["", "2025-01-31", "01-01", []],
    ["2998-07-01", "2999-12-31", "07-01", ["2998/2999", "2999/3000"]],
    ["2023-12-31", "2024-02-29", "02-29", ["2023", "2024"]],
  ])("%s bis %s bei Beginn am %s berührt %j", (von, bis, beginnTag, keys) => {
    expect(listWirtschaftsjahre(von, bis, beginnTag).map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ["2026-05-10", "01-01", "2029-12-31"],
    ["2026-05-10", "07-01", "2029-06-30"],
  ])("drei volle Jahre nach dem von %s bei Beginn am %s enden am %s", (tag, beginnTag, ende) => {
    expect(endeNachVollenJahren(tag, beginnTag, 3)).toBe(ende);
  });
});

it("heißt nach seinem Jahr, und über den Jahreswechsel nach beiden, das zweite mit zwei Ziffern", () => {
  expect(jahrLabel({ beginn: "2024-01-01", ende: "2024-12-31" })).toBe("2024");
  expect(jahrLabel({ beginn: "2024-07-01", ende: "2025-06-30" })).toBe("2024/25");
  expect(jahrLabel({ beginn: "2024-07-01", ende: "2024-12-31" })).toBe("2024");
  expect(jahrKey({ beginn: "2024-07-01", ende: "2025-06-30" })).toBe("2024/2025");
  expect(["2024", "2024/2025", "2024/25", "", "–"].map(jahrText)).toEqual(["2024", "2024/25", "2024/25", "", "–"]);
});

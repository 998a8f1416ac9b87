import { expect, it } from "vitest";
import { keinJahrEnde } from "~/domain/statistik/keinWirtschaftsjahr";

it.each([
  ["2026-03-02", "01-01", "2026-12-31"],
  ["2026-12-31", "01-01", "2026-12-31"],
  ["2026-06-30", "07-01", "2026-06-30"],
  ["2026-07-01", "07-01", "2027-06-30"],
])("erklärt am %s, Beginn %s: gilt bis %s", (am, beginnTag, ende) => expect(keinJahrEnde(am, beginnTag)).toBe(ende));

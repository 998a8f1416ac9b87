import { expect, it } from "vitest";
import { mailtagVon, statistikFristVon } from "~/domain/statistik/statistikFrist";

it.each([
  ["2025-12-31", "2026-06-30"],
  ["2025-06-30", "2025-12-31"],
  ["2025-08-31", "2026-02-28"],
  ["2023-08-15", "2024-02-29"],
  ["2025-03-01", "2025-09-30"],
])("die Angaben zu einem Wirtschaftsjahr bis %s sollen bis %s da sein", (ende, tag) => {
  expect(statistikFristVon(ende)).toBe(tag);
});

it.each([
  ["lange da ist", "2020-05-01", "2026-01-01"],
  ["14 Tage vor dem Tag danach da war", "2025-12-18", "2026-01-01"],
  ["einen Tag später kam", "2025-12-19", "2026-01-02"],
  ["nach dem Ende kam", "2026-03-02", "2026-03-16"],
])("an ein Unternehmen, das %s, geht die Mail", (_wer, registriert, tag) => {
  expect(mailtagVon("2025-12-31", registriert)).toBe(tag);
});

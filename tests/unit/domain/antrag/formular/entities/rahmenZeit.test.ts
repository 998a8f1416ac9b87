import { describe, expect, it } from "vitest";
import {
  jahrVonZeile,
  listStundenteile,
  maxStunden,
} from "../../../../../../app/domain/antrag/formular/entities/rahmenZeit";
import { kontext } from "../v2/muster";

const share = (
  jahr: string,
  beginn: string,
  { ende, wirtschaftsjahrBeginn = "01-01" }: { ende: string; wirtschaftsjahrBeginn?: string | undefined },
) =>
  listStundenteile({ jahr }, { beginn, ende }, { ...kontext, wirtschaftsjahrBeginn }).map(
    ({ key, von, bis, satz }) => `${key} ${von} ${bis} ${satz}`,
  );

describe("Eigenleistungen nach Stundensatz", () => {
  it.each([
    ["2023", "2023-01-01", "2024-12-31", "01-01", ["eigenleistungStunden 2023-01-01 2023-12-31 40"]],
    ["2024", "2024-01-01", "2024-03-27", "01-01", ["eigenleistungStunden 2024-01-01 2024-03-27 40"]],
    [
      "2024",
      "2024-01-01",
      "2024-03-28",
      "01-01",
      ["eigenleistungStundenBis 2024-01-01 2024-03-27 40", "eigenleistungStundenAb 2024-03-28 2024-03-28 70"],
    ],
    [
      "2024",
      "2024-03-27",
      "2024-12-31",
      "01-01",
      ["eigenleistungStundenBis 2024-03-27 2024-03-27 40", "eigenleistungStundenAb 2024-03-28 2024-12-31 70"],
    ],
    ["2024", "2024-03-28", "2024-12-31", "01-01", ["eigenleistungStunden 2024-03-28 2024-12-31 70"]],
    ["2026", "2025-01-01", "2026-12-31", "01-01", ["eigenleistungStunden 2026-01-01 2026-12-31 100"]],
    [
      "2025/2026",
      "2025-07-01",
      "2026-06-30",
      "07-01",
      ["eigenleistungStundenBis2025 2025-07-01 2025-12-31 70", "eigenleistungStundenAb2026 2026-01-01 2026-06-30 100"],
    ],
  ])("Jahr %s, Vorhaben %s bis %s, Wirtschaftsjahr ab %s", (jahr, beginn, ende, wjBeginn, erwartet) => {
    expect(share(jahr, beginn, { ende, wirtschaftsjahrBeginn: wjBeginn })).toEqual(erwartet);
  });

  it.each([
    ["2025-01-01", "2025-01-07", "40.0"],
    ["2025-01-01", "2025-01-01", "5.7"],
    ["2025-01-01", "2025-12-31", "2085.7"],
  ])("%s bis %s: höchstens %s Stunden", (von, bis, stunden) => {
    expect(maxStunden({ von, bis })).toBe(stunden);
  });
});

it.each([
  ["2025", "01-01", "2025-01-01"],
  ["2024/2025", "07-01", "2024-07-01"],
  ["2024/2025", "01-01", undefined],
  ["2025", "07-01", undefined],
  ["", "01-01", undefined],
])("Zeile %s bei Beginn am %s beginnt am %s", (jahr, wirtschaftsjahrBeginn, beginn) => {
  expect(jahrVonZeile({ jahr }, { ...kontext, wirtschaftsjahrBeginn })?.beginn).toBe(beginn);
});

import { describe, expect, it } from "vitest";
import { readStandfrage } from "~/features/hilfetexte/standfrage";

const read = (am: string, um = "") => readStandfrage(new URLSearchParams({ am, um }));

describe("readStandfrage", () => {
  it.each([
    ["nothing: now", "", "", { am: "", um: "", fehler: {}, moment: undefined }],
    ["a day", " 2.3.2026 ", "", { am: "02.03.2026", um: "", fehler: {}, moment: "2026-03-02" }],
    [
      "a day and a time",
      "02.03.2026",
      "9:05 Uhr",
      { am: "02.03.2026", um: "09:05", fehler: {}, moment: "2026-03-02T09:05" },
    ],
  ])("reads %s", (_, am, um, erwartet) => {
    expect(read(am, um)).toEqual({ ...erwartet, einreichung: "" });
  });

  it.each([
    ["a day that is none", "31.02.2026", "", { am: "Bitte geben Sie einen gültigen Tag ein: TT.MM.JJJJ." }],
    ["a time without its day", "", "09:05", { am: "Bitte geben Sie zur Uhrzeit auch den Tag ein." }],
    ["a time that is none", "02.03.2026", "25:00", { um: "Bitte geben Sie eine gültige Uhrzeit ein: HH:MM." }],
    ["the hour that Berlin skips", "29.03.2026", "02:30", { um: "Bitte geben Sie eine gültige Uhrzeit ein: HH:MM." }],
  ])("says what is wrong with %s, and keeps it", (_, am, um, fehler) => {
    expect(read(am, um)).toEqual({ am, um, fehler, moment: undefined, einreichung: "" });
  });

  it("takes a submission along, and nothing that is none", () => {
    const uuid = "11111111-2222-4333-8444-555555555555";
    expect(readStandfrage(new URLSearchParams({ einreichung: uuid })).einreichung).toBe(uuid);
    expect(readStandfrage(new URLSearchParams({ einreichung: "x" })).einreichung).toBe("");
  });
});

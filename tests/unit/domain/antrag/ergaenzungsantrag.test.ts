import { describe, expect, it } from "vitest";
import { findErgaenzungshindernis, isErgaenzbar } from "~/domain/antrag/ergaenzungsantrag";

const info = { istVereinfachterAntrag: false, bescheidAbholungAm: "2024-05-06", finalerBescheidAbholungAm: null };
const eingereichtAm = new Date("2024-02-12T10:00:00Z");
const vorhaben = { beginn: "2024-03-28", eigenbetrieblich: true };

describe("Ergänzungsantrag", () => {
  it.each([
    ["2024-03-27", false],
    ["2024-03-28", true],
    ["2024-03-29", true],
    ["", false],
  ])("Vorhaben mit Beginn %j", (beginn, erwartet) => {
    expect(isErgaenzbar({ ...vorhaben, beginn })).toBe(erwartet);
  });

  it("nicht für reine Auftragsforschung", () => {
    expect(isErgaenzbar({ beginn: "2024-04-01", auftrag: true })).toBe(false);
  });

  it.each([
    ["2025-02-19T23:59:59.999+01:00", true],
    ["2025-02-20T00:00:00.000+01:00", false],
    ["2025-02-20T00:00:00.001+01:00", false],
  ])("eingereicht am %s", (am, isMoeglich) => {
    expect(findErgaenzungshindernis({ info, eingereichtAm: new Date(am) }, [vorhaben]) === null).toBe(isMoeglich);
  });

  it.each([
    ["ohne Bescheid", { ...info, bescheidAbholungAm: null }, /Bescheid vorliegt/],
    ["selbst ein Ergänzungsantrag", { ...info, istVereinfachterAntrag: true }, /selbst ein Ergänzungsantrag/],
  ])("%s", (_fall, andere, grund) => {
    expect(findErgaenzungshindernis({ info: andere, eingereichtAm }, [vorhaben])).toMatch(grund);
  });

  it("nach einem Bescheid aus Widerspruch möglich, ohne passendes Vorhaben nicht", () => {
    const final = { ...info, bescheidAbholungAm: null, finalerBescheidAbholungAm: "2024-09-01" };
    expect(findErgaenzungshindernis({ info: final, eingereichtAm }, [vorhaben])).toBeNull();
    expect(
      findErgaenzungshindernis({ info, eingereichtAm }, [{ ...vorhaben, beginn: "2023-01-01" }, vorhaben]),
    ).toBeNull();
    expect(findErgaenzungshindernis({ info, eingereichtAm }, null)).toBeNull();
    expect(findErgaenzungshindernis({ info, eingereichtAm }, [{ ...vorhaben, beginn: "2023-01-01" }])).toMatch(
      /nach dem 27\.03\.2024/,
    );
    expect(findErgaenzungshindernis({ info, eingereichtAm: null }, [vorhaben])).toMatch(/vor dem 20\.02\.2025/);
  });
});

import { describe, expect, it } from "vitest";
import {
  findFristFehler,
  fristFuer,
  VERLAENGERUNG_GRUND_MAX,
  verlaengerteFrist,
} from "../../../../app/domain/nachforderung/nachforderungFrist";

describe("Frist einer Nachforderung", () => {
  it.each([
    ["2026-03-02", "2026-03-16", "14 Tage, Montag"],
    ["2026-03-06", "2026-03-20", "Freitag"],
    ["2026-03-07", "2026-03-23", "endet an einem Samstag"],
    ["2026-03-20", "2026-04-07", "endet am Karfreitag"],
    ["2026-03-16", "2026-03-30", "über die Umstellung auf Sommerzeit"],
    ["2026-12-12", "2026-12-28", "endet am zweiten Weihnachtstag, einem Samstag"],
  ])("vom %s bis zum %s: %s", (heute, frist) => {
    expect(fristFuer(heute)).toBe(frist);
  });

  it("nimmt den gewünschten Tag, an freien Tagen den nächsten Werktag", () => {
    expect(fristFuer("2026-03-02", "2026-03-12")).toBe("2026-03-12");
    expect(fristFuer("2026-03-02", "2026-05-01")).toBe("2026-05-04");
  });

  it("verlängert um 14 Tage ab dem bisherigen Ende", () => {
    expect(verlaengerteFrist("2026-03-16", "2026-03-13")).toBe("2026-03-30");
    expect(verlaengerteFrist("2026-03-16", "2026-03-16")).toBe("2026-03-30");
    expect(verlaengerteFrist("2026-03-20", "2026-03-19")).toBe("2026-04-07");
  });

  it("verlängert um 14 Tage ab der Entscheidung, wenn sie nach dem bisherigen Ende kommt", () => {
    expect(verlaengerteFrist("2026-03-16", "2026-03-17")).toBe("2026-03-31");
    expect(verlaengerteFrist("2026-03-16", "2026-05-11")).toBe("2026-05-26");
  });

  it("verlangt einen späteren Tag innerhalb eines Jahres", () => {
    expect(findFristFehler("2026-03-02", "2026-03-02")).toBe("Die Frist muss nach dem heutigen Tag enden.");
    expect(findFristFehler("2026-03-02", "2026-03-03")).toBeNull();
    expect(findFristFehler("2026-03-02", "2027-03-02")).toBeNull();
    expect(findFristFehler("2026-03-02", "2027-03-03")).toBe("Die Frist darf höchstens ein Jahr betragen.");
  });

  it("lässt 500 Zeichen für den Grund einer Verlängerung", () => {
    expect(VERLAENGERUNG_GRUND_MAX).toBe(500);
  });
});

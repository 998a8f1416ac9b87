import { describe, expect, it } from "vitest";
import { isWartungAmTag, wartungsphaseAm, wartungstage } from "../../../../app/domain/wartung/wartungsfenster";

const zeit = (beginn: string, ende: string) => ({ beginn: new Date(beginn), ende: new Date(ende) });

describe("wie eine Wartung steht", () => {
  const fenster = zeit("2026-03-02T21:00:00Z", "2026-03-02T23:00:00Z");
  it.each([
    ["2026-03-02T20:59:59.999Z", "GEPLANT"],
    ["2026-03-02T21:00:00Z", "LAUFEND"],
    ["2026-03-02T22:59:59.999Z", "LAUFEND"],
    ["2026-03-02T23:00:00Z", "VORBEI"],
  ])("um %s: %s", (am, phase) => {
    expect(wartungsphaseAm(fenster, new Date(am))).toBe(phase);
  });
});

describe("die Tage einer Wartung in Berlin", () => {
  it("endet sie um Mitternacht, gehört der nächste Tag nicht dazu", () => {
    expect(wartungstage(zeit("2026-03-02T21:00:00Z", "2026-03-02T23:00:00Z"))).toEqual({
      von: "2026-03-02",
      bis: "2026-03-02",
    });
  });

  it.each([
    ["2026-03-01", false],
    ["2026-03-02", true],
    ["2026-03-03", true],
    ["2026-03-04", false],
  ])("eine über Mitternacht berührt %s: %s", (tag, isBeruehrt) => {
    expect(isWartungAmTag(zeit("2026-03-02T21:00:00Z", "2026-03-02T23:00:00.001Z"), tag)).toBe(isBeruehrt);
  });
});

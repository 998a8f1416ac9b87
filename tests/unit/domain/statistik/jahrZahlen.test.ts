import { describe, expect, it } from "vitest";
import { fueGesamtVon, zahlOf } from "~/domain/statistik/jahrZahlen";

describe("jahrZahlen", () => {
  it("summiert die Aufwendungen genau, und nichts Eingetragenes ist nicht null", () => {
    expect(fueGesamtVon({ fuePersonal: "0.1", fueSach: "", fueExtern: "0.2" })).toBe("0.3");
    expect(fueGesamtVon({ fuePersonal: "300000", fueSach: "20000.50", fueExtern: "0" })).toBe("320000.50");
    expect(fueGesamtVon({})).toBe("");
  });

  it("liest nur Zahlen", () => {
    expect([zahlOf({ a: "1.5" }, "a"), zahlOf({ a: "" }, "a"), zahlOf({}, "a")]).toEqual(["1.5", undefined, undefined]);
  });
});

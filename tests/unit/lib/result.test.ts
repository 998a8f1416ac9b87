import { describe, expect, it } from "vitest";
import { fail, mapResult, ok, type Result } from "../../../app/lib/result";

describe("Result", () => {
  it("changes the value of a success", () => {
    expect(mapResult(ok(2), (zahl) => zahl + 1)).toEqual({ ok: true, value: 3 });
  });

  it("lets a refusal pass untouched", () => {
    const refused: Result<number, string> = fail("GESPERRT");
    expect(mapResult(refused, (zahl: number) => zahl + 1)).toEqual({ ok: false, error: "GESPERRT" });
  });
});

import { expect, it } from "vitest";
import { isLogstufe, logstufen } from "~/domain/protokoll/logzeile";

it("die Stufen stehen von der leichtesten an da", () => {
  expect(logstufen).toEqual(["info", "warn", "error", "fatal"]);
  for (const fremd of ["debug", "toString", ""]) expect(isLogstufe(fremd)).toBe(false);
});

import { expect, it } from "vitest";
import { rasterName, readRasterName } from "~/domain/antrag/formular/raster";

const ZEILE = "aaaaaaaa-0000-4000-8000-000000000001";

it("nennt eine Zelle nach der Id ihrer Zeile und nicht nach ihrer Stelle", () => {
  expect(readRasterName(rasterName(ZEILE, "titel"))).toEqual({ uuid: ZEILE, key: "titel" });
  for (const name of ["titel", "zeile", "zeile-1-titel", `zeile-${ZEILE}-`, `zeile-${ZEILE}-a/b`])
    expect(readRasterName(name)).toBeNull();
});

import { expect, it } from "vitest";
import { withoutDoubleSlash } from "~/server/security/doubleSlash";

const PORTAL = "https://portal.example";

it.each([
  [`${PORTAL}//evil.example/help`, "/evil.example/help"],
  [`${PORTAL}//evil.example/help?x=//y`, "/evil.example/help?x=//y"],
  [`${PORTAL}/\\evil.example`, "/evil.example"],
  [`${PORTAL}/.//evil.example//`, "/evil.example/"],
  [`${PORTAL}/home/..////evil.example`, "/evil.example"],
  [`${PORTAL}/antraege//1`, "/antraege/1"],
])("%s ist %s", (address, expected) => {
  expect(withoutDoubleSlash(new URL(address))).toBe(expected);
  expect(new URL(expected, PORTAL).origin).toBe(PORTAL);
});

it.each(["/", "/home", "/antraege?ziel=//evil.example", "/%2F%2Fevil.example"])("%s bleibt, wie es ist", (path) => {
  expect(withoutDoubleSlash(new URL(path, PORTAL))).toBeNull();
});

import { describe, expect, it } from "vitest";
import { cutAtUuids, isUuid, newUuid } from "../../../app/lib/uuid";

it.each([
  ["0190a5c2-7b1e-7cc3-98c4-dc0c0c07398f", true],
  ["0190A5C2-7B1E-7CC3-98C4-DC0C0C07398F", true],
  ["00000000-0000-0000-0000-000000000000", true],
  ["0190a5c27b1e7cc398c4dc0c0c07398f", false],
  ["0190a5c2-7b1e-7cc3-98c4-dc0c0c07398", false],
  ["0190a5c2-7b1e-7cc3-98c4-dc0c0c07398g", false],
  [" 0190a5c2-7b1e-7cc3-98c4-dc0c0c07398f", false],
  ["0190a5c2-7b1e-7cc3-98c4-dc0c0c07398f\n", false],
  ["{0190a5c2-7b1e-7cc3-98c4-dc0c0c07398f}", false],
  ["", false],
  [undefined, false],
])("isUuid(%j) is %s", (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});

it("takes its randomness from outside", () => {
  expect(newUuid(() => "fest")).toBe("fest");
  expect(isUuid(newUuid())).toBe(true);
  expect(newUuid()).not.toBe(newUuid());
});

describe("cutAtUuids", () => {
  const id = "11111111-2222-4333-8444-555555555555";

  it("trennt Kennungen von dem, was zwischen ihnen steht, und lässt nichts Leeres übrig", () => {
    expect(cutAtUuids(`${id} Anruf`)).toEqual([id, "Anruf"]);
    expect(cutAtUuids(`Kette: ${id}`)).toEqual(["Kette:", id]);
    expect(cutAtUuids(`${id} ${id}`)).toEqual([id, id]);
    expect(cutAtUuids("nichts")).toEqual(["nichts"]);
    expect(cutAtUuids("  ")).toEqual([]);
  });
});

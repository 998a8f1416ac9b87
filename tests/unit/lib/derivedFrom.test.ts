import { describe, expect, it } from "vitest";
import { derivedFrom } from "~/lib/derivedFrom";

describe("derivedFrom", () => {
  it("works out once per object, and anew for another one that looks the same", () => {
    let count = 0;
    const sum = derivedFrom((numbers: readonly number[]) => {
      count += 1;
      return numbers.reduce((total, number) => total + number, 0);
    });
    const numbers = [1, 2];
    expect([sum(numbers), sum(numbers), count]).toEqual([3, 3, 1]);
    expect([sum([1, 2]), count]).toEqual([3, 2]);
  });

  it("keeps a result that is nothing", () => {
    let count = 0;
    const find = derivedFrom((texts: readonly string[]) => {
      count += 1;
      return texts.find((text) => text === "");
    });
    const texts = ["a"];
    expect([find(texts), find(texts), count]).toEqual([undefined, undefined, 1]);
  });
});

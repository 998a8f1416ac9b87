import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./sources";

it("gives every migration a number of its own", () => {
  const numbers = readdirSync(join(root, "app/server/backend/storage/migrations")).map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

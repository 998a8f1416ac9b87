import { expect, it } from "vitest";
import { listSources, readSource } from "./sources";

const LONGEST = 300;
/** Tables that are read row by row, not as a text. */
const EXEMPT = new Set(["app/routing/routeTable.ts"]);

it("keeps every file short enough to read in one go", () => {
  const long = ["app", "tests", "scripts"]
    .flatMap((folder) => listSources(folder))
    .filter((path) => !EXEMPT.has(path))
    .map((path) => ({ path, lines: readSource(path).trimEnd().split("\n").length }))
    .filter(({ lines }) => lines > LONGEST);
  expect(long).toEqual([]);
});

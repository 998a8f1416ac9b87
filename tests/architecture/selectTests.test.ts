import { describe, expect, it } from "vitest";
import { readImportGraph, type ImportGraph } from "../../scripts/check/importGraph";
import { selectTests, stemOf, WIDE } from "../../scripts/check/selectTests";

const graphOf = (users: Record<string, string[]>): ImportGraph =>
  new Map(Object.entries(users).map(([file, by]) => [file, new Set(by)]));

/** A use case below the composed service, on which more tests of the service stand than are run for one change. */
const SERVICE_TESTS = [...Array(WIDE + 1).keys()].map((number) => `tests/backend/ding${number}.test.ts`);
const wide = graphOf({
  "app/server/backend/usecases/fristen/listFristen.ts": ["app/server/backend/index.ts", "tests/unit/fristen.test.ts"],
  "app/server/backend/index.ts": ["tests/support/backend.ts"],
  "tests/support/backend.ts": [...SERVICE_TESTS, "tests/backend/verfahren/fristenLauf.test.ts"],
});

describe("the tests that a change reaches", () => {
  it("are found through every file in between, types and circles included", () => {
    const users = graphOf({
      "app/lib/a.ts": ["app/lib/b.ts"],
      "app/lib/b.ts": ["app/lib/a.ts", "tests/unit/lib/b.test.ts"],
    });
    expect(selectTests(["app/lib/a.ts"], users).run).toEqual(["tests/unit/lib/b.test.ts"]);
  });

  it("include a changed test itself and leave a changed journey to the browser", () => {
    const { run, journeys } = selectTests(["tests/unit/lib/b.test.ts", "tests/journeys/konto.spec.ts"], graphOf({}));
    expect(run).toEqual(["tests/unit/lib/b.test.ts"]);
    expect(journeys).toEqual(["tests/journeys/konto.spec.ts"]);
  });

  it("are those with a word of the change, where it reaches all by the whole service; the others are named", () => {
    const { run, left } = selectTests(["app/server/backend/usecases/fristen/listFristen.ts"], wide);
    expect(run).toEqual(["tests/backend/verfahren/fristenLauf.test.ts", "tests/unit/fristen.test.ts"]);
    expect(left).toEqual([...SERVICE_TESTS].sort());
  });

  it("are all of the service where there are few", () => {
    const few = graphOf({ "app/server/x.ts": SERVICE_TESTS.slice(0, WIDE) });
    expect(selectTests(["app/server/x.ts"], few)).toMatchObject({
      run: [...SERVICE_TESTS.slice(0, WIDE)].sort(),
      left: [],
    });
  });

  it("are found in this project", () => {
    const { run } = selectTests(["app/routing/decideAccess.ts"], readImportGraph());
    expect(run).toContain("tests/unit/routing/decideAccess.test.ts");
  });

  it.each([
    ["antraege", "Antrag"],
    ["fristen", "Frist"],
    ["bescheide", "Bescheids"],
    ["nachrichten", "nachricht"],
  ])("%s and %s are one word", (some, other) => {
    expect(stemOf(some)).toBe(stemOf(other));
  });
});

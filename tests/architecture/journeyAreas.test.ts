import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { AREAS, playwrightArguments } from "../../scripts/journeys/areas";
import { listSources } from "./sources";

const journeys = ["tests/journeys", "tests/a11y"].flatMap(listSources).filter((path) => path.endsWith(".spec.ts"));
const areas = Object.entries(AREAS);

describe("areas of the journeys", () => {
  it("have each journey once", () => {
    const homeless = journeys.filter((path) => areas.filter(([, { folder }]) => dirname(path) === folder).length !== 1);
    expect(homeless).toEqual([]);
  });

  it.each(areas)("%s has journeys", (_, { folder }) => {
    expect(journeys.some((path) => dirname(path) === folder)).toBe(true);
  });

  it("run alone, also two of them and with arguments of Playwright", () => {
    const { folder } = AREAS.antraege;
    expect(playwrightArguments(["--bereich", "antraege", "--project", "js"])).toEqual({
      ok: true,
      args: ["test", `${folder}/`, "--project", "js"],
    });
    expect(playwrightArguments(["--bereich=antraege", "--bereich=bescheid"])).toMatchObject({
      args: ["test", `${folder}/`, "tests/journeys/bescheid/"],
    });
    expect(playwrightArguments([])).toEqual({ ok: true, args: ["test"] });
  });

  it("are named where one is asked for that does not exist", () => {
    const answer = playwrightArguments(["--bereich", "toString"]);
    expect(answer.ok ? "" : answer.message).toMatch(/„toString“ gibt es nicht[^]*einreichung/);
  });
});

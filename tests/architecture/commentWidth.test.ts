import { describe, expect, it } from "vitest";
import { listSources, readSource } from "./sources";

/** The formatter keeps code within this width and leaves comments as they are. */
const WIDTH = 120;

/** Lines of comments that are wider than code may be. A directive of a tool cannot be broken. */
const findWide = (text: string): string[] =>
  text.split("\n").filter((line) => line.length > WIDTH && /^\s*(\/\/|\/\*\*?|\*) (?!eslint-)/.test(line));

describe("comments are as narrow as code", () => {
  const sources = ["app", "scripts", "tests"].flatMap((folder) => listSources(folder));

  it("in every file", () => {
    expect(sources.length).toBeGreaterThan(1_000);
    expect(sources.flatMap((path) => findWide(readSource(path)).map((line) => `${path}: ${line}`))).toEqual([]);
  });

  it("finds a line in any kind of comment, and no long text in code", () => {
    const long = "word ".repeat(30).trim();
    expect(findWide(`// ${long}`)).toHaveLength(1);
    expect(findWide(`/** ${long} */`)).toHaveLength(1);
    expect(findWide(` * ${long}`)).toHaveLength(1);
    expect(findWide(`const text = "${long}";`)).toEqual([]);
    expect(findWide(`// eslint-disable-next-line house/max-params -- ${long}`)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { countAll } from "../../scripts/quality/counts";
import { renderTable, replaceChapter } from "../../scripts/quality/qualityPage";
import { parse } from "../../scripts/quality/sourceTree";

const VERBS = new Set(["lade", "pruefe"]);

/** How often something is counted in a few files: path and text. */
function countOf(what: string | RegExp, files: Record<string, string>): number | undefined {
  const counts = countAll(
    Object.entries(files).map(([path, text]) => parse(path, text)),
    VERBS,
  );
  return counts.find((row) => (typeof what === "string" ? row.what === what : what.test(row.what)))?.count;
}

const bodyOf = (lines: number): string => `{\n${"  lauf();\n".repeat(lines - 2)}}`;

describe("what the numbers of docs/quality.md count", () => {
  it("a function by its first word, however it is written, and no noun that only begins alike", () => {
    const text =
      "function ladeAntrag() {} const pruefeTan = () => 1; const a = { lade() {} }; class B { pruefe = () => 1 } const ladenTyp = () => 1;";
    expect(countOf("functions in `app` named by a German verb", { "app/a.ts": text })).toBe(4);
    expect(
      countOf("of these below `app/server`", { "app/a.ts": text, "app/server/b.ts": "const ladeX = () => 1;" }),
    ).toBe(1);
  });

  it("functions over 40 lines, and not those of 40", () => {
    const files = (lines: number) => ({ "app/a.ts": `function a() ${bodyOf(lines)}` });
    expect(countOf(/over 40 lines/, files(40))).toBe(0);
    expect(countOf(/over 40 lines/, files(41))).toBe(1);
  });

  it("more than three parameters, and not three", () => {
    const text = "const three = (a, b, c) => 1; const four = (a, b, c, d) => 1;";
    expect(countOf(/positional/, { "app/a.ts": text })).toBe(1);
  });

  it("a type that is claimed of JSON, and not `unknown` or a cast of something else", () => {
    const text =
      "const a = JSON.parse(x) as Y; const b = (await c.json()) as { d: 1 }; const e = JSON.parse(x) as unknown; const f = g as Y;";
    expect(countOf(/type assertions/, { "tests/a.ts": text })).toBe(2);
  });

  it("clocks and chance without a parameter", () => {
    const text = "const a = new Date(); const b = new Date(0); Math.random(); Date.now();";
    expect(countOf(/Math\.random/, { "app/a.ts": text })).toBe(3);
  });

  it("now() in a text for the database, and not a function of that name", () => {
    const text = "const a = sql`SELECT now()`; const b = sql`${x} < now()`; const c = now(); const d = clock.now();";
    expect(countOf("`now()` in SQL", { "app/server/a.ts": text })).toBe(2);
  });

  it("SQL in use cases, and not in storage", () => {
    const text = 'import { eq } from "drizzle-orm";';
    const files = { "app/server/backend/usecases/a.ts": text, "app/server/backend/storage/b.ts": text };
    expect(countOf(/SQL of their own/, files)).toBe(1);
  });

  it("flat folders and loose files", () => {
    const files = Object.fromEntries([...Array(41).keys()].map((number) => [`app/contract/a${number}.ts`, ""]));
    expect(countOf(/more than 40 files/, files)).toBe(1);
    expect(countOf("loose files in `app/contract`", files)).toBe(41);
  });

  it("limits that a text repeats", () => {
    expect(
      countOf(/limits written out/, {
        "app/a.ts": 'const a = "höchstens 5 MB groß"; const b = `höchstens ${limit} groß`;',
      }),
    ).toBe(1);
  });
});

describe("the page of the numbers", () => {
  it("changes only the chapter that is written", () => {
    const page = "# Quality\n\nText.\n\n## One\n\nold\n\n## Two\n\nstays\n";
    expect(replaceChapter(page, "One", "new")).toBe("# Quality\n\nText.\n\n## One\n\nnew\n\n## Two\n\nstays\n");
    expect(replaceChapter(page, "Three", "new")).toBe(`${page}\n## Three\n\nnew\n`);
  });

  it("has tables as the formatter writes them", () => {
    expect(renderTable(["a", "long head"], [["1", "2"]])).toBe(
      "| a   | long head |\n| --- | --------- |\n| 1   | 2         |",
    );
  });
});

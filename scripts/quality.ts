import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { projectRoot } from "./projectRoot";
import { countAll } from "./quality/counts";
import { renderTable, writeChapter } from "./quality/qualityPage";
import { readSourceTree, readSourceTreeAt } from "./quality/sourceTree";

/**
 * `npm run quality [-- --before <commit> --verbs <file>]` counts this state and an earlier one and writes both into
 * docs/quality.md.
 */
const { values } = parseArgs({
  options: { before: { type: "string", default: "8430d29" }, verbs: { type: "string" } },
});

const LINT_LIST = join(projectRoot, "scripts/lint/verbs.json");
const lintList = z.record(z.string(), z.object({ not: z.array(z.string()) }));

/** The German verbs: those that lint refuses, or a file with a word a line. */
function readGermanVerbs(): Set<string> {
  if (values.verbs !== undefined) return new Set(readFileSync(values.verbs, "utf8").trim().split(/\s+/));
  if (!existsSync(LINT_LIST)) throw new Error("Ohne scripts/lint/verbs.json: --verbs <Datei> mit einem Wort je Zeile.");
  return new Set(Object.values(lintList.parse(JSON.parse(readFileSync(LINT_LIST, "utf8")))).flatMap(({ not }) => not));
}

const verbs = readGermanVerbs();
const was = countAll(readSourceTreeAt(projectRoot, values.before), verbs);
const now = countAll(readSourceTree(projectRoot), verbs);
const rows = now.map(({ section, what, count }, index) => [
  section,
  what,
  String(was[index]?.count ?? ""),
  String(count),
]);
const table = renderTable(["Section of issue 16", "What is counted", `Before (${values.before})`, "Now"], rows);
writeChapter(
  "Counts",
  `\`npm run quality\` counts both columns with the same code, from the syntax of \`app\`, \`scripts\` and \`tests\`.\n\n${table}`,
);
console.log(table);

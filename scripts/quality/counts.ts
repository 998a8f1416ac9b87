import { basename, dirname } from "node:path";
import ts from "typescript";
import { firstWordOf, namedFunctionsOf, type FoundFunction } from "./functions";
import { nodesOf, type SourceFile } from "./sourceTree";

export type Count = { section: string; what: string; count: number };
type Sources = readonly SourceFile[];

export const LONGEST_FUNCTION = 40;
export const MOST_PARAMETERS = 3;
const MOST_FILES = 40;
const WIDEST_LINE = 120;

/** Files that patch or imitate Remix, its router, React's JSX or zod, by name, wherever they lie. */
const TRICKS =
  /^(browserFlags|slimManifest|serverElements|elements|pageHandlers|heapGrowth|fehlerImBrowser)(\.test)?\.tsx?$/;

const below = (files: Sources, ...folders: string[]): SourceFile[] =>
  files.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

const linesOf = (files: Sources): number => files.reduce((sum, { text }) => sum + text.trimEnd().split("\n").length, 0);

const matches = (files: Sources, pattern: RegExp): number =>
  files.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);

function countBy(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const isOwnText = (path: string): boolean => !path.startsWith("scripts/quality/");

/** Section 1. A function counts when its first word is on the list of German verbs. */
function countTongue(files: Sources, verbs: ReadonlySet<string>): Count[] {
  const german = ({ name }: FoundFunction) => verbs.has(firstWordOf(name));
  const functionsIn = (folder: string) => below(files, folder).flatMap(namedFunctionsOf);
  const names = countBy(below(files, "app").map(({ path }) => basename(path).replace(/(\.css)?\.tsx?$/, "")));
  names.delete("index");
  const section = "1 One tongue";
  return [
    { section, what: "functions in `app` named by a German verb", count: functionsIn("app").filter(german).length },
    { section, what: "of these below `app/server`", count: functionsIn("app/server").filter(german).length },
    {
      section,
      what: "functions in `tests` and `scripts` named by a German verb",
      count: [...functionsIn("tests"), ...functionsIn("scripts")].filter(german).length,
    },
    {
      section,
      what: "base names that three or more files in `app` share",
      count: [...names.values()].filter((count) => count >= 3).length,
    },
  ];
}

/** Section 2. */
function countTricks(files: Sources): Count[] {
  const tricks = files.filter(({ path }) => TRICKS.test(basename(path)));
  const isTest = ({ path }: SourceFile) => path.startsWith("tests/");
  const section = "2 No tricks";
  return [
    {
      section,
      what: "lines in files that patch or imitate a library",
      count: linesOf(tricks.filter((file) => !isTest(file))),
    },
    { section, what: "lines of their tests", count: linesOf(tricks.filter(isTest)) },
  ];
}

/** Section 3. */
function countFacts(files: Sources): Count[] {
  const limits = /["'`> ][^"'`\n]*(?:5 MB|PDF, PNG oder JPG|drei Exporte|In einer Minute)/g;
  return [
    {
      section: "3 One way",
      what: "limits written out in texts instead of interpolated",
      count: matches(below(files, "app"), limits),
    },
  ];
}

const speaksSql = ({ path, text }: SourceFile): boolean =>
  !path.includes("/storage/") && (/from "drizzle-orm"/.test(text) || /\bsql`/.test(text));

/** Section 4. */
function countRooms(files: Sources): Count[] {
  const rooms = [...countBy(files.map(({ path }) => dirname(path)))].filter(([, count]) => count > MOST_FILES);
  const directlyIn = (folder: string) => files.filter(({ path }) => dirname(path) === folder).length;
  const section = "4 Rooms";
  return [
    { section, what: `folders with more than ${MOST_FILES} files of their own`, count: rooms.length },
    { section, what: "files in these folders", count: rooms.reduce((sum, [, count]) => sum + count, 0) },
    { section, what: "loose files in `app/server`", count: directlyIn("app/server") },
    { section, what: "loose files in `app/contract`", count: directlyIn("app/contract") },
    { section, what: "loose files in `tests/backend`", count: directlyIn("tests/backend") },
    {
      section,
      what: "use cases and handlers with SQL of their own",
      count: below(files, "app/server/backend/usecases", "app/server/backend/http").filter(speaksSql).length,
    },
  ];
}

/** `await answer.json() as Shape`, `JSON.parse(text) as Shape`. */
function isAssertedJson(node: ts.Node): boolean {
  if (!ts.isAsExpression(node) || node.type.getText() === "unknown" || node.type.getText() === "const") return false;
  return /(\.json\(\)|\bJSON\.parse\([^]*\))\)?$/.test(node.expression.getText());
}

const isBare = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) && node.expression.getText() === "Date" && (node.arguments?.length ?? 0) === 0) ||
  (ts.isCallExpression(node) && ["Math.random", "Date.now"].includes(node.expression.getText()));

/** The clock of the database in a text, which is SQL then. */
const isSqlNow = (node: ts.Node): boolean =>
  (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
  /\bnow\(\)/.test(node.text);

const countNodes = (files: Sources, isMeant: (node: ts.Node) => boolean): number =>
  files.reduce((sum, { tree }) => sum + nodesOf(tree).filter(isMeant).length, 0);

/** Section 5. */
function countWalls(files: Sources): Count[] {
  const named = below(files, "app", "scripts").flatMap(namedFunctionsOf);
  const wide = below(files, "app", "scripts")
    .flatMap(({ text }) => text.split("\n"))
    .filter(({ length }) => length > WIDEST_LINE);
  const section = "5 Walls";
  return [
    {
      section,
      what: `functions over ${LONGEST_FUNCTION} lines`,
      count: named.filter(({ lines }) => lines > LONGEST_FUNCTION).length,
    },
    {
      section,
      what: `functions with more than ${MOST_PARAMETERS} positional parameters`,
      count: named.filter(({ parameters }) => parameters > MOST_PARAMETERS).length,
    },
    { section, what: "type assertions on `json()` and `JSON.parse`", count: countNodes(files, isAssertedJson) },
    {
      section,
      what: "`new Date()`, `Date.now()` and `Math.random()` in `app`",
      count: countNodes(below(files, "app"), isBare),
    },
    { section, what: "`now()` in SQL", count: countNodes(below(files, "app/server"), isSqlNow) },
    { section, what: `lines wider than ${WIDEST_LINE} characters`, count: wide.length },
    {
      section,
      what: "exemptions from lint in comments",
      count: matches(
        files.filter(({ path }) => isOwnText(path)),
        /eslint-disable/g,
      ),
    },
  ];
}

/** What sections 1 to 5 of issue 16 speak of, counted in one state of the sources. */
export function countAll(files: Sources, verbs: ReadonlySet<string>): Count[] {
  return [
    countTongue(files, verbs),
    countTricks(files),
    countFacts(files),
    countRooms(files),
    countWalls(files),
  ].flat();
}

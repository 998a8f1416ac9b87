import { reachedFrom, type ImportGraph } from "./importGraph";

/**
 * From this many test files of the service on, a change reaches them all by the composed service, and its words choose
 * among them.
 */
export const WIDE = 25;

export type TestSelection = {
  /** Test files to run. */
  run: string[];
  /**
   * Test files that the change reaches only by the composed service and that do not carry its words: they are left to
   * `npm run check`.
   */
  left: string[];
  /** Changed journeys: they need a browser. */
  journeys: string[];
};

/** Small words that say nothing about the matter. */
const LEAST_LETTERS = 4;

/**
 * The beginning that German forms of a noun share: `antraege` and `antrag`, `fristen` and `frist`, `Bescheids` and
 * `bescheid`.
 */
export function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/([aou])e/g, "$1")
    .replace(/(en|e|n|s)$/, "");
}

/** The stems in a path: folders and the words of its camel-case name. */
export function stemsOf(path: string): Set<string> {
  const words = path.replace(/(\.test)?\.tsx?$/, "").match(/\p{Lu}?[\p{Ll}\d]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= LEAST_LETTERS).map(stemOf));
}

/** Folders that say how something is built, not what it is about, and verbs that most files begin with. */
const STRUCTURE = [
  "app",
  "server",
  "backend",
  "usecases",
  "http",
  "storage",
  "schema",
  "tests",
  "contract",
  "domain",
  "features",
  "routes",
];
const structureStems = new Set([...STRUCTURE, "load", "save", "list", "read", "write", "check", "test"].map(stemOf));

const wordsOf = (path: string): Set<string> => new Set([...stemsOf(path)].filter((stem) => !structureStems.has(stem)));

/** Tests with a database or a process of their own: dear, and nearly all of them stand on the whole service. */
const isDear = (path: string): boolean => /^tests\/(backend|server)\//.test(path);

/**
 * The test files that a change reaches, by imports. What hangs together by the composed service reaches nearly every
 * test of the service; then those run that share a word with a changed file (`usecases/fristen/…` and
 * `tests/backend/verfahren/fristenLauf.test.ts`).
 */
export function selectTests(changed: readonly string[], users: ImportGraph): TestSelection {
  const reached = [...reachedFrom(changed, users)].sort();
  const tests = reached.filter((path) => path.startsWith("tests/") && /\.test\.tsx?$/.test(path));
  const dear = tests.filter(isDear);
  const words = new Set(changed.filter((path) => !path.startsWith("tests/")).flatMap((path) => [...wordsOf(path)]));
  const isNamed = (path: string) => [...wordsOf(path)].some((word) => words.has(word));
  const runs = (path: string) => !isDear(path) || dear.length <= WIDE || changed.includes(path) || isNamed(path);
  return {
    run: tests.filter(runs),
    left: tests.filter((path) => !runs(path)),
    journeys: changed.filter((path) => path.endsWith(".spec.ts")),
  };
}

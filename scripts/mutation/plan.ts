import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readImportGraph, reachedFrom, type ImportGraph } from "../check/importGraph";
import { selectTests } from "../check/selectTests";
import { projectRoot } from "../projectRoot";
import { plantMutants, type Mutant } from "./mutants";

/** What is mutated and which tests there are for it. */
export type Plan = {
  files: string[];
  /** The planted texts by absolute path. */
  texts: Map<string, string>;
  mutants: Mutant[];
  users: ImportGraph;
  unitTests: string[];
  /** They hold tables as a whole; that takes too long to be done for every mutant. */
  architectureTests: string[];
};

const isBelow = (file: string, place: string): boolean =>
  file === place || file.startsWith(`${place.replace(/\/$/, "")}/`);

/** Plants the mutants of folders and files. */
export function planMutants(places: readonly string[]): Plan {
  const users = readImportGraph();
  const files = [...users.keys()].filter((file) => places.some((place) => isBelow(file, place)));
  const texts = new Map<string, string>();
  const mutants: Mutant[] = [];
  for (const file of files) {
    const planted = plantMutants(file, readFileSync(join(projectRoot, file), "utf8"), mutants.length);
    texts.set(join(projectRoot, file), planted.text);
    mutants.push(...planted.mutants);
  }
  const reached = [...reachedFrom(files, users)].filter((path) => /\.test\.tsx?$/.test(path)).sort();
  const testsIn = (folder: string) => reached.filter((path) => isBelow(path, folder));
  return {
    files,
    texts,
    mutants,
    users,
    unitTests: testsIn("tests/unit"),
    architectureTests: testsIn("tests/architecture"),
  };
}

/** Tests that import a file or lie where its own test lies; all unit tests where there are none. */
export function nearTests({ users, unitTests, architectureTests }: Plan, file: string): string[] {
  const folder = dirname(file).replace(/^app/, "tests/unit");
  const near = [...unitTests, ...architectureTests].filter(
    (test) => users.get(file)?.has(test) || dirname(test) === folder,
  );
  return near.length > 0 ? near : unitTests;
}

/** Tests through the door, with a database, that carry a word of the file. */
export const serviceTests = ({ users }: Plan, file: string): string[] =>
  selectTests([file], users).run.filter((path) => isBelow(path, "tests/backend"));

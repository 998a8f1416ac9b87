import { listImports, listSources, resolveImport } from "../../tests/architecture/sources";

/** Who imports a file: paths from the project's root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the imports of all sources, types included: a changed type can break a test as well. Takes a second. */
export function readImportGraph(): ImportGraph {
  const files = ["app", "scripts", "tests"].flatMap(listSources);
  const known = new Set(files);
  const users = new Map<string, Set<string>>(files.map((file) => [file, new Set()]));
  for (const file of files) {
    for (const specifier of listImports(file)) {
      const target = resolveImport(file, specifier, known);
      if (target !== null) users.get(target)?.add(file);
    }
  }
  return users;
}

/** The given files and all that import them, directly or by others. */
export function reachedFrom(files: readonly string[], users: ImportGraph): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    for (const user of users.get(file) ?? []) reached.add(user);
  }
  return reached;
}

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";

export const root = resolve(import.meta.dirname, "../..");

/** All TypeScript files below a folder of the project, as paths from the project's root with forward slashes. */
export function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => /\.tsx?$/.test(path))
    .sort();
}

export const readSource = (path: string): string => readFileSync(join(root, path), "utf8");

/** What a file imports, as written: static, dynamic and type imports and re-exports. */
export function listImports(path: string): string[] {
  return ts.preProcessFile(readSource(path), true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The file of the project that an import means; null for packages. */
export function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  if (!specifier.startsWith(".") && !specifier.startsWith("~/")) return null;
  const base = specifier.startsWith("~/")
    ? `app/${specifier.slice(2)}`
    : join(from, "..", specifier).replaceAll("\\", "/");
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.find((candidate) => known.has(candidate)) ?? base;
}

/** The syntax tree of a text that stands, or might stand, in this file. */
export function parseText(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** The syntax tree of a file. */
export const parseSource = (path: string): ts.SourceFile => parseText(path, readSource(path));

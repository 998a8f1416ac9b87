import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";

export type SourceFile = { path: string; text: string; tree: ts.SourceFile };

const FOLDERS = ["app", "scripts", "tests"];

/** The sources below a folder that is a state of this project; paths with forward slashes from there. */
export function readSourceTree(root: string): SourceFile[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (name) => `${folder}/${name.replaceAll("\\", "/")}`,
    ),
  );
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => parse(path, readFileSync(join(root, path), "utf8")));
}

export function parse(path: string, text: string): SourceFile {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

/** The sources as they were at a commit. */
export function readSourceTreeAt(root: string, ref: string): SourceFile[] {
  const folder = mkdtempSync(join(tmpdir(), "antragsportal-stand-"));
  try {
    const archive = execFileSync("git", ["archive", ref, ...FOLDERS], { cwd: root, maxBuffer: 512 * 1024 * 1024 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    return readSourceTree(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A node and all below it, in the order of the text. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (next: ts.Node): void => {
    nodes.push(next);
    ts.forEachChild(next, visit);
  };
  visit(node);
  return nodes;
}

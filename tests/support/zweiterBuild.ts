import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const SOURCES = ["app", "public", "scripts", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];

export type ZweiterBuild = { main: string; remove(): void };

/** A real build of this checkout with other texts, as the next version of the portal would be. Takes half a minute. */
export function buildNextVersion(texte: { datei: string; alt: string; neu: string }[]): ZweiterBuild {
  const folder = mkdtempSync(join(tmpdir(), "antragsportal-build-"));
  for (const source of SOURCES) cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const { datei, alt, neu } of texte) {
    const path = join(folder, datei);
    const text = readFileSync(path, "utf8");
    if (!text.includes(alt)) throw new Error(`${datei} does not contain: ${alt}`);
    writeFileSync(path, text.replaceAll(alt, neu));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The second build failed:\n${stdout}\n${stderr}`);
  return { main: join(folder, "build/main.js"), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

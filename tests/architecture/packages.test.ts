import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { root } from "./sources";

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  engines: z.object({ node: z.string().optional() }).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const readPackage = (folder: string) =>
  packageFile.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
const installed = (name: string) => readPackage(join(root, "node_modules", name));

const lockFile = z
  .object({ packages: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));

/** Sorts after another version. Only plain numbers occur here. */
function isAtLeast(version: string, minimum: string): boolean {
  const [own, other] = [version, minimum].map((text) => text.split(/[.-]/, 3).map(Number));
  for (const place of [0, 1, 2]) {
    const difference = (own?.[place] ?? 0) - (other?.[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe("packages", () => {
  it.each(
    readdirSync(join(root, "node_modules/@remix-run")).filter((name) =>
      existsSync(join(root, "node_modules/@remix-run", name, "package.json")),
    ),
  )("@remix-run/%s has the fixes for the known attacks on forms and cookies", (name) => {
    const { version } = installed(`@remix-run/${name}`);
    // The router and the web polyfills are numbered on their own.
    if (["node", "react", "dev", "server-runtime", "route-config", "serve"].includes(name))
      expect(isAtLeast(version, "2.17.4"), version).toBe(true);
    else expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  // What is repaired only in later majors: tests/server/angriffe.test.ts, docs/decisions/0096-attacks-on-the-router.md.
  it.each([
    ["react-router", "6.30.6"],
    ["react-router-dom", "6.30.6"],
    ["@remix-run/router", "1.23.4"],
  ])("%s is installed once and past its last repair of this major", (name, minimum) => {
    expect(isAtLeast(installed(name).version, minimum), installed(name).version).toBe(true);
    const copies = Object.keys(lockFile.packages).filter((path) => path.endsWith(`node_modules/${name}`));
    expect(copies).toEqual([`node_modules/${name}`]);
  });

  it.each(Object.keys(readPackage(root).dependencies))("%s runs on Node 20", (name) => {
    const range = installed(name).engines?.node ?? "*";
    const alternatives = range.split("||").map((part) => part.trim());
    const admits = alternatives.some((part) => {
      const [sign, number = ""] = /^(\^|>=|>|~|)\s*v?(\d+(?:\.\d+)*)/.exec(part)?.slice(1) ?? ["", ""];
      if (number === "") return part === "*" || part === "";
      if (sign === "^" || sign === "~" || sign === "")
        return number.split(".")[0] === "20" && isAtLeast("20.19.0", number);
      return isAtLeast("20.19.0", number);
    });
    expect(admits, range).toBe(true);
  });

  it("shares one zod between the portal and remix-utils", () => {
    expect(existsSync(join(root, "node_modules/remix-utils/node_modules/zod"))).toBe(false);
    expect(installed("zod").version).toMatch(/^4\./);
  });
});

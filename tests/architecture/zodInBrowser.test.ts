import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./sources";

/** How often zod tries to make code of a text, as a policy without `unsafe-eval` forbids it. */
function countAttempts(setting: { jitless: boolean }): number {
  const program = `
    let attempts = 0;
    globalThis.Function = new Proxy(Function, { construct() { attempts += 1; throw new EvalError("forbidden"); } });
    globalThis.__zod_globalConfig = ${JSON.stringify(setting)};
    const { z } = await import("zod");
    if (z.object({ name: z.string() }).safeParse({ name: "x" }).success) console.log(attempts);`;
  return Number(
    execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: root, encoding: "utf8" }),
  );
}

describe("zod in the browser", () => {
  it("makes no code of texts when its own setting says so", () => {
    expect(countAttempts({ jitless: false })).toBe(1);
    expect(countAttempts({ jitless: true })).toBe(0);
  });

  it("is told by the document, which runs before the modules of any page", () => {
    expect(readFileSync(join(root, "app/root.tsx"), "utf8")).toContain("__zod_globalConfig: { jitless: true }");
  });
});

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { bringBrowser, type BrowserSearch } from "../../scripts/bringBrowser";
import { BROUGHT_BROWSER, findBrowser, INSTALLED_BROWSER, INSTALLED_SHELL } from "../../scripts/findBrowser";

const root = resolve(import.meta.dirname, "../..");

type Machine = { answers: (string | null)[]; named?: string; impossible?: string[]; failing?: string[] };

/** A machine whose browser starts or not, each time that somebody looks, and two ways to bring one. */
async function runOn({ answers, named, impossible = [], failing = [] }: Machine) {
  const lines: string[] = [];
  const brought: string[] = [];
  const way = (name: string): BrowserSearch["ways"][number] => ({
    announcement: `Chromium kommt aus ${name}.`,
    isPossible: !impossible.includes(name),
    bring: () => {
      if (failing.includes(name)) throw new Error(`${name} antwortet nicht\n    at somewhere`);
      brought.push(name);
    },
  });
  const problem = await bringBrowser({
    whyNot: () => Promise.resolve(answers.shift() ?? null),
    named,
    ways: [way("npm"), way("apt")],
    say: (line) => lines.push(line),
  });
  return { problem, lines, brought };
}

describe("der Browser der Tests", () => {
  it("bringt nichts und sagt nichts, wo einer startet", async () => {
    expect(await runOn({ answers: [null] })).toEqual({ problem: null, lines: [], brought: [] });
  });

  it("kommt mit einer Zeile, die sagt, woher", async () => {
    const fresh = await runOn({ answers: ["keiner da", null] });
    expect(fresh).toEqual({ problem: null, lines: ["Chromium kommt aus npm."], brought: ["npm"] });
  });

  it("kommt auf dem nächsten Weg, wenn der erste nicht geht, nicht gelingt oder einen bringt, der nicht startet", async () => {
    const elsewhere = await runOn({ answers: ["keiner da", null], impossible: ["npm"] });
    expect(elsewhere).toEqual({ problem: null, lines: ["Chromium kommt aus apt."], brought: ["apt"] });
    const offline = await runOn({ answers: ["keiner da", null], failing: ["npm"] });
    expect(offline).toEqual({
      problem: null,
      lines: ["Chromium kommt aus npm.", "Chromium kommt aus apt."],
      brought: ["apt"],
    });
    const foreign = await runOn({ answers: ["keiner da", "falsche Bibliothek", null] });
    expect(foreign).toEqual({
      problem: null,
      lines: ["Chromium kommt aus npm.", "Chromium kommt aus apt."],
      brought: ["npm", "apt"],
    });
  });

  it("fehlt mit einem Satz, der sagt, was zu tun ist, wenn kein Weg zu einem führt", async () => {
    const { problem } = await runOn({ answers: ["keiner da", "falsche Bibliothek\nund mehr"], failing: ["apt"] });
    expect(problem).toBe(
      [
        "Für die Tests im Browser fehlt ein Browser. Bitte installieren Sie Chromium, oder nennen Sie es mit PLAYWRIGHT_CHROMIUM_PATH.",
        "- falsche Bibliothek",
        "- apt antwortet nicht",
      ].join("\n"),
    );
  });

  it("wird nicht stillschweigend durch einen anderen ersetzt, wenn jemand ihn genannt hat", async () => {
    const named = await runOn({ answers: ["gibt es nicht\nund mehr"], named: "/mein/chromium" });
    const problem = "Der Browser /mein/chromium aus PLAYWRIGHT_CHROMIUM_PATH startet nicht: gibt es nicht";
    expect(named).toEqual({ problem, lines: [], brought: [] });
  });

  it("ist der genannte, sonst der mitgebrachte, sonst der des Systems, sonst der von Playwright", () => {
    expect(findBrowser("/mein/chromium", () => true)).toBe("/mein/chromium");
    expect(findBrowser("", () => true)).toBe(BROUGHT_BROWSER);
    expect(findBrowser("", (path) => path !== BROUGHT_BROWSER)).toBe(INSTALLED_SHELL);
    expect(findBrowser("", (path) => path === INSTALLED_BROWSER)).toBe("/usr/bin/chromium");
    expect(findBrowser("", () => false)).toBeUndefined();
  });

  it("wird vor allem anderen gesucht, und CI ruft nur den Befehl der README", () => {
    const read = (file: string) => readFileSync(join(root, file), "utf8");
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    expect(scripts.test).toBe("node --import tsx scripts/withNode.ts npm run all");
    for (const name of ["all", "journeys"]) expect(scripts[name], name).toMatch(/^npm run browser && /);
    expect(read(".ci/run").trimEnd().split("\n").at(-1)).toBe("npm ci && npm test");
    expect(read(".ci/run")).not.toContain("apt");
    expect(read("README.md")).toContain("\nnpm ci && npm test ");
  });
});

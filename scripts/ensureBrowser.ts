import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { bringBrowser, type BrowserWay } from "./bringBrowser";
import { BROWSER_PACKAGE, unpackBrowserPackage } from "./browserPackage";
import { BROUGHT_BROWSER, findBrowser, INSTALLED_BROWSER } from "./findBrowser";

const { name, version, megabytes } = BROWSER_PACKAGE;
const require = createRequire(import.meta.url);
const none = "Auf diesem Rechner startet kein Browser.";

/** What comes first needs neither rights nor libraries of the system. */
const WAYS: BrowserWay[] = [
  {
    announcement: `${none} Chromium kommt aus dem npm-Paket ${name} ${version} (${megabytes} MB) nach ${dirname(BROUGHT_BROWSER)}.`,
    isPossible: process.platform === "linux" && process.arch === "x64",
    bring: () => unpackBrowserPackage(BROUGHT_BROWSER),
  },
  {
    announcement: `${none} Playwright lädt sein eigenes Chromium.`,
    isPossible: true,
    bring: () =>
      run(process.execPath, [join(dirname(require.resolve("@playwright/test")), "cli.js"), "install", "chromium"]),
  },
  {
    announcement: `${none} apt installiert Chromium nach ${INSTALLED_BROWSER}.`,
    isPossible: process.platform === "linux" && process.getuid?.() === 0,
    bring: () => {
      run("apt-get", ["update", "-q"]);
      run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"]);
    },
  },
];

function run(program: string, args: string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"], timeout: 600_000 });
}

/** A page has to come up, too: a browser without its libraries or rights does not get that far. */
async function whyNot(): Promise<string | null> {
  const executablePath = findBrowser();
  try {
    const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
    try {
      await (await browser.newPage()).goto("about:blank");
    } finally {
      await browser.close();
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
const problem = await bringBrowser({ whyNot, named, ways: WAYS, say: (line) => console.log(line) });
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}

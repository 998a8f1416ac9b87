import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/findBrowser";

const browser = findBrowser();

/**
 * Two journeys per core: each of them waits for its pages most of the time, and two cores were busy to less than a half
 * with one per core. All meet the same portal; beyond eight they would only wait for that.
 */
const WORKERS = Math.min(8, 2 * availableParallelism());

/**
 * What Playwright switches off in Chromium, said once more because only the last such list counts, and what would open
 * two pages of its own below the address of every window: they cost a fifth of the time of the journeys.
 */
const OHNE_FUNKTIONEN = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/**
 * Walls between sites that do not trust each other, memory that is watched, and processes in reserve: all pages here
 * are our own, and new processes and fresh memory are what a virtual machine is slowest at. What decides how a page
 * ends is left as it is: without `RenderDocument` and with the network in one process, a page that was left told of a
 * "network error" once in 387 journeys.
 */
const OHNE_WAENDE = [
  "IsolateOrigins",
  "PartitionAllocBackupRefPtr",
  "PartitionAllocMemoryReclaimer",
  "SpareRendererForSitePerProcess",
];

/**
 * The compilers that make a page faster once it has run for long: no page of a journey lives as long, and they cost a
 * sixth of the processor time of the journeys, a quarter where axe looks at a page.
 */
const OHNE_UEBERSETZER = "--js-flags=--no-opt,--no-maglev";

/** Switches that keep Chromium from using a GPU or calling home. */
const QUIET_BROWSER = [
  OHNE_UEBERSETZER,
  "--disable-site-isolation-trials",
  "--in-process-gpu",
  // Without it, one of the browsers that may be found (scripts/findBrowser.ts) ends at once with the line before.
  "--disable-software-rasterizer",
  `--disable-features=${[...OHNE_FUNKTIONEN, ...OHNE_WAENDE].join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Changes an account of the demo that other journeys need as it is. */
const NUR_EIGENE_DATEN = "journeys/anmeldung/zweifaktorPflicht.spec.ts";

/** Says nothing that the same journey with one process has not said, except over two. */
const NUR_ZWEI_PROZESSE = "journeys/einreichung/zweiProzesse.spec.ts";

/**
 * Stands in the title of a journey that a phone runs, too: where it gets other controls (the navigation behind a button,
 * cards instead of rows, a chart to move in), and the main way of each area. That every page fits into 320 pixels is the
 * matter of tests/a11y; who may do what is the same on every screen.
 */
const AM_TELEFON = /@telefon/;
const TELEFON = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** Journeys in a real browser against a server of their own, which tests/support/globalSetup.ts starts. */
export default defineConfig({
  testDir: "tests",
  testMatch: ["journeys/**/*.spec.ts", "a11y/**/*.spec.ts"],
  globalSetup: "./tests/support/globalSetup.ts",
  fullyParallel: false,
  workers: WORKERS,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // A long journey on a busy machine takes its time; what really hangs ends with its own step (actionTimeout).
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    // A trace slows every test; `--trace retain-on-failure` records one where it is needed.
    trace: "off",
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    launchOptions: { args: QUIET_BROWSER, ...(browser ? { executablePath: browser } : {}) },
  },
  projects: [
    // Backend and portal in two processes with data of their own: the main journey once more, on a phone. Without
    // scripts the same pages post the same forms to the same portal; only what is kept after the end of a session goes
    // another way there.
    { name: "zweiProzesse", testMatch: [NUR_ZWEI_PROZESSE, NUR_EIGENE_DATEN] },
    { name: "zweiProzesseTelefon", use: TELEFON, testMatch: ["journeys/einreichung/hauptweg.spec.ts"] },
    { name: "zweiProzesseNoJs", use: { javaScriptEnabled: false }, testMatch: [NUR_ZWEI_PROZESSE] },
    { name: "js", testIgnore: ["**/*.noJs.spec.ts", NUR_EIGENE_DATEN, NUR_ZWEI_PROZESSE] },
    {
      name: "noJs",
      use: { javaScriptEnabled: false },
      testIgnore: ["**/*.js.spec.ts", NUR_EIGENE_DATEN, NUR_ZWEI_PROZESSE],
    },
    {
      name: "mobile",
      use: TELEFON,
      grep: AM_TELEFON,
      testIgnore: ["**/*.noJs.spec.ts", NUR_EIGENE_DATEN, NUR_ZWEI_PROZESSE],
    },
  ],
});

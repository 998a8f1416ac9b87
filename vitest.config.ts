import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

process.env.TZ = "Europe/Berlin";

const alias = { "~": resolve(import.meta.dirname, "app") };
const msToStart = 60_000;
/** How long a test waits for what must come; a second, as by itself, is less than a busy machine is late. */
const expectations = { poll: { timeout: 30_000 } };

/** One project per kind of promise; `npx vitest run --project unit` runs one of them. */
export default defineConfig({
  test: {
    // One more than there are cores: many tests wait for a moment to come. By itself it is one fewer, half of a machine
    // with two.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve: { alias },
        esbuild: { jsx: "automatic" },
        plugins: [vanillaExtractPlugin()],
        // Files share their modules: none of them changes what another one imports, in whatever order they run.
        // Property tests have thousands of runs; a busy machine needs its time for them.
        test: {
          name: "unit",
          expect: expectations,
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          environment: "node",
          testTimeout: 60_000,
          isolate: false,
        },
      },
      { resolve: { alias }, test: { name: "contract", include: ["tests/contract/**/*.test.ts"], testTimeout: 60_000 } },
      {
        resolve: { alias },
        // Loaders of routes are tested with the real backend; what they share with their pages imports styles.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "backend",
          expect: expectations,
          isolate: false,
          include: ["tests/backend/**/*.test.ts"],
          globalSetup: ["tests/support/postgres.ts"],
          hookTimeout: 3 * msToStart,
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "architecture",
          expect: expectations,
          include: ["tests/architecture/**/*.test.ts"],
          testTimeout: 120_000,
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "server",
          expect: expectations,
          include: ["tests/server/**/*.test.ts"],
          // Up to three starts of a whole portal in one test, and the limits of `tests/support/portalProcess` for each.
          hookTimeout: 10 * msToStart,
          testTimeout: 10 * msToStart,
        },
      },
    ],
  },
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createVitest, type Vitest } from "vitest/node";
import { z } from "zod";
import { projectRoot } from "../projectRoot";
import type { Mutant } from "./mutants";

export type Trial = {
  killed: Set<number>;
  survived: Set<number>;
  /** Met only while a module is loaded: tables and constants. */
  onlyLoaded: Set<number>;
  unfit: string[];
};

const verdictShape = z.object({
  reached: z.array(z.number()),
  loaded: z.array(z.number()),
  killed: z.array(z.number()),
  unfit: z.array(z.string()),
});

const TESTS = {
  unit: { include: ["tests/{unit,architecture}/**/*.test.{ts,tsx}"] },
  backend: { include: ["tests/backend/**/*.test.ts"], globalSetup: ["tests/support/postgres.ts"], hookTimeout: 60_000 },
};

/** A vitest that stays warm and sees the planted texts instead of the files. */
export function createMutationVitest(texts: ReadonlyMap<string, string>, kind: keyof typeof TESTS): Promise<Vitest> {
  process.env.TZ = "Europe/Berlin";
  const plant = {
    name: "plant-mutants",
    enforce: "pre" as const,
    transform: (_: string, id: string) => {
      const code = texts.get(id.split("?")[0] ?? "");
      return code === undefined ? null : { code, map: null };
    },
  };
  return createVitest(
    "test",
    {
      root: projectRoot,
      config: false,
      watch: false,
      ...TESTS[kind],
      bail: 1,
      isolate: false,
      maxWorkers: 1,
      runner: join(import.meta.dirname, "mutationRunner.ts"),
      // The time of a unit test holds for all its mutants.
      testTimeout: kind === "unit" ? 600_000 : 30_000,
      reporters: [{}],
    },
    {
      resolve: { alias: { "~": join(projectRoot, "app") } },
      esbuild: { jsx: "automatic" },
      plugins: [plant, vanillaExtractPlugin()],
    },
  );
}

/** What reaches this process from a worker is a copy without a prototype, so it cannot write itself. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : inspect(error));

/** Why these files are not green: the first message of each; none when they are. */
async function listProblems(vitest: Vitest, testFiles: string[]): Promise<string[]> {
  if (testFiles.length === 0) return [];
  const specifications = await vitest.globTestSpecifications(testFiles);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.filter((module) => !module.ok());
  const reasonOf = (module: (typeof testModules)[number]) =>
    module.errors()[0]?.message ??
    [...module.children.allTests("failed")].map(
      (test) => `${test.fullName}: ${test.result().errors?.[0]?.message ?? ""}`,
    )[0] ??
    "";
  return [...failed.map((module) => `${module.moduleId}: ${reasonOf(module)}`), ...unhandledErrors.map(messageOf)];
}

/** All mutants that tests come past, in one run. */
export async function tryReached(vitest: Vitest, testFiles: string[], mutants: readonly Mutant[]): Promise<Trial> {
  const folder = mkdtempSync(join(tmpdir(), "antragsportal-mutanten-"));
  const file = join(folder, "verdicts.jsonl");
  writeFileSync(file, "");
  process.env.MUTATION_VERDICTS = file;
  delete process.env.MUTANT;
  try {
    const problems = await listProblems(vitest, testFiles);
    if (problems.length > 0)
      throw new Error(`Ohne Mutanten müssen alle Tests grün sein.\n${problems.slice(0, 3).join("\n")}`);
    const verdicts = readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => verdictShape.parse(JSON.parse(line)));
    const killed = new Set(verdicts.flatMap((verdict) => verdict.killed));
    const reached = new Set(verdicts.flatMap((verdict) => verdict.reached));
    const loaded = new Set(verdicts.flatMap((verdict) => verdict.loaded));
    const ids = mutants.map(({ id }) => id);
    return {
      killed,
      survived: new Set(ids.filter((id) => !killed.has(id) && (reached.has(id) || !loaded.has(id)))),
      onlyLoaded: new Set(ids.filter((id) => !reached.has(id) && loaded.has(id))),
      unfit: verdicts.flatMap((verdict) => verdict.unfit),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What one mutant breaks from a cold start, so that it also decides while modules are loaded. */
export async function listProblemsWith(vitest: Vitest, id: number, testFiles: string[]): Promise<string[]> {
  process.env.MUTANT = String(id);
  try {
    return await listProblems(vitest, testFiles);
  } finally {
    delete process.env.MUTANT;
  }
}

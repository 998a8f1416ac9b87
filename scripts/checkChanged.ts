import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { listChangedFiles } from "./check/changedFiles";
import { readImportGraph } from "./check/importGraph";
import { selectTests } from "./check/selectTests";
import { projectRoot } from "./projectRoot";

/**
 * `npm run check:changed [-- <ref>]`: types, lint, format and the tests that the change against `ref` (main) reaches.
 */
const [ref = "main"] = process.argv.slice(2);
const began = performance.now();

/** What changes everything; the tests that it reaches are all. */
const FOR_ALL =
  /^(package(-lock)?\.json|tsconfig\.json|eslint\.config\.js|(vite|vitest)\.config\.ts|scripts\/layers\.json)$/;

type Step = { name: string; program: string; args: string[] };
type Outcome = { name: string; code: number; output: string; seconds: number };

const bin = (name: string): string => join(projectRoot, "node_modules/.bin", name);
const cache = (name: string): string => `node_modules/.cache/${name}`;

/** Output is kept until the end of a step: two steps run at a time. */
function runStep({ name, program, args }: Step): Promise<Outcome> {
  const start = performance.now();
  return new Promise((done) => {
    const child = spawn(bin(program), args, { cwd: projectRoot, stdio: ["ignore", "pipe", "pipe"] });
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.stderr.on("data", (part: Buffer) => parts.push(part));
    child.on("error", (error) => parts.push(Buffer.from(error.message)));
    child.on("close", (code) =>
      done({
        name,
        code: code ?? 1,
        output: Buffer.concat(parts).toString(),
        seconds: (performance.now() - start) / 1000,
      }),
    );
  });
}

/** One after the other; the answer is whether all were content. */
async function runLane(steps: Step[]): Promise<boolean> {
  let isClean = true;
  for (const step of steps) {
    const { name, code, output, seconds } = await runStep(step);
    console.log(`${code === 0 ? "✓" : "✗"} ${name} (${seconds.toFixed(1)} s)`);
    if (code !== 0) console.log(output.trimEnd());
    isClean &&= code === 0;
  }
  return isClean;
}

const changed = listChangedFiles(projectRoot, ref).filter((path) => existsSync(join(projectRoot, path)));
const { run, left, journeys } = selectTests(changed, readImportGraph());
const sources = changed.filter((path) => /\.(ts|tsx|js)$/.test(path));

console.log(
  `${changed.length} geänderte Dateien gegenüber ${ref}; die Änderung erreicht ${run.length + left.length} Testdateien.`,
);
if (left.length > 0) {
  console.log(
    `${left.length} davon nur über den ganzen Dienst und ohne ein Wort der Änderung: Sie laufen mit npm run check.`,
  );
  if (!run.some((path) => path.startsWith("tests/backend/")))
    console.log(
      "Kein Test des Dienstes trägt ein Wort der Änderung: Bitte nennen Sie ihn selbst, npx vitest run tests/backend/…",
    );
}
if (changed.some((path) => FOR_ALL.test(path)))
  console.log("Eine Einstellung für alles ist geändert: Dafür ist npm run check da.");
if (journeys.length > 0)
  console.log(`Geänderte Wege im Browser laufen hier nicht: npx playwright test ${journeys.join(" ")}`);

/** Lint of a file also reads types of others, so a cached verdict may be old: `npm run lint` asks anew. */
const lint = {
  name: "Lint",
  program: "eslint",
  args: ["--max-warnings", "0", "--cache", "--cache-location", cache("eslint/changed"), ...sources],
};
const format = {
  name: "Format",
  program: "prettier",
  args: [
    "--check",
    "--log-level",
    "warn",
    "--ignore-unknown",
    "--cache",
    "--cache-location",
    cache("prettier/changed"),
    ...changed,
  ],
};
const checks: Step[] = [
  { name: "Typen", program: "tsc", args: ["-p", "."] },
  ...(sources.length > 0 ? [lint] : []),
  ...(changed.length > 0 ? [format] : []),
];
const tests: Step = {
  name: `Tests (${run.length} Dateien, Architektur)`,
  program: "vitest",
  args: ["run", "tests/architecture/", ...run],
};

const clean = await Promise.all([runLane(checks), runLane([tests])]);
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`);
process.exitCode = clean.every(Boolean) ? 0 : 1;

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { playwrightArguments } from "./journeys/areas";
import { projectRoot } from "./projectRoot";

const require = createRequire(import.meta.url);

/**
 * `npm run journeys [-- --bereich <name> …]`: all journeys in the browser, or those of some areas; the rest goes to
 * Playwright as it is.
 */
const wanted = playwrightArguments(process.argv.slice(2));
if (!wanted.ok) {
  console.error(wanted.message);
  process.exit(1);
}
const program = join(dirname(require.resolve("playwright")), "cli.js");
const run = spawnSync(process.execPath, [program, ...wanted.args], { cwd: projectRoot, stdio: "inherit" });
process.exitCode = run.status ?? 1;

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isBuildStale } from "./buildStamp";
import { projectRoot } from "./projectRoot";

/** Builds when the sources differ from those of the last build. Ends the process when the build fails. */
if (isBuildStale(projectRoot)) {
  console.log("Das Portal wird gebaut. Das dauert etwa eine halbe Minute …");
  const build = spawnSync(process.execPath, ["--import", "tsx", join(projectRoot, "scripts/build.ts")], {
    cwd: projectRoot,
    stdio: "inherit",
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}

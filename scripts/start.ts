import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { projectRoot } from "./projectRoot";

process.setSourceMapsEnabled(true);
await import("./buildWhenStale");
await import(pathToFileURL(join(projectRoot, "build/main.js")).href);

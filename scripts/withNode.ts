import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findNode } from "./findNode";
import { nodePackageFor, unpackNode } from "./nodePackage";
import { projectRoot } from "./projectRoot";

/** Runs a command, and all that it starts, with the Node of .nvmrc: `withNode.ts npm run all`. */
const [program = "node", ...args] = process.argv.slice(2);
const nodePackage = nodePackageFor(process);
const folder = findNode({
  own: process.versions.node,
  recommended: readFileSync(join(projectRoot, ".nvmrc"), "utf8").trim(),
  nodePackage,
  // It goes with the packages at the next `npm ci`; npm's own cache then spares the network.
  folder: join(projectRoot, "node_modules/.cache/node", nodePackage?.version ?? ""),
  bring: (found) => unpackNode(found, join(projectRoot, "node_modules/.cache/node", found.version)),
  say: (line) => console.log(line),
});
const { PATH = "" } = process.env;
// What npm has written about the Node that runs is not true of the other one.
const other = { PATH: `${folder ?? ""}${delimiter}${PATH}`, NODE: undefined, npm_node_execpath: undefined };
const env = folder === null ? process.env : { ...process.env, ...other };
const child = spawn(program, args, { stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => process.exit(code ?? 1));

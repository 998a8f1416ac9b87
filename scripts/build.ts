import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { BUILD_STAMP, sourceHash } from "./buildStamp";
import { compressAssets } from "./compressAssets";

const root = resolve(import.meta.dirname, "..");
const migrations = resolve(root, "app/server/backend/storage/migrations");

rmSync(resolve(root, "build"), { recursive: true, force: true });
const hash = sourceHash(root);

console.log("  Seiten und Skripte …");
const remix = resolve(root, "node_modules/@remix-run/dev/dist/cli.js");
// What is built serves people, whatever the shell calls itself: the browser's half of React for developers does not fit
// the server's.
const bundle = spawnSync(process.execPath, [remix, "vite:build", "--logLevel", "warn"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (bundle.status !== 0) process.exit(bundle.status ?? 1);

console.log("  Server …");
await build({
  // The thread that looks into files is a program of its own beside the first.
  entryPoints: {
    main: resolve(root, "app/server/process/main.ts"),
    faden: resolve(root, "app/server/backend/pruefstand/faden.ts"),
    // The container has neither sources nor tsx.
    admin: resolve(root, "scripts/admin.ts"),
  },
  outdir: resolve(root, "build"),
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  tsconfig: resolve(root, "tsconfig.json"),
  sourcemap: true,
  logLevel: "warning",
});

// Code that reads its own SQL files asks for `new URL("./migrations/", import.meta.url)`: right in the source tree and
// here.
if (existsSync(migrations)) cpSync(migrations, resolve(root, "build/migrations"), { recursive: true });
console.log("  Dateien werden komprimiert …");
compressAssets(resolve(root, "build/client"));
writeFileSync(resolve(root, BUILD_STAMP), hash);

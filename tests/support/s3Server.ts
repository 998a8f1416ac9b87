import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Config } from "~/server/settings/config";
import { freePort } from "./portalProcess";

const BUCKET = "antragsportal-test";
const PRAEFIX = "tests/anlagen";
const OBJEKT = "._S3rver_object";

/** Ends with the process: s3rver makes its tokens for further pages with a cipher that OpenSSL 3 offers only on demand. */
const NODE = ["--openssl-legacy-provider", "--import", "tsx"];

export type S3Server = {
  /** How a portal reaches it. */
  config: S3Config;
  umgebung: Record<string, string>;
  /** The keys of the objects that lie there. */
  listObjekte(): string[];
  /** The server does not answer any more, then it does again: a process that stands still, and one that is gone. */
  pause(): void;
  resume(): void;
  end(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a real S3 server in a process of its own. It keeps what it has over `end` and `start`. */
export async function startS3(): Promise<S3Server> {
  const ordner = mkdtempSync(join(tmpdir(), "s3-"));
  const port = await freePort();
  let kind: ChildProcess | null = null;
  const start = async () => {
    kind = fork(join(import.meta.dirname, "s3Prozess.ts"), [String(port), ordner, BUCKET], {
      execArgv: NODE,
      stdio: "inherit",
    });
    const bericht: unknown[] = await Promise.race([once(kind, "message"), once(kind, "exit")]);
    if (bericht[0] !== "bereit") throw new Error("The S3 server did not start");
  };
  const end = async () => {
    if (kind === null) return;
    const ende = once(kind, "exit");
    kind.kill("SIGKILL");
    await ende;
    kind = null;
  };
  await start();
  const endpunkt = `http://127.0.0.1:${String(port)}`;
  const config = { endpunkt, region: "eu-central-1", bucket: BUCKET, praefix: PRAEFIX, pfadstil: true, sekunden: 2 };
  return {
    config: { ...config, schluesselId: "S3RVER", geheimnis: "S3RVER" },
    umgebung: {
      ANLAGEN_S3_ENDPUNKT: endpunkt,
      ANLAGEN_S3_REGION: config.region,
      ANLAGEN_S3_BUCKET: BUCKET,
      ANLAGEN_S3_PRAEFIX: PRAEFIX,
      ANLAGEN_S3_SCHLUESSEL_ID: "S3RVER",
      ANLAGEN_S3_GEHEIMNIS: "S3RVER",
    },
    listObjekte: () =>
      readdirSync(join(ordner, BUCKET), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(OBJEKT))
        .map((name) => name.slice(0, -OBJEKT.length)),
    pause: () => void kind?.kill("SIGSTOP"),
    resume: () => void kind?.kill("SIGCONT"),
    end,
    start,
    async stop() {
      await end();
      rmSync(ordner, { recursive: true, force: true });
    },
  };
}

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

/**
 * Ends with the process: s3rver makes its tokens for further pages with a cipher that OpenSSL 3 offers only on demand.
 */
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

/** The process of the server: it can stand still, end, and start again on the same port and folder. */
class Prozess {
  private kind: ChildProcess | null = null;

  constructor(
    private readonly port: number,
    private readonly ordner: string,
  ) {}

  async start(): Promise<void> {
    const kind = fork(join(import.meta.dirname, "s3Prozess.ts"), [String(this.port), this.ordner, BUCKET], {
      execArgv: NODE,
      stdio: "inherit",
    });
    this.kind = kind;
    const bericht: unknown[] = await Promise.race([once(kind, "message"), once(kind, "exit")]);
    if (bericht[0] !== "bereit") throw new Error("The S3 server did not start");
  }

  signal(name: "SIGSTOP" | "SIGCONT"): void {
    this.kind?.kill(name);
  }

  async end(): Promise<void> {
    if (this.kind === null) return;
    const ende = once(this.kind, "exit");
    this.kind.kill("SIGKILL");
    await ende;
    this.kind = null;
  }
}

const umgebungVon = ({ endpunkt, region, bucket, praefix, schluesselId, geheimnis }: S3Config) => ({
  ANLAGEN_S3_ENDPUNKT: endpunkt,
  ANLAGEN_S3_REGION: region,
  ANLAGEN_S3_BUCKET: bucket,
  ANLAGEN_S3_PRAEFIX: praefix,
  ANLAGEN_S3_SCHLUESSEL_ID: schluesselId,
  ANLAGEN_S3_GEHEIMNIS: geheimnis,
});

/** Starts a real S3 server in a process of its own. It keeps what it has over `end` and `start`. */
export async function startS3(): Promise<S3Server> {
  const ordner = mkdtempSync(join(tmpdir(), "s3-"));
  const port = await freePort();
  const prozess = new Prozess(port, ordner);
  await prozess.start();
  const config = {
    endpunkt: `http://127.0.0.1:${String(port)}`,
    region: "eu-central-1",
    bucket: BUCKET,
    praefix: PRAEFIX,
    pfadstil: true,
    sekunden: 2,
    schluesselId: "S3RVER",
    geheimnis: "S3RVER",
  };
  return {
    config,
    umgebung: umgebungVon(config),
    listObjekte: () =>
      readdirSync(join(ordner, BUCKET), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(OBJEKT))
        .map((name) => name.slice(0, -OBJEKT.length)),
    pause: () => prozess.signal("SIGSTOP"),
    resume: () => prozess.signal("SIGCONT"),
    end: () => prozess.end(),
    start: () => prozess.start(),
    async stop() {
      await prozess.end();
      rmSync(ordner, { recursive: true, force: true });
    },
  };
}

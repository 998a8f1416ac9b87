import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { z } from "zod";

const received = z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() });
export type ReceivedMail = z.infer<typeof received>;

/** The mail server takes nothing for an address that begins so, for now. */
export const POSTFACH_VOLL = "postfach-voll-";

/** Where the mails to an address lie: whoever waits for one reads its own ones only, not those of the whole run. */
const folderOf = (folder: string, to: string): string => join(folder, encodeURIComponent(to.toLowerCase()));

/**
 * A real SMTP server on loopback. Each mail becomes a JSON file in a folder of its address in `folder`, so that other
 * processes can read it.
 */
export async function startMailServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const isVoll = address.startsWith(POSTFACH_VOLL);
      done(isVoll ? Object.assign(new Error("4.2.2 Mailbox full"), { responseCode: 452 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ subject = "", text = "" }) => {
          count += 1;
          const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
          for (const address of to) {
            const path = join(folderOf(folder, address), `${String(count).padStart(6, "0")}.json`);
            mkdirSync(folderOf(folder, address), { recursive: true });
            writeFileSync(`${path}.neu`, JSON.stringify({ to, subject, text } satisfies ReceivedMail));
            renameSync(`${path}.neu`, path);
          }
          done();
        }, done);
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, stop };
}

/** All mails to an address so far, oldest first. */
export function listMails(folder: string, to: string): ReceivedMail[] {
  const own = folderOf(folder, to);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => received.parse(JSON.parse(readFileSync(join(own, name), "utf8"))));
}

type Search = { to: string; subject?: RegExp; /** How many fitting mails were there before. */ after?: number };

/** Waits up to a minute for the next mail to an address that fits; fails with the subjects that came instead. */
export async function waitForMail(folder: string, { to, subject = /./, after = 0 }: Search): Promise<ReceivedMail> {
  const limit = Date.now() + 60_000;
  for (;;) {
    const fitting = listMails(folder, to).filter((mail) => subject.test(mail.subject));
    const last = fitting.at(-1);
    if (last && fitting.length > after) return last;
    if (Date.now() > limit) {
      const seen = listMails(folder, to).map((mail) => mail.subject);
      throw new Error(`No mail to ${to} with ${String(subject)}; there were: ${seen.join(" | ") || "none"}`);
    }
    await wait(100);
  }
}

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMailFolder } from "~/server/embedded/mailFolder";

let daten = "";
let maske = 0;
beforeEach(() => {
  daten = mkdtempSync(join(tmpdir(), "antragsportal-mails-"));
  maske = process.umask(0o022);
});
afterEach(() => {
  process.umask(maske);
  rmSync(daten, { recursive: true });
});

const rechte = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const MAIL = {
  to: "ines@example.org",
  subject: "Ihr Link",
  text: "Bitte öffnen:\nhttp://localhost:3000/emailbestaetigen?token=abc",
};

it("writes a mail that a person can read, and tells where it is with its links", async () => {
  const gesagt: string[] = [];
  await createMailFolder(join(daten, "mails"), "Portal <portal@example.org>", (line) => gesagt.push(line)).send(
    MAIL,
    "<f81d4fae@example.org>",
  );
  const [name = ""] = readdirSync(join(daten, "mails"));
  const text = readFileSync(join(daten, "mails", name), "utf8");
  expect(text).toContain("To: ines@example.org\r\n");
  expect(text).toContain("\r\nMessage-ID: <f81d4fae@example.org>\r\n");
  expect(text.endsWith("\r\n\r\nBitte öffnen:\r\nhttp://localhost:3000/emailbestaetigen?token=abc")).toBe(true);
  expect(gesagt).toEqual([
    `Mail an ines@example.org: Ihr Link\n  ${join(daten, "mails", name)}\n  http://localhost:3000/emailbestaetigen?token=abc`,
  ]);
});

it("lets nobody else read links and codes", async () => {
  const ordner = join(daten, "mails");
  await createMailFolder(ordner, "Portal <portal@example.org>", () => undefined).send(MAIL, "<f81d4fae@example.org>");
  const [name = ""] = readdirSync(ordner);
  expect([rechte(ordner), rechte(join(ordner, name))]).toEqual(["700", "600"]);
});

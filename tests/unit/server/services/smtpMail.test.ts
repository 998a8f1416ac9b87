import { createServer, type Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { createSmtpMail } from "~/server/services/smtpMail";
import { startLaufzeit } from "../../../support/laufzeit";

let server: Server | undefined;
afterEach(() => server?.close());

const ID = "<f81d4fae@example.org>";
const MAIL = { to: "a@example.org", subject: "Probe", text: "Probe" };

/** A real mail server that answers as told. */
async function answer(options: SMTPServerOptions, anmeldung = ""): Promise<ReturnType<typeof createSmtpMail>> {
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    ...options,
  });
  server = smtp.server;
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const adresse = smtp.server.address();
  const port = typeof adresse === "object" && adresse !== null ? adresse.port : 0;
  return createSmtpMail({
    url: `smtp://${anmeldung}127.0.0.1:${String(port)}`,
    absender: "Portal <portal@example.org>",
    sekunden: 10,
  });
}
const tell = (responseCode: number) => Object.assign(new Error("Nein"), { responseCode });

describe("an answer of the mail server", () => {
  it.each([
    ["to the recipient", { onRcptTo: (_adresse, _session, done) => done(tell(550)) }],
    ["to the sender", { onMailFrom: (_adresse, _session, done) => done(tell(553)) }],
    ["to the content", { onData: (stream, _session, done) => void stream.resume().on("end", () => done(tell(554))) }],
  ] satisfies [string, SMTPServerOptions][])("that is final and goes %s is about this mail", async (_was, options) => {
    const mail = await answer(options);
    await expect(mail.send(MAIL, ID)).rejects.toMatchObject({ art: "ABGELEHNT" });
  });

  it.each([
    ["a wrong password", { onAuth: (_auth, _session, done) => done(tell(535)) }, "portal:falsch@"],
    ["a missing login", { onMailFrom: (_adresse, _session, done) => done(tell(530)) }, ""],
    ["a closed door", { onConnect: (_session, done) => done(tell(554)) }, ""],
  ] satisfies [string, SMTPServerOptions, string][])(
    "that is final about %s is not the fault of the mail",
    async (_was, options, anmeldung) => {
      const mail = await answer(options, anmeldung);
      await expect(mail.send(MAIL, ID)).rejects.toMatchObject({ art: "EINRICHTUNG" });
    },
  );

  it("that is not final says neither", async () => {
    const mail = await answer({ onRcptTo: (_adresse, _session, done) => done(tell(450)) });
    await expect(mail.send(MAIL, ID)).rejects.not.toHaveProperty("art");
  });
});

it("sends the Message-ID that it was given", async () => {
  const briefe: string[] = [];
  const mail = await answer({
    onData: (stream, _session, done) => {
      const teile: Buffer[] = [];
      stream
        .on("data", (teil: Buffer) => teile.push(teil))
        .on("end", () => {
          briefe.push(Buffer.concat(teile).toString("utf8"));
          done();
        });
    },
  });
  await mail.send(MAIL, ID);
  expect(briefe[0]).toMatch(/^Message-ID: <f81d4fae@example\.org>\r$/m);
});

it("gives up a mail server that does not speak within the limit", async () => {
  // It takes the connection and never greets.
  const stumm = createServer((socket) => socket.on("error", () => undefined));
  server = stumm;
  await new Promise<void>((resolve) => stumm.listen(0, "127.0.0.1", resolve));
  const adresse = stumm.address();
  const port = typeof adresse === "object" && adresse !== null ? adresse.port : 0;
  const mail = createSmtpMail({
    url: `smtp://127.0.0.1:${String(port)}`,
    absender: "Portal <portal@example.org>",
    sekunden: 1,
  });
  // Both limits are the same; on a busy machine either may be noticed first.
  const vergangen = startLaufzeit();
  await expect(mail.send(MAIL, ID)).rejects.toThrow(/Greeting never received|Timeout/);
  expect(vergangen()).toBeLessThan(4_000);
});

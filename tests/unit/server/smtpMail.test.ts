import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createSmtpMail } from "~/server/smtpMail";

let server: Server | undefined;
afterEach(() => server?.close());

it("gives up a mail server that does not speak within the limit", async () => {
  // It takes the connection and never greets.
  const stumm = createServer((socket) => socket.on("error", () => undefined));
  server = stumm;
  await new Promise<void>((resolve) => stumm.listen(0, "127.0.0.1", resolve));
  const adresse = stumm.address();
  const port = typeof adresse === "object" && adresse !== null ? adresse.port : 0;
  const mail = createSmtpMail({ url: `smtp://127.0.0.1:${String(port)}`, absender: "Portal <portal@example.org>", sekunden: 1 });
  const begin = performance.now();
  await expect(mail.send({ to: "a@example.org", subject: "Probe", text: "Probe" })).rejects.toThrow("Greeting never received");
  expect(performance.now() - begin).toBeLessThan(4_000);
});

import { createTransport } from "nodemailer";
import { z } from "zod";
import { MailAblehnung, type MailPort } from "../backend/ports/mailPort";

/** What the library says about an answer of the mail server; `permanent`: RFC 5321 calls it final (5yz). */
const antwort = z.object({ code: z.string(), responseCode: z.number(), permanent: z.boolean() });

/** Log in first, with other credentials, with another method, encrypted: RFC 4954. They may answer any command. */
const ANMELDUNG = new Set([530, 534, 535, 538]);

/**
 * A final answer to sender, recipient or content is about this mail; one to the login or the greeting is about how we
 * are set up.
 */
function findAblehnung(error: unknown): MailAblehnung | null {
  const { success, data } = antwort.safeParse(error);
  if (!success || !data.permanent || !(error instanceof Error)) return null;
  const isMail = (data.code === "EENVELOPE" || data.code === "EMESSAGE") && !ANMELDUNG.has(data.responseCode);
  return new MailAblehnung(isMail ? "ABGELEHNT" : "EINRICHTUNG", error.message, { cause: error });
}

/**
 * Sends mail by SMTP. Rejects when the server does not take the mail within that many seconds per step, with a
 * MailAblehnung when another try would be answered the same.
 */
export function createSmtpMail({
  url,
  absender,
  sekunden,
}: {
  url: string;
  absender: string;
  sekunden: number;
}): MailPort {
  const grenze = sekunden * 1000;
  const transport = createTransport({
    url,
    connectionTimeout: grenze,
    greetingTimeout: grenze,
    socketTimeout: grenze,
    dnsTimeout: grenze,
  });
  return {
    async send({ to, subject, text }, messageId) {
      try {
        await transport.sendMail({ from: absender, to, subject, text, messageId });
      } catch (error) {
        throw findAblehnung(error) ?? error;
      }
    },
  };
}

import { createTransport } from "nodemailer";
import type { MailPort } from "./backendPort";

const LIMIT_MS = 10_000;

/** Sends mail by SMTP. Rejects when the server does not take the mail within ten seconds per step. */
export function createSmtpMail(url: string, absender: string): MailPort {
  const transport = createTransport({
    url,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    dnsTimeout: LIMIT_MS,
  });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from: absender, to, subject, text, ...(html === undefined ? {} : { html }) });
    },
  };
}

import { createTransport } from "nodemailer";
import type { MailPort } from "./backendPort";

/** Sends mail by SMTP. Rejects when the server does not take the mail within that many seconds per step. */
export function createSmtpMail({ url, absender, sekunden }: { url: string; absender: string; sekunden: number }): MailPort {
  const grenze = sekunden * 1000;
  const transport = createTransport({
    url,
    connectionTimeout: grenze,
    greetingTimeout: grenze,
    socketTimeout: grenze,
    dnsTimeout: grenze,
  });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from: absender, to, subject, text, ...(html === undefined ? {} : { html }) });
    },
  };
}

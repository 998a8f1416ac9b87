import { mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail, MailPort } from "../backend/ports/mailPort";

/**
 * Instead of sending, writes each mail as a readable .eml file and tells `announce` about it with the links it holds.
 * Names sort by time; a file appears complete or not at all. Only who runs the portal may read them: their links and
 * codes open accounts.
 */
export function createMailFolder(folder: string, absender: string, announce: (line: string) => void): MailPort {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let count = 0;
  return {
    async send(mail, messageId) {
      const now = new Date();
      count += 1;
      const name = `${now.toISOString().replaceAll(/[:.]/g, "-")}-${String(count)}-${mail.to.replaceAll(/[^\w.@-]/g, "_")}.eml`;
      const path = join(folder, name);
      await writeFile(`${path}.neu`, toMessage(mail, { absender, messageId, at: now }), { mode: 0o600 });
      await rename(`${path}.neu`, path);
      const links = [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => `\n  ${link}`);
      announce(`Mail an ${mail.to}: ${oneLine(mail.subject)}\n  ${path}${links.join("")}`);
    },
  };
}

type Umschlag = { absender: string; messageId: string; at: Date };

/** The message in UTF-8 without transfer encoding (RFC 6532), so that a person can read the file as it is. */
function toMessage({ to, subject, text }: Mail, { absender, messageId, at }: Umschlag): string {
  const head = {
    From: absender,
    To: to,
    Subject: subject,
    "Message-ID": messageId,
    Date: at.toUTCString().replace("GMT", "+0000"),
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return [...lines, "", ...text.split(/\r?\n/)].join("\r\n");
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, " ");
}

import type { BackendConfig } from "../../dienste";

const DOMAIN = /@([\w.-]+)>?\s*$/;

/** The Message-ID of a mail: its own number, at the domain that sends it. */
export function messageIdVon(
  { config }: { config: Pick<BackendConfig, "publicUrl" | "mailAbsender"> },
  uuid: string,
): string {
  const [, domain = new URL(config.publicUrl).hostname] = DOMAIN.exec(config.mailAbsender) ?? [];
  return `<${uuid}@${domain}>`;
}

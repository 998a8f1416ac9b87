export type { NezoErgebnis, NezoPort, NezoUnternehmen } from "./nezo/nezoPort";

/** One mail, as the outbox holds it. */
export type Mail = { to: string; subject: string; text: string };

/** Hands one mail to whatever delivers it; rejects when it was not taken over, with a MailAblehnung when no other try will change that. */
export type MailPort = { send(mail: Mail, messageId: string): Promise<void> };

export type { DateiAblage } from "./dateien/ablagePort";
export type { Pruefstand } from "./dateien/pruefstandPort";
export type { Virenpruefung } from "./dateien/virenPort";

/** Where chance comes from; tests replace it. */
export type Zufall = {
  uuid(): string;
  /** 256 bits as base64url. */
  token(): string;
  /** So many decimal digits, each equally likely. */
  digits(count: number): string;
};

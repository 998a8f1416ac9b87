/** One mail, as the outbox holds it. */
export type Mail = { to: string; subject: string; text: string };

/**
 * Hands one mail to whatever delivers it; rejects when it was not taken over, with a {@link MailAblehnung} when no
 * other try will change that. `messageId`: the same on each try.
 */
export type MailPort = { send(mail: Mail, messageId: string): Promise<void> };

/**
 * The mail server has answered, and this mail or its login will not do. ABGELEHNT: it will never take this mail.
 * EINRICHTUNG: it takes none from us as we are set up, which is not the fault of the mail.
 */
export class MailAblehnung extends Error {
  override name = "MailAblehnung";
  constructor(
    readonly art: "ABGELEHNT" | "EINRICHTUNG",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

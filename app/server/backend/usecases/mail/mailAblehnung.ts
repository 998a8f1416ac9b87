/**
 * The mail server has answered, and this mail or its login will not do. ABGELEHNT: it will never take this mail. EINRICHTUNG: it takes none
 * from us as we are set up, which is not the fault of the mail.
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

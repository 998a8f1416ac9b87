import type { PortalConfig } from "../settings/config";
import type { OwnBackend } from "./ownBackend";

/** What a person reads after the start: address, data, mail, demo logins, how to stop. */
export function welcomeText(config: PortalConfig, own: OwnBackend | null): string {
  const what = config.nurBackend ? "Backend des Antragsportals" : "Antragsportal";
  const mails = config.smtpUrl
    ? "werden über SMTP_URL versendet"
    : `liegen als Dateien in ${config.dataFolder}/mails; ihre Links erscheinen hier`;
  const width = Math.max(0, ...(own?.zugaenge ?? []).map(({ email }) => email.length));
  const logins = (own?.zugaenge ?? []).map(
    ({ email, passwort, rolle }) => `    ${email.padEnd(width)}  ${passwort}  ${rolle}`,
  );
  return [
    "",
    `  ${what} ${config.version}`,
    "",
    `  Adresse:   ${config.publicUrl}`,
    ...(own
      ? [`  Daten:     ${own.databaseText}`, `  Mails:     ${mails}`]
      : [`  Backend:   ${config.backendUrl ?? ""}`]),
    ...(logins.length > 0 ? ["", "  Zugänge zum Ausprobieren (die TAN kommt per Mail):", ...logins] : []),
    "",
    "  Beenden mit Strg+C",
    "",
  ].join("\n");
}

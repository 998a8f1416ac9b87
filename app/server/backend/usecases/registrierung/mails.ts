import { formatDauer } from "~/domain/sitzung/dauer";
import type { BackendConfig } from "../../dienste";
import type { Frist } from "./fristen";

/** The mails around accounts. Plain text, one link each, no content that others may not see. */
export type Mailtext = { subject: string; text: string };

const GRUSS =
  "Mit freundlichen Grüßen\nIhr Team des Antragsportals\n\nDies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.\n";

function brief(subject: string, absaetze: readonly string[]): Mailtext {
  return { subject, text: ["Guten Tag,", ...absaetze, GRUSS].join("\n\n") };
}

const link = (publicUrl: string, seite: string, token: string): string =>
  `${publicUrl}/${seite}?${new URLSearchParams({ token }).toString()}`;

type MailConfig = Pick<BackendConfig, "publicUrl" | "fristenMinuten">;

const gilt = ({ fristenMinuten }: MailConfig, frist: Frist): string =>
  `Der Link gilt ${formatDauer(fristenMinuten[frist])} und kann nur einmal verwendet werden.`;

export function bestaetigungsMail(config: MailConfig, token: string): Mailtext {
  return brief("Bitte bestätigen Sie Ihre E-Mail-Adresse", [
    "vielen Dank für Ihre Registrierung im Antragsportal. Bitte öffnen Sie diesen Link und bestätigen Sie Ihre E-Mail-Adresse:",
    link(config.publicUrl, "emailbestaetigen", token),
    gilt(config, "bestaetigung"),
    "Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Ohne Bestätigung wird kein Konto angelegt.",
  ]);
}

export function kontoVorhandenMail(publicUrl: string): Mailtext {
  return brief("Sie haben bereits ein Konto", [
    "mit Ihrer E-Mail-Adresse wurde soeben eine Registrierung im Antragsportal begonnen. Sie haben dort bereits ein Konto. Es wurde nichts geändert.",
    `Hier können Sie sich anmelden:\n${publicUrl}/landingpage`,
    `Wenn Sie Ihr Passwort vergessen haben, vergeben Sie hier ein neues:\n${publicUrl}/passwortvergessen`,
    "Wenn Sie einem weiteren Unternehmen angehören, lassen Sie sich bitte von einer bevollmächtigten Person dieses Unternehmens einladen.",
  ]);
}

export function passwortLinkMail(config: MailConfig, token: string): Mailtext {
  return brief("Passwort zurücksetzen", [
    "für Ihr Konto im Antragsportal wurde ein neues Passwort angefordert. Bitte öffnen Sie diesen Link und vergeben Sie ein neues Passwort:",
    link(config.publicUrl, "passwortzuruecksetzen", token),
    gilt(config, "passwortLink"),
    "Wenn Sie kein neues Passwort angefordert haben, müssen Sie nichts tun: Ihr bisheriges Passwort gilt weiter.",
  ]);
}

export function keinKontoMail(publicUrl: string): Mailtext {
  return brief("Passwort zurücksetzen", [
    "für Ihre E-Mail-Adresse wurde im Antragsportal ein neues Passwort angefordert. Unter dieser Adresse gibt es dort kein Konto.",
    `Wenn Sie das Antragsportal nutzen möchten, können Sie sich hier registrieren:\n${publicUrl}/registrierung`,
    "Wenn Sie nichts angefordert haben, müssen Sie nichts tun.",
  ]);
}

export function passwortGeaendertMail(publicUrl: string): Mailtext {
  return brief("Ihr Passwort wurde geändert", [
    "das Passwort Ihres Kontos im Antragsportal wurde soeben geändert. Alle offenen Sitzungen wurden beendet.",
    `Wenn Sie das nicht selbst waren, vergeben Sie bitte sofort ein neues Passwort:\n${publicUrl}/passwortvergessen`,
  ]);
}

export function einladungsMail(config: MailConfig, unternehmenName: string, token: string): Mailtext {
  return brief("Einladung in das Antragsportal", [
    `Sie wurden eingeladen, im Antragsportal für das Unternehmen „${unternehmenName}“ mitzuarbeiten. Bitte öffnen Sie diesen Link, um die Einladung anzunehmen:`,
    link(config.publicUrl, "unternehmensverknuepfung", token),
    gilt(config, "einladung"),
    "Wenn Sie die Einladung nicht erwarten, müssen Sie nichts tun.",
  ]);
}

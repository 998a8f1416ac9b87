import type { AntragInfo } from "~/domain/antrag/antragInfo";
import type { Grund } from "~/routing/decideAccess";

/** The rules that lead to a page of the login, which says itself what is missing. */
type Anmeldegrund = "nichtAngemeldet" | "tanFehlt" | "zweiFaktorFehlt" | "unternehmenFehlt" | "rolleFehlt";

/** Why the start page, or that of the Antrag, opens instead of the page that was meant. */
const HINWEISE: Readonly<Partial<Record<Grund, string>>> = {
  schonAngemeldet: "Sie sind bereits angemeldet.",
  tokenFehlt:
    "Der Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus Ihrer E-Mail, ohne etwas wegzulassen.",
  navigationFehlt: "Ihre Rolle sieht diese Seite nicht vor. Was Sie nutzen können, steht in der Navigation.",
  siegelFehlt:
    "Das BSFZ-Siegel steht bereit, sobald ein Vorhaben Ihres Unternehmens bescheinigt ist und Sie den Bescheid abgerufen haben.",
  nachforderungFehlt: "Zu diesem Antrag gibt es keine Nachforderungen. Sie müssen nichts beantworten.",
  bescheidGesperrt:
    "Dieser Bescheid lässt sich hier noch nicht öffnen. Ob er bereitliegt, steht auf der Startseite des Antrags unter „Bescheid“.",
  v1Abgelaufen:
    "Das Formular der Version 1 ist seit dem 1. März 2024 geschlossen. Was Sie stattdessen tun können, steht hier.",
  versionFalsch: "Dieser Antrag hat ein anderes Formular. Sie finden es auf der Startseite des Antrags.",
  statusFalsch: "Diese Seite ist im aktuellen Status des Antrags nicht verfügbar. Was jetzt möglich ist, steht hier.",
} satisfies Record<Exclude<Grund, Anmeldegrund>, string>;

/** Whoever goes back to a page of a draft after deleting it. */
const GELOESCHT = "Dieser Entwurf ist bereits gelöscht.";

/** The sentence for whoever is led elsewhere by this rule; undefined where a page of the login says it. */
export const hinweisVon = (grund: Grund, antrag: AntragInfo | null): string | undefined =>
  grund === "statusFalsch" && antrag?.status === "GELOESCHT" ? GELOESCHT : HINWEISE[grund];

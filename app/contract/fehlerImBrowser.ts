/** One entry of the catalogue of errors. */
export type Eintrag = { status: number; subStatus: string; message: string };

export const eintrag = (status: number, subStatus: string, message: string): Eintrag => ({ status, subStatus, message });

/**
 * The part of the catalogue that the browser must have before it is needed: without an answer of the portal it cannot ask for the rest,
 * which `fehlerkatalog.ts` holds.
 */
export const FEHLER_IM_BROWSER = {
  NICHT_ANGEMELDET: eintrag(401, "401.20", "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an."),
  KEIN_ZUGRIFF: eintrag(
    403,
    "403.10",
    "Für diese Aktion fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an eine bevollmächtigte Person Ihres Unternehmens.",
  ),
  ZU_GROSS: eintrag(413, "413.10", "Die Anfrage ist zu groß. Bitte kürzen Sie Ihre Angaben oder wählen Sie kleinere Dateien."),
  ZU_VIELE_VERSUCHE: eintrag(429, "429.10", "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut."),
  NICHT_ERREICHBAR: eintrag(
    503,
    "503.10",
    "Der Dienst ist zurzeit nicht erreichbar. Eingaben bleiben auf dieser Seite. Bitte versuchen Sie es in wenigen Minuten erneut.",
  ),
} as const satisfies Record<string, Eintrag>;

/** The text shown when an error brings no message. @spec §8 */
export const FEHLERTEXT_OHNE_MELDUNG = "Es ist ein Fehler aufgetreten!";

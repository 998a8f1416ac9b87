/** One entry of the catalogue of errors. */
export type Eintrag = { status: number; subStatus: string; message: string };

/** @see FEHLER */
export const eintrag = (status: number, subStatus: string, message: string): Eintrag => ({
  status,
  subStatus,
  message,
});

/**
 * The errors of the catalogue that a page says by itself, when no answer came or the form cannot be sent. They stand
 * apart so that no page loads the whole catalogue.
 */
export const FEHLER_IM_BROWSER = {
  NICHT_ANGEMELDET: eintrag(401, "401.20", "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an."),
  KEIN_ZUGRIFF: eintrag(
    403,
    "403.10",
    "Für diese Aktion fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an eine bevollmächtigte Person Ihres Unternehmens.",
  ),
  ZU_GROSS: eintrag(
    413,
    "413.10",
    "Die Anfrage ist zu groß. Bitte kürzen Sie Ihre Angaben oder wählen Sie kleinere Dateien.",
  ),
  EINGABE_UNGUELTIG: eintrag(422, "422.10", "Bitte prüfen Sie Ihre Eingaben."),
  ZU_VIELE_VERSUCHE: eintrag(
    429,
    "429.10",
    "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.",
  ),
  UNERWARTET: eintrag(500, "500.10", "Leider ist ein Fehler aufgetreten. Bitte probieren Sie es später erneut."),
  NICHT_ERREICHBAR: eintrag(
    503,
    "503.10",
    "Der Dienst ist zurzeit nicht erreichbar. Eingaben bleiben auf dieser Seite. Bitte versuchen Sie es in wenigen Minuten erneut.",
  ),
} as const satisfies Record<string, Eintrag>;

const OFFLINE =
  "Sie sind offline. Eingaben bleiben auf dieser Seite. Bitte versuchen Sie es erneut, sobald wieder eine Verbindung besteht.";

/** What it means that no answer came; a browser knows when it has no network (`navigator.onLine`). */
export const textOhneAntwort = (isOnline: boolean): string =>
  isOnline ? FEHLER_IM_BROWSER.NICHT_ERREICHBAR.message : OFFLINE;

/** The text shown when an error brings no message. @spec §8 */
export const FEHLERTEXT_OHNE_MELDUNG = "Es ist ein Fehler aufgetreten!";

/** The text of the error popup. @spec §8 */
export const FEHLERTEXT_POPUP = FEHLER_IM_BROWSER.UNERWARTET.message;

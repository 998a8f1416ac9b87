import { SEITE_NICHT_GEFUNDEN } from "~/contract/portal/seiteNichtGefunden";
import { FORM_LIMIT_BYTES, grenzeText } from "~/contract/antrag/formularGrenze";

/** What an error page says: no technical facts, only what happened and what helps. */
export type FehlerText = { titel: string; text: string; isWiederholbar: boolean };

const UNERWARTET: FehlerText = {
  titel: "Es ist ein Fehler aufgetreten",
  text: "Leider ist ein Fehler aufgetreten. Bitte probieren Sie es später erneut.",
  isWiederholbar: true,
};

const TEXTE: Readonly<Record<number, FehlerText>> = {
  403: {
    titel: "Kein Zugriff",
    text: "Für diese Seite oder Aktion fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an eine bevollmächtigte Person Ihres Unternehmens.",
    isWiederholbar: false,
  },
  404: {
    ...SEITE_NICHT_GEFUNDEN,
    isWiederholbar: false,
  },
  409: {
    titel: "Nicht mehr möglich",
    text: "In der Zwischenzeit hat sich etwas geändert. Bitte öffnen Sie die Seite erneut.",
    isWiederholbar: true,
  },
  413: {
    titel: "Zu viele Daten",
    text: `Die gesendeten Daten sind zu groß. ${grenzeText(FORM_LIMIT_BYTES)} Bitte gehen Sie zurück und kürzen Sie Ihre Angaben.`,
    isWiederholbar: false,
  },
  422: { titel: "Das hat nicht geklappt", text: "Bitte prüfen Sie Ihre Eingaben.", isWiederholbar: false },
  429: {
    titel: "Zu viele Versuche",
    text: "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.",
    isWiederholbar: true,
  },
  503: {
    titel: "Zurzeit nicht erreichbar",
    text: "Der Dienst ist zurzeit nicht erreichbar. Bitte versuchen Sie es in wenigen Minuten erneut.",
    isWiederholbar: true,
  },
};

/** The texts for a status; 502 and 504 read like 503, everything else unknown like an unexpected error. */
export function fehlerText(status: number): FehlerText {
  if (status === 502 || status === 504) return fehlerText(503);
  return TEXTE[status] ?? UNERWARTET;
}

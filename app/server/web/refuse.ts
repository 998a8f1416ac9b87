import { SEITE_NICHT_GEFUNDEN } from "~/contract/portal/seiteNichtGefunden";
import { grenzeText } from "~/contract/antrag/formularGrenze";
import { refusalPage } from "../portal/refusalPage";
import { isHochladung } from "../security/bodyLimit";
import { refusalProblem } from "../security/refusal";

const REFUSALS = {
  KEIN_ZUGRIFF: {
    status: 403,
    title: "Anfrage abgelehnt",
    text: "Die Anfrage kam nicht von einer Seite des Antragsportals. Bitte öffnen Sie das Portal neu und versuchen Sie es dort noch einmal.",
  },
  ZU_GROSS: { status: 413, title: "Die Anfrage ist zu groß", text: "" },
  ZU_LANGSAM: {
    status: 408,
    title: "Die Anfrage kam nicht rechtzeitig an",
    text: "Die Verbindung war zu langsam oder unterbrochen. Bitte gehen Sie zurück und senden Sie die Seite erneut. Ihre Angaben stehen noch dort.",
  },
  NICHT_GEFUNDEN: {
    status: 404,
    title: SEITE_NICHT_GEFUNDEN.titel,
    text: SEITE_NICHT_GEFUNDEN.text,
  },
  UNERWARTET: {
    status: 500,
    title: "Es ist ein Fehler aufgetreten",
    text: "Leider ist ein Fehler aufgetreten. Bitte probieren Sie es später erneut.",
  },
} as const;

/**
 * Refuses a request, with a page for people and the error body of the interface for programs. `limit` is the one of
 * ZU_GROSS, in bytes.
 */
export function refuse(
  request: Request,
  { requestId, nonce }: { requestId: string; nonce: string },
  { code, limit = 0 }: { code: keyof typeof REFUSALS; limit?: number | undefined },
): Response {
  if (/^\/(?:v1|fach\/v1)\//.test(new URL(request.url).pathname)) return refusalProblem(code);
  const rat = isHochladung(request) ? "wählen Sie weniger oder kleinere Dateien" : "kürzen Sie Ihre Angaben";
  const tooLarge = `${grenzeText(limit)} Bitte gehen Sie zurück, ${rat} und senden Sie sie erneut.`;
  const { status, title, text } = REFUSALS[code];
  return refusalPage({ status, title, text: text || tooLarge, requestId, nonce });
}

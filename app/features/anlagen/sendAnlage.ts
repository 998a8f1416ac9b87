import { textOhneAntwort } from "~/contract/wire/fehlerImBrowser";
import { grenzeText } from "~/contract/antrag/formularGrenze";
import { UPLOAD_LIMIT_BYTES } from "~/domain/antrag/anlagen";

/** After this time a file counts as not sent; the portal itself gives up earlier. */
const WARTEZEIT_MS = 180_000;

/** What became of a file: its name as it was stored, or why it was not taken. */
export type Ausgang = { hinzugefuegt: string[]; abgelehnt: string[] };

/** The file of a request: its name, what shall become of it, and who hears from 0 to 1 how far it is. */
type Sendung = {
  name: string;
  was?: "hinzugefügt" | "entfernt" | undefined;
  onAnteil?: ((anteil: number) => void) | undefined;
};

const abgelehnt = (text: string): Ausgang => ({ hinzugefuegt: [], abgelehnt: [text] });

/**
 * What an answer that is not ours means: the login page after the end of the session, a page of something in between.
 */
function withoutErgebnis(status: number, { name, was = "hinzugefügt" }: Sendung): Ausgang {
  if (status === 413) return abgelehnt(`Die Datei „${name}“ ist zu groß. ${grenzeText(UPLOAD_LIMIT_BYTES)}`);
  if (status < 400 || status === 403)
    return abgelehnt(
      `Die Datei „${name}“ wurde nicht ${was}: Ihre Sitzung ist beendet. Bitte laden Sie die Seite neu.`,
    );
  return abgelehnt(
    `Die Datei „${name}“ wurde nicht ${was}: ${textOhneAntwort(navigator.onLine).replace(/ Eingaben[^.]*\./, "")}`,
  );
}

const isListe = (wert: unknown): wert is string[] =>
  Array.isArray(wert) && wert.every((eintrag) => typeof eintrag === "string");

function readErgebnis(text: string): Ausgang | null {
  const wert: unknown = JSON.parse(text);
  if (typeof wert !== "object" || wert === null || !("hinzugefuegt" in wert) || !("abgelehnt" in wert)) return null;
  return isListe(wert.hinzugefuegt) && isListe(wert.abgelehnt)
    ? { hinzugefuegt: wert.hinzugefuegt, abgelehnt: wert.abgelehnt }
    : null;
}

/**
 * Sends one file, or the wish to remove one, and tells how far it is. `fetch` cannot tell that, so it is the older
 * XMLHttpRequest. Never rejects.
 */
export function sendAnlage(ziel: string, form: FormData, datei: Sendung): Promise<Ausgang> {
  return new Promise((resolve) => {
    const sendung = new XMLHttpRequest();
    sendung.open("POST", ziel);
    sendung.timeout = WARTEZEIT_MS;
    sendung.setRequestHeader("accept", "application/json");
    sendung.upload.onprogress = ({ loaded, total }) => datei.onAnteil?.(total === 0 ? 0 : loaded / total);
    sendung.onload = () => {
      const isJson = sendung.getResponseHeader("content-type")?.includes("json") === true;
      resolve((isJson ? readErgebnis(sendung.responseText) : null) ?? withoutErgebnis(sendung.status, datei));
    };
    sendung.onerror = sendung.ontimeout = sendung.onabort = () => resolve(withoutErgebnis(503, datei));
    sendung.send(form);
  });
}

import { isRouteErrorResponse, type ClientActionFunctionArgs } from "@remix-run/react";
import { FEHLER_IM_BROWSER, textOhneAntwort } from "~/contract/wire/fehlerImBrowser";
import type { Eingaben, FehlerDaten } from "~/contract/antrag/formAntwort";
import { EINGABE_AUFBEWAHRT, EINGABE_VERWORFEN, FORM_LIMIT_BYTES, grenzeText } from "~/contract/antrag/formularGrenze";
import type { Problem } from "~/contract/wire/problem";
import { findKonfiguration, reportFehler } from "~/features/shell";
import { href } from "~/routing/href";
import type { FormularAntwort } from "../seite/formularDaten";
import { fetchFreshSchutz } from "./frischerSchutz";
import { eingabenAus } from "../seite/texte";

/** After this time a form counts as not answered; the portal itself gives up earlier. */
const WARTEZEIT_MS = 45_000;

/** What Remix leaves of an error that nobody caught on the server. */
const OHNE_EINZELHEITEN = "Unexpected Server Error";

/** Code of the problem of a form that was rendered for another session. */
export const FORMULAR_FREMD = "FORMULAR_FREMD";

const problemAus = (
  code: keyof typeof FEHLER_IM_BROWSER,
  userMessage: string = FEHLER_IM_BROWSER[code].message,
): Problem => ({
  code,
  userMessage,
  httpStatus: FEHLER_IM_BROWSER[code].status,
  httpSubStatus: FEHLER_IM_BROWSER[code].subStatus,
  errors: [],
});

const SITZUNG_BEENDET = problemAus(
  "NICHT_ANGEMELDET",
  "Ihre Sitzung ist beendet. Eingaben bleiben auf dieser Seite, sind aber nicht gespeichert.",
);
const zuGross = (hoechstens: number): Problem =>
  problemAus(
    "ZU_GROSS",
    `Ihre Angaben sind zu groß. ${grenzeText(hoechstens)} Sie sind noch auf dieser Seite. Bitte kürzen Sie sie oder verwerfen Sie Reste.`,
  );
const anderePerson = (name: string): Problem =>
  problemAus(
    "KEIN_ZUGRIFF",
    `Sie sind jetzt als ${name} angemeldet. Diese Seite wurde für eine andere Anmeldung geöffnet; Eingaben bleiben stehen, sind aber nicht gespeichert. Melden Sie sich in einem anderen Fenster wieder so an wie zuvor, oder kopieren Sie Texte, bevor Sie die Seite verlassen.`,
  );

/**
 * The `clientAction` of every page with a form: sends it, and answers itself where the page would otherwise be lost
 * together with what was typed. Then the form stays as it is, says why, and the button works again with the same key.
 * Everything else passes through.
 */
export async function sendSafely({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  // Takes any pairs; TypeScript knows of those of texts only. A file is nothing that could be shown again.
  const formData = new URLSearchParams((await request.clone().formData()) as unknown as URLSearchParams);
  const refuse = (problem: Problem) =>
    Response.json(antwortOhneServer(problem, formData), { status: problem.httpStatus });
  const hoechstens = findKonfiguration()?.formularMaxBytes ?? FORM_LIMIT_BYTES;
  if (String(formData).length > hoechstens) return refuse(zuGross(hoechstens));
  try {
    return await withWartezeit(serverAction());
  } catch (error) {
    // The user has gone on; nobody looks at this answer.
    if (request.signal.aborted) throw error;
    const problem = await problemOhneServer(error);
    if (problem === null) throw error;
    return refuse(problem);
  }
}

/** Is this an answer that the browser itself has given, because none of the portal came? */
export const isOhneServer = (antwort: unknown): boolean =>
  typeof antwort === "object" && antwort !== null && "isOhneServer" in antwort && antwort.isOhneServer === true;

/** Passwords stay in their fields and are not copied. */
function antwortOhneServer(problem: Problem, formData: URLSearchParams): FormularAntwort & { isOhneServer: true } {
  const eingaben: Eingaben = Object.fromEntries(
    Object.entries(eingabenAus(formData)).filter(([name]) => !/passwor[td]/i.test(name)),
  );
  return { problem, eingaben, befunde: [], notices: [], konflikt: null, formular: null, isOhneServer: true };
}

/** What a failure means for the form; null when it is an answer of the portal that has a page of its own. */
async function problemOhneServer(error: unknown): Promise<Problem | null> {
  if (error instanceof Response) return isZurAnmeldung(error) ? SITZUNG_BEENDET : null;
  if (!isRouteErrorResponse(error)) return problemOhneSeite(error);
  if (error.status === 403 || error.status === 404) {
    const stand = await fetchFreshSchutz();
    if (stand?.art === "andere") return anderePerson(stand.name);
    const aufDerSeite = textAus(error.data, "aufDerSeite");
    if (aufDerSeite !== undefined) return { ...problemAus("KEIN_ZUGRIFF", aufDerSeite), code: FORMULAR_FREMD };
  }
  if (error.status === 500) return unerwartet(textAus(error.data, "requestId"));
  // The portal says how long to wait; something in front of it does not.
  if (error.status === 429) return problemAus("ZU_VIELE_VERSUCHE", textAus(error.data, "userMessage"));
  // The portal says why when it is maintained; something in front of it does not.
  if (error.status === 503) return problemAus("NICHT_ERREICHBAR", textAus(error.data, "userMessage"));
  return error.status === 502 || error.status === 504 ? problemAus("NICHT_ERREICHBAR") : null;
}

/** What something means that is no page: nobody has answered, or the portal did not foresee what went wrong. */
function problemOhneSeite(error: unknown): Problem | null {
  if (isOhneAntwort(error)) return problemAus("NICHT_ERREICHBAR", textOhneAntwort(navigator.onLine));
  return error instanceof Error && error.message === OHNE_EINZELHEITEN ? unerwartet(undefined) : null;
}

/** @spec §8: HTTP 500 opens the error popup. The form says it, too, for whoever has closed that. */
function unerwartet(vorgangsnummer: string | undefined): Problem {
  reportFehler(vorgangsnummer);
  return problemAus("UNERWARTET");
}

/** A text of an error page of the portal; undefined when something in front of it has answered. */
function textAus(data: unknown, name: keyof FehlerDaten): string | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const text: unknown = Reflect.get(data, name);
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** The redirect by which the portal says that the session had ended. */
function isZurAnmeldung({ headers }: Response): boolean {
  const ziel = new URL(headers.get("location") ?? "", window.location.href);
  const eingabe = ziel.searchParams.get("eingabe");
  return (
    ziel.pathname === href("landingpage") &&
    (eingabe === EINGABE_VERWORFEN.eingabe || eingabe === EINGABE_AUFBEWAHRT.eingabe)
  );
}

/**
 * True when no answer of the portal came: the browser reached nobody (TypeError), gave up (AbortError, TimeoutError),
 * or got a page of something in between, which Remix cannot decode and reports as a plain error with this beginning.
 */
function isOhneAntwort(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof DOMException)
    return error.name === "AbortError" || error.name === "TimeoutError" || error.name === "NetworkError";
  return (
    error instanceof Error &&
    /^(?:Unable to decode turbo-stream response|No response body to decode)/.test(error.message)
  );
}

function withWartezeit<T>(antwort: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException("No answer", "TimeoutError")), WARTEZEIT_MS);
    antwort.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

import { FEHLER, type FehlerCode } from "~/contract/wire/fehlerkatalog";
import type { Problem } from "~/contract/wire/problem";

const SEITEN: Readonly<Record<number, "KEIN_ZUGRIFF" | "NICHT_GEFUNDEN">> = {
  403: "KEIN_ZUGRIFF",
  404: "NICHT_GEFUNDEN",
};

/**
 * Which refusal takes the place of an answer without a page, or null. A download, and an address that only takes a
 * form, has no page of its own: to a person who follows a link or sends a form without scripts, Remix answers nothing
 * but the data of a page.
 */
export function findSeite({ headers }: Request, answer: Response): "KEIN_ZUGRIFF" | "NICHT_GEFUNDEN" | null {
  const isVisit = (headers.get("accept") ?? "").includes("text/html");
  const isBare = (answer.headers.get("content-type") ?? "").startsWith("application/json");
  return isVisit && isBare ? (SEITEN[answer.status] ?? null) : null;
}

/** The same refusal for programs, in the error body of the interface. */
export function refusalProblem(code: FehlerCode): Response {
  const { status, subStatus, message } = FEHLER[code];
  const body: Problem = { code, userMessage: message, httpStatus: status, httpSubStatus: subStatus, errors: [] };
  return Response.json(body, { status, headers: { "cache-control": "no-store" } });
}

import { FEHLER, type FehlerCode } from "~/contract/fehlerkatalog";
import type { Problem } from "~/contract/problem";

type Refusal = { status: number; title: string; text: string; requestId: string; nonce: string };

/** A small page of its own for what is refused before the portal's pages begin. It needs no scripts and no other file. */
export function refusalPage({ status, title, text, requestId, nonce }: Refusal): Response {
  const html = `<!doctype html>
<html lang="de-DE">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Antragsportal</title>
<style nonce="${nonce}">
body{margin:0;background:#f3f6f8;color:#16262c;font:1.125rem/1.6 "Source Sans 3",system-ui,sans-serif}
main{max-width:40rem;margin:4rem auto;padding:2rem;background:#fff;border-top:.375rem solid #296f81}
h1{margin-top:0;line-height:1.25}a{color:#1d5261}small{color:#44545b}
</style>
</head>
<body><main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="/">Zur Startseite</a></p>
<p><small>Wenn Sie sich an uns wenden, nennen Sie bitte diese Vorgangsnummer: ${escapeHtml(requestId)}</small></p>
</main></body>
</html>
`;
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}

const SEITEN: Readonly<Record<number, "KEIN_ZUGRIFF" | "NICHT_GEFUNDEN">> = { 403: "KEIN_ZUGRIFF", 404: "NICHT_GEFUNDEN" };

/**
 * Which refusal takes the place of an answer without a page, or null. A download, and an address that only takes a form, has no page of its
 * own: to a person who follows a link or sends a form without scripts, Remix answers nothing but the data of a page.
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

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

import { decideVerhalten, type Verhalten } from "~/contract/fehlerkatalog";
import type { Absender } from "./absender";
import { erneuere } from "./erneuere";
import { readProblem, RufFehler } from "./rufFehler";

export type Ruf = { request: Request; path: readonly string[]; input: unknown; schluessel: string | null };

/**
 * Sends one call. A 401 that is not for the caller leads to one refresh and one retry.
 * Rejects with a RufFehler for every answer that is no success.
 *
 * @spec §8 refresh the token once and retry the request once
 */
export async function sendRuf(absender: Absender, ruf: Ruf): Promise<Response> {
  const entwurf = await draftOf(ruf);
  const first = await send(absender, entwurf);
  if (first.ok) return first;
  const failure = await failureOf(absender, ruf.path, first);
  if (failure.verhalten !== "erneuern") throw failure;
  await erneuere(absender, failure);
  const second = await send(absender, entwurf);
  if (second.ok) return second;
  const again = await failureOf(absender, ruf.path, second);
  throw new RufFehler(again.problem, again.verhalten === "erneuern" ? "abmelden" : again.verhalten);
}

type Entwurf = { url: string; method: string; headers: Headers; body: ArrayBuffer | URLSearchParams | null };

/** The call in a form that can be sent twice. Login and TAN go form-encoded. @spec §7 */
async function draftOf({ request, path, input, schluessel }: Ruf): Promise<Entwurf> {
  const headers = new Headers(request.headers);
  if (schluessel !== null) headers.set("idempotency-key", schluessel);
  const base = { url: request.url, method: request.method, headers };
  if (isFormCall(path)) {
    headers.delete("content-type");
    return { ...base, body: formBody(input) };
  }
  return { ...base, body: request.body === null ? null : await request.arrayBuffer() };
}

const isFormCall = (path: readonly string[]): boolean => path[0] === "auth" && (path[1] === "login" || path[1] === "tan");

function formBody(input: unknown): URLSearchParams {
  const fields = typeof input === "object" && input !== null ? Object.entries(input) : [];
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}

async function send(absender: Absender, { url, method, headers, body }: Entwurf): Promise<Response> {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(absender.headers)) all.set(name, value);
  const cookie = absender.cookies.header(absender.eigeneCookies);
  if (cookie !== "") all.set("cookie", cookie);
  const response = await absender.transport(new Request(url, { method, headers: all, body }));
  for (const line of response.headers.getSetCookie()) absender.cookies.take(line);
  if (method !== "GET") absender.onGeaendert?.();
  return response;
}

/** The failure that an answer means for this caller. */
export async function failureOf(absender: Absender, path: readonly string[], response: Response): Promise<RufFehler> {
  const problem = readProblem(await response.json().catch(() => null), response.status);
  return new RufFehler(problem, decideVerhalten(problem, { ruf: rufOf(path), istAngemeldet: hasSession(absender) }) satisfies Verhalten);
}

function rufOf(path: readonly string[]): "login" | "refresh" | "anderer" {
  if (path[0] !== "auth") return "anderer";
  return path[1] === "login" || path[1] === "refresh" ? path[1] : "anderer";
}

const hasSession = ({ cookies, sitzungCookies }: Absender): boolean =>
  cookies.get(sitzungCookies.zugriff) !== undefined || cookies.get(sitzungCookies.erneuerung) !== undefined;

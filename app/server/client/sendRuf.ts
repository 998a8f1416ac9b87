import { decideVerhalten, type Verhalten } from "~/contract/fehlerkatalog";
import type { Absender } from "./absender";
import { erneuere } from "./erneuere";
import { readProblem, RufFehler } from "./rufFehler";
import type { Lesen } from "./transport";

export type Ruf = { request: Request; path: readonly string[]; input: unknown; schluessel: string | null };

/** Sends one call as a request. Rejects with a RufFehler for every answer that is no success. */
export async function sendRuf(absender: Absender, ruf: Ruf): Promise<Response> {
  const entwurf = await draftOf(ruf);
  return mitErneuerung(absender, ruf.path, async () => {
    const response = await send(absender, entwurf);
    return response.ok ? { ok: true, wert: response } : readMisserfolg(response);
  });
}

/** Makes one reading call on the short way, with the same outcome as `sendRuf`; the backend has already checked the output. */
export function liesRuf(absender: Absender, lesen: Lesen, { path, input, schluessel }: Omit<Ruf, "request">): Promise<unknown> {
  return mitErneuerung(absender, path, async () => {
    const cookie = absender.cookies.header(absender.eigeneCookies);
    const headers = {
      ...absender.headers,
      ...(cookie !== "" && { cookie }),
      ...(schluessel !== null && { "idempotency-key": schluessel }),
    };
    const gelesen = await lesen(path, input, headers);
    for (const line of gelesen.setCookies) absender.cookies.take(line);
    return gelesen;
  });
}

type Ausgang<T> = { ok: true; wert: T } | Misserfolg;
type Misserfolg = { ok: false; status: number; body: unknown };

/**
 * A 401 that is not for the caller leads to one refresh and one retry.
 *
 * @spec §8 refresh the token once and retry the request once
 */
async function mitErneuerung<T>(absender: Absender, path: readonly string[], versuch: () => Promise<Ausgang<T>>): Promise<T> {
  const first = await versuch();
  if (first.ok) return first.wert;
  const failure = fehlerVon(absender, path, first);
  if (failure.verhalten !== "erneuern") throw failure;
  await erneuere(absender, failure);
  const second = await versuch();
  if (second.ok) return second.wert;
  const again = fehlerVon(absender, path, second);
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
  return fehlerVon(absender, path, await readMisserfolg(response));
}

async function readMisserfolg(response: Response): Promise<Misserfolg> {
  return { ok: false, status: response.status, body: await response.json().catch(() => null) };
}

function fehlerVon(absender: Absender, path: readonly string[], { status, body }: Misserfolg): RufFehler {
  const problem = readProblem(body, status);
  return new RufFehler(problem, decideVerhalten(problem, { ruf: rufOf(path), istAngemeldet: hasSession(absender) }) satisfies Verhalten);
}

function rufOf(path: readonly string[]): "login" | "refresh" | "anderer" {
  if (path[0] !== "auth") return "anderer";
  return path[1] === "login" || path[1] === "refresh" ? path[1] : "anderer";
}

const hasSession = ({ cookies, sitzungCookies }: Absender): boolean =>
  cookies.get(sitzungCookies.zugriff) !== undefined || cookies.get(sitzungCookies.erneuerung) !== undefined;

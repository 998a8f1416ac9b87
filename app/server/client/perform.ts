import { decideVerhalten } from "~/contract/wire/fehlerkatalog";
import { type Absender, headersOf } from "./absender";
import { renew } from "./renew";
import { readProblem, RufFehler } from "./rufFehler";
import type { Ausgang, Misserfolg, Versuch } from "./attempt";

/** What is called. `isLesend`: it changes nothing. `isEinmalig`: its content cannot be sent again. */
type Anlass = { path: readonly string[]; schluessel: string | null; isLesend: boolean; isEinmalig?: boolean };

/**
 * Makes one call of the backend, on whichever way `versuch` takes: says who calls, takes the cookies of the answer
 * over, and rejects with a RufFehler for every answer that is no success. A 401 that is not for the caller leads to one
 * refresh and one retry.
 *
 * @spec §8 refresh the token once and retry the request once
 */
export async function perform<T>(absender: Absender, anlass: Anlass, versuch: Versuch<T>): Promise<T> {
  const first = await runOnce(absender, anlass, versuch);
  if (first.ok) return first.wert;
  const failure = failureOf(absender, anlass.path, first);
  if (failure.verhalten !== "erneuern" || anlass.isEinmalig) throw failure;
  await renew(absender, failure);
  const second = await runOnce(absender, anlass, versuch);
  if (second.ok) return second.wert;
  const again = failureOf(absender, anlass.path, second);
  throw new RufFehler(again.problem, again.verhalten === "erneuern" ? "abmelden" : again.verhalten);
}

async function runOnce<T>(
  absender: Absender,
  { schluessel, isLesend }: Anlass,
  versuch: Versuch<T>,
): Promise<Ausgang<T>> {
  const ausgang = await versuch(headersOf(absender, schluessel));
  for (const line of ausgang.setCookies) absender.cookies.take(line);
  if (!isLesend) absender.onGeaendert?.();
  return ausgang;
}

/** The failure that an answer means for this caller. */
function failureOf(absender: Absender, path: readonly string[], { status, body }: Misserfolg): RufFehler {
  const problem = readProblem(body, status);
  return new RufFehler(problem, decideVerhalten(problem, { ruf: rufOf(path), istAngemeldet: hasSession(absender) }));
}

function rufOf(path: readonly string[]): "login" | "refresh" | "anderer" {
  if (path[0] !== "auth") return "anderer";
  return path[1] === "login" || path[1] === "refresh" ? path[1] : "anderer";
}

const hasSession = ({ cookies, sitzungCookies }: Absender): boolean =>
  cookies.get(sitzungCookies.zugriff) !== undefined || cookies.get(sitzungCookies.erneuerung) !== undefined;

import { contract } from "~/contract";
import { type Absender, headersOf } from "./absender";
import type { Erneuerung } from "./refreshOnce";
import { nichtErreichbar, readProblem, RufFehler } from "./rufFehler";
import { asRequest, type Entwurf } from "./attempt";

const VERSUCHE_BEI_GLEICHZEITIG = 5;
const PAUSE_MS = 200;

/**
 * Refreshes the session of the visitor and takes the new cookies over. Rejects with the failure that asked for it when
 * the session cannot be refreshed, and with NICHT_ERREICHBAR when the backend does not answer: that ends no session.
 */
export async function renew(absender: Absender, anlass: RufFehler): Promise<void> {
  const token = absender.cookies.get(absender.sitzungCookies.erneuerung);
  const ergebnis: Erneuerung =
    token === undefined ? { art: "abgelehnt" } : await absender.refreshOnce(token, () => requestNew(absender));
  if (ergebnis.art === "nichtErreichbar") throw nichtErreichbar();
  if (ergebnis.art === "abgelehnt") throw new RufFehler(anlass.problem, "abmelden");
  for (const line of ergebnis.setCookies) absender.cookies.take(line);
}

/** Another node may be refreshing right now (409): then its result is asked for again after a short pause. */
async function requestNew(absender: Absender): Promise<Erneuerung> {
  const attempt = asRequest(absender.wege.anfrage, refreshEntwurf());
  for (let versuch = 1; versuch <= VERSUCHE_BEI_GLEICHZEITIG; versuch += 1) {
    const ausgang = await attempt(headersOf(absender)).catch(() => null);
    if (ausgang === null) return { art: "nichtErreichbar" };
    if (ausgang.ok) return { art: "erneuert", setCookies: ausgang.setCookies };
    const { httpStatus } = readProblem(ausgang.body, ausgang.status);
    if (httpStatus >= 500) return { art: "nichtErreichbar" };
    if (httpStatus !== 409) return { art: "abgelehnt" };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return { art: "nichtErreichbar" };
}

function refreshEntwurf(): Entwurf {
  const { path, method } = contract.auth.refresh["~orpc"].route;
  return { url: new URL(path ?? "", "http://backend"), method: method ?? "POST" };
}

import type { ClientActionFunctionArgs } from "@remix-run/react";
import { GESPEICHERT_COOKIE } from "~/contract/tresorDaten";
import { sendeSicher } from "./sendeSicher";
import { aktuelleVerbindung } from "./tresor/verbindung";

/** The portal names the key of the form that it has just saved: a redirect alone can have other reasons. */
function isGespeichert(schluessel: string | null): boolean {
  const cookies = document.cookie.split("; ").map((cookie) => cookie.replace(/^__Host-/, ""));
  return schluessel !== null && cookies.includes(`${GESPEICHERT_COOKIE}=${schluessel}`);
}

/** The `clientAction` of the form pages: sends as `sendeSicher` does, and tells the vault what has been saved. */
export async function sendeMitTresor(args: ClientActionFunctionArgs): Promise<unknown> {
  const gesendet = new URLSearchParams(await args.request.clone().text());
  const verbindung = aktuelleVerbindung();
  try {
    return await sendeSicher(args);
  } catch (thrown) {
    if (thrown instanceof Response && isGespeichert(gesendet.get("schluessel"))) verbindung?.gespeichert(gesendet);
    throw thrown;
  }
}

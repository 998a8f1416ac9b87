import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendeSicher } from "./sendeSicher";
import { isGespeichert } from "./tresor/isGespeichert";
import { aktuelleVerbindung } from "./tresor/verbindung";

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

import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendSafely } from "../speichern/sendSafely";
import { isGespeichert } from "./isGespeichert";
import { aktuelleVerbindung } from "./verbindung";

/** The `clientAction` of the form pages: sends as `sendSafely` does, and tells the vault what has been saved. */
export async function sendWithTresor(args: ClientActionFunctionArgs): Promise<unknown> {
  const gesendet = new URLSearchParams(await args.request.clone().text());
  const verbindung = aktuelleVerbindung();
  try {
    return await sendSafely(args);
  } catch (thrown) {
    if (thrown instanceof Response && isGespeichert(gesendet.get("schluessel"))) verbindung?.gespeichert(gesendet);
    throw thrown;
  }
}

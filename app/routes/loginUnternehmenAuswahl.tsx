import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { textVon } from "~/features/anmeldung/pflichtfelder";
import { loadUnternehmenWahl } from "~/features/auswahl/loadUnternehmenWahl";
import { findUnternehmenAbsicht } from "~/features/auswahl/unternehmenAbsichten";
import { UnternehmenAuswahl } from "~/features/auswahl/UnternehmenAuswahl";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { weiterNachAnmeldung, weiterOhneSchritt } from "~/server/portal/nachAnmeldung";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "loginUnternehmenAuswahl");
  const redirect = offen.url.searchParams.get("redirect");
  const keines = "Sie sind bereits angemeldet. Für Ihr Konto ist kein Unternehmen zu wählen.";
  if (!offen.benutzer.mussUnternehmenAuswaehlen) return weiterOhneSchritt(offen, redirect, keines);
  const suche = offen.url.searchParams.get("suche") ?? "";
  const wahl = await loadUnternehmenWahl(offen.call, { suche, gewaehlt: offen.benutzer.unternehmenUuid });
  return offen.json({ formular: offen.formular, redirect, wahl });
}

/**
 * Chooses a company; with `intent=wechseln` gives up the chosen one, so that the list opens. @spec §4 Company switch
 */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "loginUnternehmenAuswahl");
  const formData = await offen.formData();
  const absicht = findUnternehmenAbsicht(formData);
  if (absicht !== undefined) {
    await absicht.run(offen.call);
    return offen.redirect(href("loginUnternehmenAuswahl"));
  }
  const uuid = textVon(formData, "unternehmen");
  if (!isUuid(uuid)) return offen.nichtGefunden();
  const gewaehlt = await attempt(offen, () => offen.call.benutzer.chooseUnternehmen({ uuid }));
  if (!gewaehlt.ok) return ablehnen(offen, gewaehlt.problem, eingabenVon(formData));
  return weiterNachAnmeldung(offen, formData.get("redirect"));
}

export default function LoginUnternehmenAuswahlRoute() {
  return <UnternehmenAuswahl {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

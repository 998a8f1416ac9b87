import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadTan } from "~/features/anmeldung/loadTan";
import { findLeereFelder, textVon } from "~/features/anmeldung/pflichtfelder";
import { findTanAbsicht } from "~/features/anmeldung/tanAbsichten";
import { TanSeite } from "~/features/anmeldung/TanSeite";
import { href } from "~/routing/href";
import { logIn } from "~/server/portal/auth";
import { sicheresZiel, weiterNachAnmeldung, weiterOhneSchritt } from "~/server/portal/nachAnmeldung";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "tan");
  const redirect = offen.url.searchParams.get("redirect");
  if (offen.sitzung.state === "AUTHENTICATED")
    return weiterOhneSchritt(offen, redirect, "Sie sind bereits angemeldet.");
  return offen.json({ formular: offen.formular, redirect, ...(await loadTan(offen.call, offen.sitzung)) });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "tan");
  const formData = await offen.formData();
  const absicht = findTanAbsicht(formData);
  if (absicht !== undefined) {
    const getan = await attempt(offen, () => absicht.run(offen.call));
    if (!getan.ok) return ablehnen(offen, absicht.explain(getan.problem), eingabenVon(formData));
    const zurueck = href("tan", {}, { redirect: sicheresZiel(textVon(formData, "redirect")) });
    return offen.redirect(zurueck, { flash: { tone: "success", text: absicht.meldung } });
  }
  const leer = findLeereFelder(formData, { tan: "Bitte geben Sie die TAN ein." });
  if (leer !== null) return ablehnen(offen, leer, eingabenVon(formData));
  const anmeldung = await logIn(offen, "tan");
  if (!anmeldung.ok) return ablehnen(offen, anmeldung.problem, eingabenVon(formData));
  return weiterNachAnmeldung(offen, formData.get("redirect"));
}

export default function TanRoute() {
  return <TanSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

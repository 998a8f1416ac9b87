import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { systemRolle } from "~/contract/konto/benutzer";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { SystemrollenAuswahl } from "~/features/auswahl/SystemrollenAuswahl";
import { weiterNachAnmeldung, weiterOhneSchritt } from "~/server/portal/nachAnmeldung";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "loginSystemrollenAuswahl");
  const redirect = offen.url.searchParams.get("redirect");
  const { mussUnternehmenAuswaehlen, systemRollen, systemRolleSet } = offen.benutzer;
  const keine = "Sie sind bereits angemeldet. Für Ihr Konto ist keine Rolle zu wählen.";
  if (mussUnternehmenAuswaehlen) return weiterOhneSchritt(offen, redirect, keine);
  return offen.json({ formular: offen.formular, redirect, rollen: systemRollen, gewaehlt: systemRolleSet });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "loginSystemrollenAuswahl");
  const formData = await offen.formData();
  const rolle = systemRolle.safeParse(formData.get("systemRolle"));
  if (!rolle.success) return offen.nichtGefunden();
  const gewaehlt = await attempt(offen, () => offen.call.benutzer.chooseSystemrolle({ systemRolle: rolle.data }));
  if (!gewaehlt.ok) return ablehnen(offen, gewaehlt.problem, eingabenVon(formData));
  return weiterNachAnmeldung(offen, formData.get("redirect"));
}

export default function LoginSystemrollenAuswahlRoute() {
  return <SystemrollenAuswahl {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { Landingpage } from "~/features/anmeldung/Landingpage";
import { loadLandingpage } from "~/features/anmeldung/loadLandingpage";
import { findLeereFelder } from "~/features/anmeldung/pflichtfelder";
import { logIn } from "~/server/portal/auth";
import { weiterNachAnmeldung } from "~/server/portal/nachAnmeldung";
import { loadHinweis } from "~/server/portal/loadHinweis";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const PFLICHT = { username: "Bitte geben Sie Ihre E-Mail-Adresse ein.", password: "Bitte geben Sie Ihr Passwort ein." };

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "landingpage");
  const [daten, hinweis] = await Promise.all([
    loadLandingpage(offen.call, offen.url),
    loadHinweis(offen.anfrage, "einreichen"),
  ]);
  return offen.json({ formular: offen.formular, hinweis, ...daten });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "landingpage");
  const formData = await offen.formData();
  const leer = findLeereFelder(formData, PFLICHT);
  if (leer !== null) return ablehnen(offen, leer, eingabenVon(formData));
  const anmeldung = await logIn(offen, "passwort");
  if (!anmeldung.ok) return ablehnen(offen, anmeldung.problem, eingabenVon(formData));
  return weiterNachAnmeldung(offen, formData.get("redirect"));
}

export default function LandingpageRoute() {
  return <Landingpage {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

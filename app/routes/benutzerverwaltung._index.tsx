import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { BenutzerverwaltungSeite } from "~/features/benutzerverwaltung/BenutzerverwaltungSeite";
import { loadBenutzerverwaltung } from "~/features/benutzerverwaltung/loadBenutzerverwaltung";
import { findVerwaltungAbsicht } from "~/features/benutzerverwaltung/verwaltungAbsichten";
import { BENUTZER_LISTE } from "~/features/benutzerverwaltung/verwaltungHref";
import { checkListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "benutzerverwaltung");
  await recallAnsicht(offen, BENUTZER_LISTE);
  const daten = await loadBenutzerverwaltung(offen.call, offen.url);
  return offen.json({ daten, isMitglied: offen.benutzer.angesehen === null, formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "benutzerverwaltung");
  const formData = await offen.formData();
  const absicht = findVerwaltungAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(BENUTZER_LISTE, formData), { flash: { tone: "success", text: getan.value } });
}

export default function BenutzerverwaltungRoute() {
  return <BenutzerverwaltungSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadUebergabe } from "~/features/benutzerverwaltung/loadUebergabe";
import { artVon, findUebergabeAbsicht } from "~/features/benutzerverwaltung/uebergabeAbsichten";
import { UebergabeSeite } from "~/features/benutzerverwaltung/UebergabeSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "benutzerUebergabe");
  const { call, anfrage, params, url, formular } = offen;
  const daten = await loadUebergabe(call, anfrage.context.clock, params.uuid ?? "");
  if (daten.isSelbst) return offen.redirect(href("benutzerVerlassen"));
  return offen.json({ daten, art: artVon(url), formular });
}

/** Ends the access of somebody and hands over the rights, in one step. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "benutzerUebergabe");
  const formData = await offen.formData();
  const absicht = findUebergabeAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const call = offen.withSchluessel(formData);
  const getan = await attempt(offen, () => absicht.run(call, offen.params.uuid ?? "", formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("benutzerverwaltung"), { flash: { tone: "success", text: getan.value } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.name]);

export default function BenutzerUebergabeRoute() {
  return <UebergabeSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

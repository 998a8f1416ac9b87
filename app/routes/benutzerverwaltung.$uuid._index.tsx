import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { checkBenutzerAbsicht, findBenutzerAbsicht } from "~/features/benutzerverwaltung/benutzerAbsichten";
import { BenutzerSeite } from "~/features/benutzerverwaltung/BenutzerSeite";
import { loadBenutzer } from "~/features/benutzerverwaltung/loadBenutzerverwaltung";
import { rueckfrageVon } from "~/features/benutzerverwaltung/rueckfrage";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "benutzerBearbeiten");
  const gefunden = await loadBenutzer(offen.call, offen.params.uuid ?? "");
  if (gefunden === null) return offen.nichtGefunden();
  const { benutzer, zustimmung } = gefunden;
  return offen.json({
    benutzer,
    frage: rueckfrageVon(offen.url),
    mitZustimmung: zustimmung.an,
    formular: offen.formular,
  });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "benutzerBearbeiten");
  const uuid = offen.params.uuid ?? "";
  const formData = await offen.formData();
  const absicht = findBenutzerAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkBenutzerAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), uuid, formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  const ziel = absicht.isWeg ? href("benutzerverwaltung") : href("benutzerBearbeiten", { uuid });
  return offen.redirect(ziel, { flash: { tone: "success", text: getan.value } });
}

export const handle = titelMit<typeof loader>(({ benutzer }, titel) => [titel, benutzer.name || benutzer.email]);

export default function BenutzerBearbeitenRoute() {
  return <BenutzerSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

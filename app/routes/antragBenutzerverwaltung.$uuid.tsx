import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { checkAbsicht, findAbsicht, isEigenesRecht } from "~/features/antragBenutzer/antragBenutzerAbsichten";
import { AntragBenutzerSeite } from "~/features/antragBenutzer/AntragBenutzerSeite";
import { loadAntragBenutzer } from "~/features/antragBenutzer/loadAntragBenutzer";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragBenutzerverwaltung");
  const daten = await loadAntragBenutzer(offen.call, offen.antragUuid, offen.url.searchParams);
  return offen.json({ daten, formular: offen.formular });
}

/**
 * Gives, changes or takes a right. Whoever has taken their own goes on to the list: this Antrag is not found any more.
 */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragBenutzerverwaltung");
  const formData = await offen.formData();
  const absicht = findAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkAbsicht(absicht, formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const erledigt = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), offen.antragUuid, formData));
  if (!erledigt.ok) return ablehnen(offen, erledigt.problem, eingabenVon(formData));
  if (isEigenesRecht(formData, offen.benutzer.userUuid))
    return offen.redirect(href("antraege"), {
      flash: { tone: "success", text: "Sie haben keinen Zugriff mehr auf den Antrag." },
    });
  const seite = href("antragBenutzerverwaltung", { uuid: offen.antragUuid });
  return offen.redirect(seite, { flash: { tone: "success", text: erledigt.value } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function AntragBenutzerverwaltungRoute() {
  return <AntragBenutzerSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

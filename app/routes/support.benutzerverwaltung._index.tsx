import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadPersonen } from "~/features/support/loadPersonen";
import { findPersonenAbsicht } from "~/features/support/personAbsichten";
import { PERSONEN_LISTE } from "~/features/support/personenListe";
import { PersonenSeite } from "~/features/support/PersonenSeite";
import { checkListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "supportBenutzerverwaltung");
  await recallAnsicht(offen, PERSONEN_LISTE);
  return offen.json({ daten: await loadPersonen(offen.call, offen.url), formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "supportBenutzerverwaltung");
  const formData = await offen.formData();
  const absicht = findPersonenAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(PERSONEN_LISTE, formData), { flash: { tone: "success", text: getan.value } });
}

export default function SupportBenutzerverwaltungRoute() {
  return <PersonenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

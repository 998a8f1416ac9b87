import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadSystemnachrichten } from "~/features/systemnachricht/verwaltung/loadSystemnachrichten";
import { findListeAbsicht } from "~/features/systemnachricht/verwaltung/nachrichtAbsichten";
import { SYSTEMNACHRICHTEN_LISTE } from "~/features/systemnachricht/verwaltung/systemnachrichtenListe";
import { SystemnachrichtenSeite } from "~/features/systemnachricht/verwaltung/SystemnachrichtenSeite";
import { checkListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "systemNachrichtenView");
  await recallAnsicht(offen, SYSTEMNACHRICHTEN_LISTE);
  return offen.json({ daten: await loadSystemnachrichten(offen), formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "systemNachrichtenView");
  const formData = await offen.formData();
  const absicht = findListeAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  const ziel = zurueckZurListe(SYSTEMNACHRICHTEN_LISTE, formData);
  return offen.redirect(ziel, { flash: { tone: "success", text: getan.value } });
}

export default function SystemNachrichtenRoute() {
  return <SystemnachrichtenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

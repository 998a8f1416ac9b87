import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { LESEZUGRIFF_LISTE } from "~/features/protokoll/lesezugriffListe";
import { LesezugriffeSeite } from "~/features/protokoll/LesezugriffeSeite";
import { loadLesezugriffe } from "~/features/protokoll/loadLesezugriffe";
import { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "lesezugriffeView");
  await recallAnsicht(offen, LESEZUGRIFF_LISTE);
  return offen.json({ daten: await loadLesezugriffe(offen.call, offen.url), formular: offen.formular });
}

/** Only the forms beside the list: nothing here changes a line. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "lesezugriffeView");
  const formData = await offen.formData();
  const absicht = findListenAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const { tabelle } = LESEZUGRIFF_LISTE;
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData, tabelle));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(LESEZUGRIFF_LISTE, formData), {
    flash: { tone: "success", text: absicht.meldung },
  });
}

export default function LesezugriffeRoute() {
  return <LesezugriffeSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { EREIGNIS_LISTE } from "~/features/protokoll/protokollListe";
import { EreignisseSeite } from "~/features/protokoll/EreignisseSeite";
import { loadEreignisse } from "~/features/protokoll/loadEreignisse";
import { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungKetten");
  await recallAnsicht(offen, EREIGNIS_LISTE);
  return offen.json({ daten: await loadEreignisse(offen.call, offen.url), formular: offen.formular });
}

/** Only the forms beside the list: nothing here changes an event. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "wartungKetten");
  const formData = await offen.formData();
  const absicht = findListenAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const { tabelle } = EREIGNIS_LISTE;
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData, tabelle));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(EREIGNIS_LISTE, formData), {
    flash: { tone: "success", text: absicht.meldung },
  });
}

export default function WartungKettenRoute() {
  return <EreignisseSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

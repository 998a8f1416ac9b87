import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadProtokoll } from "~/features/protokoll/loadProtokoll";
import { findProtokollAbsicht } from "~/features/protokoll/protokollAbsichten";
import { PROTOKOLL_LISTE } from "~/features/protokoll/protokollListe";
import { ProtokollSeite } from "~/features/protokoll/ProtokollSeite";
import { checkListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungLogArchivView");
  await recallAnsicht(offen, PROTOKOLL_LISTE);
  return offen.json({ daten: await loadProtokoll(offen.call, offen.url), formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "wartungLogArchivView");
  const formData = await offen.formData();
  const absicht = findProtokollAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(PROTOKOLL_LISTE, formData), { flash: { tone: "success", text: getan.value } });
}

export default function WartungLogArchivRoute() {
  return <ProtokollSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

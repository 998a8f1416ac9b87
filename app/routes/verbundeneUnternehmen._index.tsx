import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { checkListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { loadVerbundListe } from "~/features/verbund/loadVerbundListe";
import { VERBUND_LISTE } from "~/features/verbund/verbundListe";
import { findVerbundListeAbsicht } from "~/features/verbund/verbundListeAbsichten";
import { VerbundListeSeite } from "~/features/verbund/VerbundListeSeite";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmen");
  await recallAnsicht(offen, VERBUND_LISTE);
  const daten = await loadVerbundListe(offen.call, offen.url);
  return offen.json({ daten, formular: offen.formular }, { status: daten.unlesbarerStand === null ? 200 : 422 });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmen");
  const formData = await offen.formData();
  const absicht = findVerbundListeAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(VERBUND_LISTE, formData), { flash: { tone: "success", text: getan.value } });
}

export default function VerbundeneUnternehmenRoute() {
  return <VerbundListeSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

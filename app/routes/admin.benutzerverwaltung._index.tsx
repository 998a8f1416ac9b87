import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadStab } from "~/features/stab/loadStab";
import { findStabAbsicht } from "~/features/stab/stabAbsichten";
import { STAB_LISTE } from "~/features/stab/stabListe";
import { StabSeite } from "~/features/stab/StabSeite";
import { checkListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "adminBenutzerverwaltung");
  await recallAnsicht(offen, STAB_LISTE);
  return offen.json({ daten: await loadStab(offen.call, offen.url), formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "adminBenutzerverwaltung");
  const formData = await offen.formData();
  const absicht = findStabAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(STAB_LISTE, formData), { flash: { tone: "success", text: getan.value } });
}

export default function AdminBenutzerverwaltungRoute() {
  return <StabSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

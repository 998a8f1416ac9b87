import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { checkListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { JAHRE_LISTE } from "~/features/unternehmen/jahreListe";
import { findJahreListeAbsicht } from "~/features/unternehmen/jahreListeAbsichten";
import { loadJahreListe } from "~/features/unternehmen/loadJahreListe";
import { StatistikSeite } from "~/features/unternehmen/StatistikSeite";
import { readFlag } from "~/routing/facts";
import { href } from "~/routing/href";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

/** @spec §2 unternehmenWirtschaftsjahr: `weiteresWirtschaftsjahrErstellen` is a JSON-encoded boolean. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahr");
  await recallAnsicht(offen, JAHRE_LISTE);
  const isWeiteres = readFlag(offen.url.searchParams, "weiteresWirtschaftsjahrErstellen") ?? offen.nichtGefunden();
  const daten = await loadJahreListe(offen.call, offen.url);
  if (isWeiteres && daten.rechte.bearbeiten) throw offen.redirect(href("unternehmenWirtschaftsjahrFormular"));
  return offen.json({ daten, formular: offen.formular });
}

/** Says whether there is no completed Wirtschaftsjahr yet, or keeps how the list is shown. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahr");
  const formData = await offen.formData();
  const absicht = findJahreListeAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(JAHRE_LISTE, formData), { flash: { tone: "success", text: getan.value } });
}

export default function GeschaeftsstatistikenRoute() {
  return <StatistikSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

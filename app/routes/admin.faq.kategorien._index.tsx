import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isWeiterschreiben, type Wiedergeoeffnet } from "~/features/aufbewahrung";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { findKategorienAbsicht } from "~/features/faq/faqAbsichten";
import { KategorienSeite } from "~/features/faq/KategorienSeite";
import { loadFaq } from "~/features/faq/loadFaq";
import { forgetGeparktes } from "~/server/portal/forgetGeparktes";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqKategorien");
  const daten = await loadFaq(offen.call, offen.url);
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "FAQ_KATEGORIE" });
  return offen.json({ daten, aufbewahrung, formular: offen.formular });
}

/** Moves a category or adds one; the list comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "faqKategorien");
  const formData = await offen.formData();
  if (isWeiterschreiben(formData)) return offen.json({ problem: null, eingaben: eingabenVon(formData) });
  const absicht = findKategorienAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData)));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  const { ziel, meldung } = getan.value;
  await forgetGeparktes(offen, formData);
  return meldung === null ? offen.redirect(ziel) : redirectNachSpeichern(offen, { ziel, text: meldung });
}

export default function FaqKategorienRoute() {
  return <KategorienSeite {...useLoaderData<typeof loader>()} antwort={useActionData<Wiedergeoeffnet>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findKategorienAbsicht } from "~/features/faq/faqAbsichten";
import { KategorienSeite } from "~/features/faq/KategorienSeite";
import { loadFaq } from "~/features/faq/loadFaq";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqKategorien");
  return offen.json({ daten: await loadFaq(offen.call, offen.url), formular: offen.formular });
}

/** Moves a category or adds one; the list comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "faqKategorien");
  const formData = await offen.formData();
  const absicht = findKategorienAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData)));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  const { ziel, meldung } = getan.value;
  return meldung === null ? offen.redirect(ziel) : redirectNachSpeichern(offen, { ziel, text: meldung });
}

export default function FaqKategorienRoute() {
  return <KategorienSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findFaqAbsicht } from "~/features/faq/faqAbsichten";
import { FaqListeSeite } from "~/features/faq/FaqListeSeite";
import { loadFaq } from "~/features/faq/loadFaq";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqEditView");
  return offen.json({ daten: await loadFaq(offen.call, offen.url), formular: offen.formular });
}

/** Moves an entry, shows it or hides it; the list comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "faqEditView");
  const formData = await offen.formData();
  const absicht = findFaqAbsicht(formData, offen.url.searchParams);
  if (absicht === undefined) return offen.nichtGefunden();
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData)));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  const { ziel, meldung } = getan.value;
  return offen.redirect(ziel, meldung === null ? {} : { flash: { tone: "success", text: meldung } });
}

export default function FaqEditViewRoute() {
  return <FaqListeSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FaqAntwort } from "~/features/faq/faqAntwort";
import { runFaqEingabe } from "~/features/faq/faqEingabe";
import { FaqEintragSeite } from "~/features/faq/FaqEintragSeite";
import { loadFaqNeu } from "~/features/faq/loadFaq";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqAnlegen");
  return offen.json({ daten: await loadFaqNeu(offen.call, offen.url), formular: offen.formular });
}

/** Adds the entry, the list comes next; or shows it. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "faqAnlegen");
  const formData = await offen.formData();
  const getan = await attempt(offen, () => runFaqEingabe(offen.withSchluessel(formData), null, formData));
  const eingaben = eingabenVon(formData);
  if (!getan.ok) return ablehnen(offen, getan.problem, eingaben);
  if ("vorschau" in getan.value) return offen.json<FaqAntwort>({ problem: null, eingaben, ...getan.value });
  return offen.redirect(href("faqEditView"), { flash: { tone: "success", text: getan.value.meldung } });
}

export default function FaqAnlegenRoute() {
  return <FaqEintragSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FaqAntwort>()} />;
}

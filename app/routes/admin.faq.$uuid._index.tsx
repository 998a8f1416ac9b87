import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FaqAntwort } from "~/features/faq/faqAntwort";
import { runFaqEingabe } from "~/features/faq/faqEingabe";
import { FaqEintragSeite } from "~/features/faq/FaqEintragSeite";
import { FaqLoeschenSeite } from "~/features/faq/FaqLoeschenSeite";
import { loadFaqEintrag } from "~/features/faq/loadFaq";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqBearbeiten");
  const daten = await loadFaqEintrag(offen.call, offen.params.uuid ?? "", offen.url);
  if (daten === null) return offen.nichtGefunden();
  return offen.json({ daten, formular: offen.formular });
}

/** Stores the entry or deletes it, the list comes next; or shows it. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "faqBearbeiten");
  const formData = await offen.formData();
  const call = offen.withSchluessel(formData);
  const getan = await attempt(offen, () => runFaqEingabe(call, offen.params.uuid ?? "", formData));
  const eingaben = eingabenVon(formData);
  if (!getan.ok) return ablehnen(offen, getan.problem, eingaben);
  if ("vorschau" in getan.value) return offen.json<FaqAntwort>({ problem: null, eingaben, ...getan.value });
  return offen.redirect(href("faqEditView"), { flash: { tone: "success", text: getan.value.meldung } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.eintrag?.frage ?? null]);

export default function FaqBearbeitenRoute() {
  const { daten, formular } = useLoaderData<typeof loader>();
  const antwort = useActionData<FaqAntwort>();
  if (daten.isLoeschfrage && daten.eintrag !== null)
    return <FaqLoeschenSeite eintrag={daten.eintrag} formular={formular} antwort={antwort} />;
  return <FaqEintragSeite daten={daten} formular={formular} antwort={antwort} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import type { FaqAntwort } from "~/features/faq/faqAntwort";
import { runFaqEingabe } from "~/features/faq/faqEingabe";
import { FaqEintragSeite } from "~/features/faq/FaqEintragSeite";
import { FaqLoeschenSeite } from "~/features/faq/FaqLoeschenSeite";
import { loadFaqEintrag } from "~/features/faq/loadFaq";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqBearbeiten");
  const daten = await loadFaqEintrag(offen.call, offen.params.uuid ?? "", offen.url);
  if (daten === null) return offen.nichtGefunden();
  const gegenstand = daten.eintrag === null ? {} : { gegenstandUuid: daten.eintrag.uuid };
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "FAQ_EINTRAG", ...gegenstand });
  return offen.json({ daten, aufbewahrung, formular: offen.formular });
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
  return redirectNachSpeichern(offen, { ziel: href("faqEditView"), text: getan.value.meldung });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.eintrag?.frage ?? null]);

export default function FaqBearbeitenRoute() {
  const { daten, aufbewahrung, formular } = useLoaderData<typeof loader>();
  const antwort = useActionData<FaqAntwort>();
  if (daten.isLoeschfrage && daten.eintrag !== null)
    return <FaqLoeschenSeite eintrag={daten.eintrag} formular={formular} antwort={antwort} />;
  return <FaqEintragSeite daten={daten} aufbewahrung={aufbewahrung} formular={formular} antwort={antwort} />;
}

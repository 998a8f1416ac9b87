import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import type { FaqAntwort } from "~/features/faq/faqAntwort";
import { runFaqEingabe } from "~/features/faq/faqEingabe";
import { FaqEintragSeite } from "~/features/faq/FaqEintragSeite";
import { loadFaqNeu } from "~/features/faq/loadFaq";
import { loadFaqBeispiel } from "~/features/faq/loadFaqBeispiel";
import { href } from "~/routing/href";
import { isTestdaten } from "~/server/portal/firmenTestdaten";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqAnlegen");
  const daten = await loadFaqNeu(offen.call, offen.url);
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "FAQ_EINTRAG" });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ daten, aufbewahrung, hasTestdaten, formular: offen.formular });
}

/** Adds the entry, the list comes next; or shows it. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "faqAnlegen");
  const formData = await offen.formData();
  const eingaben = eingabenVon(formData);
  if (isTestdaten(offen, formData)) return offen.json(await loadFaqBeispiel(offen.call, eingaben));
  const getan = await attempt(offen, () => runFaqEingabe(offen.withSchluessel(formData), null, formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingaben);
  if ("vorschau" in getan.value) return offen.json<FaqAntwort>({ problem: null, eingaben, ...getan.value });
  return redirectNachSpeichern(offen, { ziel: href("faqEditView"), text: getan.value.meldung });
}

export default function FaqAnlegenRoute() {
  return <FaqEintragSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FaqAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isWeiterschreiben, type Wiedergeoeffnet } from "~/features/aufbewahrung";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { findKategorieAbsicht } from "~/features/faq/kategorieAbsichten";
import { KategorieSeite } from "~/features/faq/KategorieSeite";
import { loadFaqKategorie } from "~/features/faq/loadFaq";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { forgetGeparktes } from "~/server/portal/forgetGeparktes";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqKategorie");
  const uuid = offen.params.uuid ?? "";
  const kategorie = await loadFaqKategorie(offen.call, uuid);
  if (kategorie === null) return offen.nichtGefunden();
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "FAQ_KATEGORIE", gegenstandUuid: uuid });
  const isLoeschfrage = offen.url.searchParams.has("loeschen");
  return offen.json({ kategorie, isLoeschfrage, aufbewahrung, formular: offen.formular });
}

/** Renames a category or deletes it; the list of categories comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "faqKategorie");
  const formData = await offen.formData();
  if (isWeiterschreiben(formData)) return offen.json({ problem: null, eingaben: eingabenVon(formData) });
  const absicht = findKategorieAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const call = offen.withSchluessel(formData);
  const getan = await attempt(offen, () => absicht.run(call, offen.params.uuid ?? "", formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  await forgetGeparktes(offen, formData);
  return redirectNachSpeichern(offen, { ziel: href("faqKategorien"), text: getan.value });
}

export const handle = titelMit<typeof loader>(({ kategorie }, titel) => [titel, kategorie.name]);

export default function FaqKategorieRoute() {
  return <KategorieSeite {...useLoaderData<typeof loader>()} antwort={useActionData<Wiedergeoeffnet>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isWeiterschreiben, type Wiedergeoeffnet } from "~/features/aufbewahrung";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { titelMit } from "~/features/shell/titelText";
import { loadAktion } from "~/features/support/loadPersonen";
import { findPersonAbsicht } from "~/features/support/personAbsichten";
import { PersonAktionSeite } from "~/features/support/PersonAktionSeite";
import { href } from "~/routing/href";
import { forgetGeparktes } from "~/server/portal/forgetGeparktes";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "supportPersonAktion");
  const uuid = offen.params.uuid ?? "";
  const aktion = await loadAktion(offen.call, uuid, offen.url);
  if (aktion === null) return offen.nichtGefunden();
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "PERSON_AKTION", gegenstandUuid: uuid });
  return offen.json({ ...aktion, aufbewahrung, formular: offen.formular });
}

/** Does what the form says, with its reason; the page of the person comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "supportPersonAktion");
  const uuid = offen.params.uuid ?? "";
  const formData = await offen.formData();
  if (isWeiterschreiben(formData)) return offen.json({ problem: null, eingaben: eingabenVon(formData) });
  const absicht = findPersonAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), uuid, formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  await forgetGeparktes(offen, formData);
  return redirectNachSpeichern(offen, { ziel: href("supportPerson", { uuid }), text: getan.value });
}

export const handle = titelMit<typeof loader>(({ person }, titel) => [titel, person.name]);

export default function SupportPersonAktionRoute() {
  return <PersonAktionSeite {...useLoaderData<typeof loader>()} antwort={useActionData<Wiedergeoeffnet>()} />;
}

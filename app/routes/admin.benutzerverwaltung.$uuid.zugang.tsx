import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isWeiterschreiben, type Wiedergeoeffnet } from "~/features/aufbewahrung";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { titelMit } from "~/features/shell/titelText";
import { findZugangAbsicht, zugangArtVon } from "~/features/stab/kontoAbsichten";
import { loadStabKonto } from "~/features/stab/loadStab";
import { StabZugangSeite } from "~/features/stab/StabZugangSeite";
import { href } from "~/routing/href";
import { forgetGeparktes } from "~/server/portal/forgetGeparktes";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "stabZugang");
  const uuid = offen.params.uuid ?? "";
  const konto = await loadStabKonto(offen.call, uuid);
  if (konto === null) return offen.nichtGefunden();
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "STAB_ZUGANG", gegenstandUuid: uuid });
  return offen.json({ konto, art: zugangArtVon(offen.url), aufbewahrung, formular: offen.formular });
}

/** Locks, opens or removes the account, with a reason; the list comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "stabZugang");
  const formData = await offen.formData();
  if (isWeiterschreiben(formData)) return offen.json({ problem: null, eingaben: eingabenVon(formData) });
  const absicht = findZugangAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const call = offen.withSchluessel(formData);
  const getan = await attempt(offen, () => absicht.run(call, offen.params.uuid ?? "", formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  await forgetGeparktes(offen, formData);
  return redirectNachSpeichern(offen, { ziel: href("adminBenutzerverwaltung"), text: getan.value });
}

export const handle = titelMit<typeof loader>(({ konto }, titel) => [titel, konto.name]);

export default function StabZugangRoute() {
  return <StabZugangSeite {...useLoaderData<typeof loader>()} antwort={useActionData<Wiedergeoeffnet>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { titelMit } from "~/features/shell/titelText";
import { findKontoAbsicht } from "~/features/stab/kontoAbsichten";
import { loadStabKonto } from "~/features/stab/loadStab";
import { StabKontoSeite } from "~/features/stab/StabKontoSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "stabBearbeiten");
  const konto = await loadStabKonto(offen.call, offen.params.uuid ?? "");
  if (konto === null) return offen.nichtGefunden();
  return offen.json({ konto, formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "stabBearbeiten");
  const uuid = offen.params.uuid ?? "";
  const formData = await offen.formData();
  const absicht = findKontoAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), uuid, formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("stabBearbeiten", { uuid }), { flash: { tone: "success", text: getan.value } });
}

export const handle = titelMit<typeof loader>(({ konto }, titel) => [titel, konto.name]);

export default function StabBearbeitenRoute() {
  return <StabKontoSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

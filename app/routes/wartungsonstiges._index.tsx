import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadWartung } from "~/features/wartung/loadWartung";
import { findWartungAbsicht } from "~/features/wartung/wartungAbsichten";
import { WartungSeite } from "~/features/wartung/WartungSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungSonstigesView");
  return offen.json({ daten: await loadWartung(offen.call, offen.url), formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "wartungSonstigesView");
  const formData = await offen.formData();
  const absicht = findWartungAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("wartungSonstigesView"), { flash: { tone: "success", text: getan.value } });
}

export default function WartungSonstigesRoute() {
  return <WartungSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

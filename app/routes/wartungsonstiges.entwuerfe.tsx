import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { textVon } from "~/features/anmeldung";
import { loadEntwuerfe } from "~/features/wartung/loadWartung";
import { entfernteEntwuerfe } from "~/features/wartung/verworfenes";
import { VerwerfenSeite } from "~/features/wartung/VerwerfenSeite";
import { entferntText } from "~/features/wartung/wartungTexte";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungEntwuerfe");
  return offen.json({ was: entfernteEntwuerfe(await loadEntwuerfe(offen.call)), formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "wartungEntwuerfe");
  const formData = await offen.formData();
  const getan = await attempt(offen, () =>
    offen.withSchluessel(formData).betrieb.purgeGeloeschteEntwuerfe({ grund: textVon(formData, "grund") }),
  );
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("wartungSonstigesView"), {
    flash: { tone: "success", text: entferntText(getan.value.entfernt) },
  });
}

export default function WartungEntwuerfeRoute() {
  return <VerwerfenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

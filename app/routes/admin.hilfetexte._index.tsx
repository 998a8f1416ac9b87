import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { runListenAbsicht } from "~/features/hilfetexte/hilfetextAbsichten";
import { HilfetexteSeite } from "~/features/hilfetexte/HilfetexteSeite";
import { loadHilfetexte } from "~/features/hilfetexte/loadHilfetexte";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "hilfetexteView");
  return offen.json({ daten: await loadHilfetexte(offen.call, offen.url), formular: offen.formular });
}

/** Makes room for the text of a field that has none; its page comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "hilfetexteView");
  const formData = await offen.formData();
  const getan = await attempt(offen, () => runListenAbsicht(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("hilfetextBearbeiten", { uuid: getan.value }));
}

export default function HilfetexteViewRoute() {
  return <HilfetexteSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

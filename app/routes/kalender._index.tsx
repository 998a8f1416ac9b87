import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findKalenderAbsicht } from "~/features/frist/kalenderAbsichten";
import { KalenderSeite } from "~/features/frist/KalenderSeite";
import { loadKalender } from "~/features/frist/loadKalender";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "kalender");
  return offen.json({
    daten: await loadKalender(offen.call, offen.anfrage.context.config.publicUrl),
    formular: offen.formular,
  });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "kalender");
  const formData = await offen.formData();
  const absicht = findKalenderAbsicht(formData);
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("kalender"), { flash: { tone: "success", text: absicht.meldung } });
}

export default function KalenderRoute() {
  return <KalenderSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

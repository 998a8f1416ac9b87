import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findExportAbsicht } from "~/features/export/exportAbsichten";
import { ExporteSeite } from "~/features/export/ExporteSeite";
import { loadExporte } from "~/features/export/loadExporte";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "exportMainView");
  const { url, benutzer: person } = offen;
  const daten = await loadExporte(offen.call, { url, person, clock: offen.anfrage.context.clock });
  return offen.json({ daten, formular: offen.formular });
}

/** Orders a file, keeps a configuration, or runs or deletes one. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "exportMainView");
  const { formData, eingaben, attempt } = await postVon(offen);
  const absicht = findExportAbsicht(formData);
  const getan = await attempt(() => absicht(offen.withSchluessel(formData)));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingaben);
  return redirectNachSpeichern(offen, { ziel: href("exportMainView"), text: getan.value });
}

export default function ExporteRoute() {
  const { daten, formular } = useLoaderData<typeof loader>();
  return <ExporteSeite daten={daten} formular={formular} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { requestExport } from "~/features/antrag/requestExport";
import { ExporteSeite } from "~/features/antrag/ExporteSeite";
import { loadExporte } from "~/features/antrag/loadExporte";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragExporte");
  return offen.json({ exporte: await loadExporte(offen.call, offen.anfrage.context.clock), formular: offen.formular });
}

/** Orders a file of the list in the view and the format that the form names. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragExporte");
  const { formData, eingaben, attempt } = await postVon(offen);
  const bestellt = await attempt(() => requestExport(offen.withSchluessel(formData), formData));
  if (!bestellt.ok) return ablehnen(offen, bestellt.problem, eingaben);
  return offen.redirect(href("antragExporte"), { flash: { tone: "success", text: "Ihr Export wird vorbereitet." } });
}

export default function AntragExporteRoute() {
  return <ExporteSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

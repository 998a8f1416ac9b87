import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DATEI_FELD, type ImportAntwort, runImport } from "~/features/hilfetexte/importAbsichten";
import { ImportSeite } from "~/features/hilfetexte/ImportSeite";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { postVon } from "~/server/portal/submit";
import { readTextDatei } from "~/server/portal/textDatei";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "hilfetexteImport");
  return offen.json({ formular: offen.formular });
}

/** Shows every change first; the other button makes drafts of them. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "hilfetexteImport");
  const { formData, attempt, eingaben } = await postVon(offen);
  const datei = await readTextDatei(formData, DATEI_FELD);
  const { call } = offen;
  const withSchluessel = (form: FormData) => offen.withSchluessel(form);
  const erledigt = await runImport({ call, withSchluessel, attempt, eingaben }, formData, datei);
  if ("to" in erledigt) return redirectNachSpeichern(offen, { ziel: erledigt.to, text: erledigt.meldung });
  return offen.json(erledigt.antwort, { status: erledigt.antwort.problem?.httpStatus ?? 200 });
}

export default function HilfetexteImportRoute() {
  return <ImportSeite {...useLoaderData<typeof loader>()} antwort={useActionData<ImportAntwort>()} />;
}

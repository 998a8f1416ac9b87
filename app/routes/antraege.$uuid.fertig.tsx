import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { FertigSeite } from "~/features/antrag/FertigSeite";
import { formularHref } from "~/features/antrag/formularHref";
import { loadFertig } from "~/features/antrag/loadFertig";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragFertig");
  const isMitglied = offen.benutzer.unternehmenName !== null;
  const daten = await loadFertig(offen.call, { uuid: offen.antragUuid, isMitglied });
  return offen.json({ daten, formular: offen.formular });
}

/** Adds a Vorhaben and opens its form. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragFertig");
  const { formData, eingaben, attempt } = await postVon(offen);
  const uuid = offen.antragUuid;
  const neu = await attempt(() => offen.withSchluessel(formData).antraege.addVorhaben({ uuid }));
  if (!neu.ok) return ablehnen(offen, neu.problem, eingaben);
  const to = formularHref({ antragUuid: uuid, art: formularArt(offen.antrag) }, neu.value.vorhabenUuid, 0);
  return offen.redirect(to, { flash: { tone: "success", text: "Ein neues Vorhaben wurde hinzugefügt." } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function AntragFertigRoute() {
  return <FertigSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

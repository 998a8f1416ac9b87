import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { titelMit } from "~/features/shell/titelText";
import { loadZumLoeschen } from "~/features/systemnachricht/verwaltung/loadSystemnachrichten";
import { deleteNachricht } from "~/features/systemnachricht/verwaltung/nachrichtAbsichten";
import { SystemnachrichtLoeschenSeite } from "~/features/systemnachricht/verwaltung/SystemnachrichtLoeschenSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "systemNachrichtLoeschen");
  const nachricht = (await loadZumLoeschen(offen, offen.params.uuid ?? "")) ?? offen.nichtGefunden();
  return offen.json({ nachricht, formular: offen.formular });
}

/** Deletes the announcement; the list comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "systemNachrichtLoeschen");
  const formData = await offen.formData();
  const call = offen.withSchluessel(formData);
  const getan = await attempt(offen, () => deleteNachricht(call, offen.params.uuid ?? ""));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("systemNachrichtenView"), { flash: { tone: "success", text: getan.value } });
}

export const handle = titelMit<typeof loader>(({ nachricht }, titel) => [titel, nachricht.titel]);

export default function SystemNachrichtLoeschenRoute() {
  return <SystemnachrichtLoeschenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

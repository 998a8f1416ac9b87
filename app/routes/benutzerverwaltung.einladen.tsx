import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { checkEinladungen, inviteAlle, toFormularfelder } from "~/features/benutzerverwaltung/einladenEingabe";
import { EinladenSeite } from "~/features/benutzerverwaltung/EinladenSeite";
import { takeOverListe } from "~/features/benutzerverwaltung/einladungsListe";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "benutzerEinladen");
  return offen.json({ formular: offen.formular });
}

/** Invites everybody of the form, or nobody. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "benutzerEinladen");
  const formData = await offen.formData();
  const ausListe = takeOverListe(formData, eingabenVon(formData));
  if (ausListe !== null) return ablehnen(offen, ausListe.problem, ausListe.eingaben);
  const mangel = checkEinladungen(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => inviteAlle(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, toFormularfelder(getan.problem, formData), eingabenVon(formData));
  return offen.redirect(href("benutzerverwaltung"), { flash: { tone: "success", text: getan.value } });
}

export default function BenutzerEinladenRoute() {
  return <EinladenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

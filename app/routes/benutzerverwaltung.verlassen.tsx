import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadEigeneUebergabe } from "~/features/benutzerverwaltung/loadUebergabe";
import { nachfolgerVon } from "~/features/benutzerverwaltung/uebergabeAbsichten";
import { UebergabeSeite } from "~/features/benutzerverwaltung/UebergabeSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "benutzerVerlassen");
  const { call, anfrage, formular, sitzung } = offen;
  const verwaltet = sitzung.navigation.includes("benutzerverwaltung");
  return offen.json({ daten: await loadEigeneUebergabe(call, anfrage.context.clock), verwaltet, formular });
}

/** Leaves the company; the choice of another one comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "benutzerVerlassen");
  const formData = await offen.formData();
  const call = offen.withSchluessel(formData);
  const eingabe = { nachfolgerUuid: nachfolgerVon(formData) };
  const getan = await attempt(offen, () => call.benutzerverwaltung.leaveUnternehmen(eingabe));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("loginUnternehmenAuswahl"), {
    flash: {
      tone: "success",
      text: `Sie arbeiten nicht mehr für ${offen.benutzer.unternehmenName ?? "das Unternehmen"}.`,
    },
  });
}

export default function BenutzerVerlassenRoute() {
  return <UebergabeSeite {...useLoaderData<typeof loader>()} art="verlassen" antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isWeiterschreiben } from "~/features/aufbewahrung";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import {
  checkEinladungen,
  type EinladenAntwort,
  inviteAlle,
  toFormularfelder,
} from "~/features/benutzerverwaltung/einladenEingabe";
import { EinladenSeite } from "~/features/benutzerverwaltung/EinladenSeite";
import { fillEinladung } from "~/features/benutzerverwaltung/fillEinladung";
import { takeOverListe } from "~/features/benutzerverwaltung/einladungsListe";
import { BENUTZER_LISTE } from "~/features/benutzerverwaltung/verwaltungHref";
import { listeMitQuery } from "~/features/tabelle";
import { isTestdaten } from "~/server/portal/firmenTestdaten";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "benutzerEinladen");
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "EINLADUNG" });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ aufbewahrung, hasTestdaten, formular: offen.formular });
}

/** Invites everybody of the form, or nobody; or shows the form with what was kept. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "benutzerEinladen");
  const formData = await offen.formData();
  if (isWeiterschreiben(formData))
    return offen.json<EinladenAntwort>({ problem: null, eingaben: eingabenVon(formData) });
  // Nobody gets a mail by it: the filled form is looked at first.
  if (isTestdaten(offen, formData))
    return offen.json<EinladenAntwort>({ problem: null, eingaben: fillEinladung(eingabenVon(formData)) });
  const ausListe = takeOverListe(formData, eingabenVon(formData));
  if (ausListe !== null) return ablehnen(offen, ausListe.problem, ausListe.eingaben);
  const mangel = checkEinladungen(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () => inviteAlle(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, toFormularfelder(getan.problem, formData), eingabenVon(formData));
  // All of the list: a search of before would hide whoever has just been invited.
  return redirectNachSpeichern(offen, { ziel: listeMitQuery(BENUTZER_LISTE, ""), text: getan.value });
}

export default function BenutzerEinladenRoute() {
  return <EinladenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<EinladenAntwort>()} />;
}

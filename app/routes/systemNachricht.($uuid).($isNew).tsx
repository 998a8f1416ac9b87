import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { titelMit } from "~/features/shell/titelText";
import { loadBeispiel } from "~/features/systemnachricht/verwaltung/loadBeispiel";
import { loadFirmenWahl, loadNachricht, zielVon } from "~/features/systemnachricht/verwaltung/loadSystemnachrichten";
import { findNachrichtAbsicht } from "~/features/systemnachricht/verwaltung/nachrichtAbsichten";
import { type NachrichtAntwort, toNachrichtAntwort } from "~/features/systemnachricht/verwaltung/nachrichtAntwort";
import { SYSTEMNACHRICHTEN_LISTE } from "~/features/systemnachricht/verwaltung/systemnachrichtenListe";
import { SystemnachrichtSeite } from "~/features/systemnachricht/verwaltung/SystemnachrichtSeite";
import { listeMitQuery } from "~/features/tabelle";
import { href } from "~/routing/href";
import { isTestdaten } from "~/server/portal/firmenTestdaten";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "systemNachricht");
  const daten = (await loadNachricht(offen, offen.params)) ?? offen.nichtGefunden();
  const { nachricht } = daten;
  const gegenstand = nachricht === null ? {} : { gegenstandUuid: nachricht.uuid };
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "SYSTEMNACHRICHT", ...gegenstand });
  const hier = href("systemNachricht", { uuid: nachricht?.uuid });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ daten, aufbewahrung, hier, hasTestdaten, formular: offen.formular });
}

/** Saves or ends the announcement, and the list comes next; or shows the form again with what was typed. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "systemNachricht");
  const formData = await offen.formData();
  if (isTestdaten(offen, formData)) return offen.json(await loadBeispiel(offen, formData, eingabenVon(formData)));
  const absicht = findNachrichtAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const call = offen.withSchluessel(formData);
  const getan = await attempt(offen, () => absicht.run({ call, formData, uuid: zielVon(offen.params) }));
  if (getan.ok && getan.value.art === "fertig")
    return redirectNachSpeichern(offen, { ziel: zurListe(offen.params), text: getan.value.text });
  const firmen = await loadFirmenWahl(offen.call, formData);
  const antwort = toNachrichtAntwort(getan, { eingaben: eingabenVon(formData), firmen });
  return offen.json(antwort, { status: antwort.problem?.httpStatus ?? 200 });
}

/** All of the list after a new announcement: a search of before would hide it. */
const zurListe = (params: { uuid?: string; isNew?: string }): string =>
  zielVon(params) === undefined ? listeMitQuery(SYSTEMNACHRICHTEN_LISTE, "") : href("systemNachrichtenView");

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.nachricht?.titel ?? null]);

export default function SystemNachrichtRoute() {
  return <SystemnachrichtSeite {...useLoaderData<typeof loader>()} antwort={useActionData<NachrichtAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fillHilfetext, type HilfetextAntwort, runTextAbsicht } from "~/features/hilfetexte/hilfetextAbsichten";
import { HilfetextSeite } from "~/features/hilfetexte/HilfetextSeite";
import { loadHilfetext } from "~/features/hilfetexte/loadHilfetexte";
import { loadVorschau } from "~/features/hilfetexte/loadVorschau";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { titelMit } from "~/features/shell/titelText";
import { todayBerlin } from "~/lib/date";
import { href } from "~/routing/href";
import { isTestdaten } from "~/server/portal/firmenTestdaten";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "hilfetextBearbeiten");
  const text = await loadHilfetext(offen.call, offen.params.uuid ?? "");
  if (text === null) return offen.nichtGefunden();
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "HILFETEXT", gegenstandUuid: text.uuid });
  const vorschau = await loadVorschau(offen.call, { text, eingabe: null, gefragt: null });
  const heute = todayBerlin(offen.anfrage.context.clock);
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ text, aufbewahrung, vorschau, heute, hasTestdaten, formular: offen.formular });
}

/** Keeps, publishes or throws away a draft, or shows what readers would get; the same page comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "hilfetextBearbeiten");
  const formData = await offen.formData();
  if (isTestdaten(offen, formData)) return offen.json(fillHilfetext(eingabenVon(formData)));
  const uuid = offen.params.uuid ?? "";
  const getan = await attempt(offen, () => runTextAbsicht(offen.withSchluessel(formData), uuid, formData));
  const eingaben = eingabenVon(formData);
  if (!getan.ok) return ablehnen(offen, getan.problem, eingaben);
  if (getan.value === null) return offen.nichtGefunden();
  if ("vorschau" in getan.value) return offen.json<HilfetextAntwort>({ problem: null, eingaben, ...getan.value });
  return redirectNachSpeichern(offen, { ziel: href("hilfetextBearbeiten", { uuid }), text: getan.value.meldung });
}

export const handle = titelMit<typeof loader>(({ text }, titel) => [titel, text.bezeichnung]);

export default function HilfetextBearbeitenRoute() {
  return <HilfetextSeite {...useLoaderData<typeof loader>()} antwort={useActionData<HilfetextAntwort>()} />;
}

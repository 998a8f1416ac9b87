import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isWeiterschreiben } from "~/features/aufbewahrung";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import { saveFenster } from "~/features/wartung/fensterEingabe";
import { type FensterAntwort, FensterSeite } from "~/features/wartung/FensterSeite";
import { fillFenster } from "~/features/wartung/fillFenster";
import { loadFenster } from "~/features/wartung/loadFenster";
import { todayBerlin } from "~/lib/date";
import { href } from "~/routing/href";
import { isTestdaten } from "~/server/portal/firmenTestdaten";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungFenster");
  const fenster = await loadFenster(offen.call);
  const gegenstand = fenster === null ? {} : { gegenstandUuid: fenster.uuid };
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "WARTUNGSFENSTER", ...gegenstand });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ fenster, aufbewahrung, hasTestdaten, formular: offen.formular });
}

/** Announces or changes the window; the page that lists it comes next. Or shows the form with what was kept. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "wartungFenster");
  const formData = await offen.formData();
  const eingaben = eingabenVon(formData);
  if (isWeiterschreiben(formData)) return offen.json<FensterAntwort>({ problem: null, eingaben });
  if (isTestdaten(offen, formData)) {
    const heute = todayBerlin(offen.anfrage.context.clock);
    return offen.json<FensterAntwort>({ problem: null, eingaben: fillFenster(eingaben, heute) });
  }
  const getan = await attempt(offen, () => saveFenster(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingaben);
  return redirectNachSpeichern(offen, { ziel: href("wartungSonstigesView"), text: getan.value });
}

export default function WartungFensterRoute() {
  return <FensterSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FensterAntwort>()} />;
}

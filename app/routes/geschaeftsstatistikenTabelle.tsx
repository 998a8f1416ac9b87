import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { JahresRasterSeite } from "~/features/unternehmen/JahresRasterSeite";
import { loadStatistik } from "~/features/unternehmen/loadJahr";
import { isRechnen, type RasterAntwort, readRaster } from "~/features/unternehmen/rasterEingaben";
import { href } from "~/routing/href";
import { loadWartende } from "~/features/unternehmen/loadWartende";
import { openRoute } from "~/server/portal/openRoute";
import { saveRaster } from "~/server/portal/wirtschaftsjahrRaster";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** Whoever goes back to the table after the last year was deleted. */
const KEIN_JAHR = {
  tone: "info",
  text: "Es ist kein Wirtschaftsjahr mehr oder noch keines erfasst. Die Tabelle gibt es, sobald eines erfasst ist.",
} as const;

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahrTabelle");
  const daten = await loadStatistik(offen.call);
  if (daten.data.length === 0) throw offen.redirect(href("unternehmenWirtschaftsjahr"), { flash: KEIN_JAHR });
  const darf = daten.rechte.bearbeiten;
  const wartende = await loadWartende(offen.call, { art: "JAHRESTABELLE", uuid: null, darf });
  return offen.json({ daten, wartende, formular: offen.formular });
}

/** Saves the figures of all Wirtschaftsjahre, or adds them up without saving. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahrTabelle");
  const formData = await offen.formData();
  const gelesen = readRaster(await loadStatistik(offen.call), formData);
  return saveRaster(offen, { gelesen, istNurRechnen: isRechnen(formData) });
}

export default function GeschaeftsstatistikenTabelleRoute() {
  return <JahresRasterSeite {...useLoaderData<typeof loader>()} antwort={useActionData<RasterAntwort>()} />;
}

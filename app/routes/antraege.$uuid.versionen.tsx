import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readFolge } from "~/domain/tabelle/nachladen";
import { loadVersionen } from "~/features/versionen/loadVersionen";
import { checkVersionenAbsicht, findVersionenAbsicht } from "~/features/versionen/versionenAbsichten";
import { VersionenSeite } from "~/features/versionen/VersionenSeite";
import { readVorhaben, VERSIONEN_JE_SEITE, versionenHref } from "~/features/versionen/versionenHref";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** Every save of a Vorhaben. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragVersionen");
  const seite = await loadVersionen(offen.call, { uuid: offen.antragUuid, url: offen.url });
  if (seite.art === "umleiten") throw offen.redirect(seite.to);
  return offen.json({ daten: seite.daten, formular: offen.formular });
}

/** Names a version, or takes its name away. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragVersionen");
  const formData = await offen.formData();
  const absicht = findVersionenAbsicht(formData);
  const mangel = checkVersionenAbsicht(absicht, formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const ort = { uuid: offen.antragUuid, vorhabenUuid: readVorhaben(offen.url) ?? offen.nichtGefunden() };
  const benannt = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), ort, formData));
  if (!benannt.ok) return ablehnen(offen, benannt.problem, eingabenVon(formData));
  return offen.redirect(versionenHref(ort, readFolge(offen.url.searchParams, VERSIONEN_JE_SEITE)), {
    flash: { tone: "success", text: absicht.meldung },
  });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.rahmen.antragTitel]);

export default function AntragVersionenRoute() {
  return <VersionenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findLeereFelder, findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";
import { loadVersionen } from "~/features/versionen/loadVersionen";
import { VersionenSeite } from "~/features/versionen/VersionenSeite";
import { readNummer, readVorhaben, versionenHref } from "~/features/versionen/versionenHref";
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
  const isEntfernen = textVon(formData, "absicht") === "entfernen";
  const leer = isEntfernen ? null : findLeereFelder(formData, { name: "Bitte geben Sie einen Namen ein." });
  const problem = leer ?? findZuLange(formData, { name: 100 });
  if (problem !== null) return ablehnen(offen, problem, eingabenVon(formData));
  const ort = { uuid: offen.antragUuid, vorhabenUuid: readVorhaben(offen.url) ?? offen.nichtGefunden() };
  const name = isEntfernen ? "" : textVon(formData, "name").trim();
  const eingabe = { ...ort, fassung: Number(textVon(formData, "fassung")), name };
  const benannt = await attempt(offen, () => offen.withSchluessel(formData).versionen.nameVersion(eingabe));
  if (!benannt.ok) return ablehnen(offen, benannt.problem, eingabenVon(formData));
  const text = isEntfernen ? "Der Name der Fassung wurde entfernt." : "Der Name der Fassung wurde gespeichert.";
  return offen.redirect(versionenHref(ort, readNummer(offen.url, "seite")), { flash: { tone: "success", text } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.rahmen.antragTitel]);

export default function AntragVersionenRoute() {
  return <VersionenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { BEZEICHNUNG_MAX } from "~/domain/antrag/bezeichnung";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";
import { AntragStartseite } from "~/features/antrag/AntragStartseite";
import { readTeil, teilTitel } from "~/features/antrag/antragTeile";
import { loadStartseite } from "~/features/antrag/loadStartseite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragStartseite");
  const besuch = {
    uuid: offen.antragUuid,
    teil: readTeil(offen.url),
    clock: offen.anfrage.context.clock,
    darfAnlegen: can("antragAnlegen", offen.benutzer),
    darfNachtragen: can("nachtragVorbereiten", offen.benutzer),
  };
  return offen.json({ daten: await loadStartseite(offen.call, besuch), formular: offen.formular });
}

/** Changes the name of the Antrag. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragStartseite");
  const formData = await offen.formData();
  const lang = findZuLange(formData, { bezeichnung: BEZEICHNUNG_MAX });
  if (lang !== null) return ablehnen(offen, lang, eingabenVon(formData));
  const eingabe = {
    uuid: offen.antragUuid,
    revision: Number(textVon(formData, "revision")),
    bezeichnung: textVon(formData, "bezeichnung"),
  };
  const umbenannt = await attempt(offen, () => offen.withSchluessel(formData).antraege.renameAntrag(eingabe));
  if (!umbenannt.ok) return ablehnen(offen, umbenannt.problem, eingabenVon(formData));
  const startseite = href("antragStartseite", { uuid: offen.antragUuid });
  return offen.redirect(startseite, { flash: { tone: "success", text: "Die Bezeichnung wurde gespeichert." } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [teilTitel(daten.teil), titel, daten.titel]);

export default function AntragStartseiteRoute() {
  return <AntragStartseite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

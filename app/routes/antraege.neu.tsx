import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { BEZEICHNUNG_MAX } from "~/domain/antrag/bezeichnung";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";
import { findAnderesUnternehmen } from "~/features/auswahl";
import { loadNeuerAntrag } from "~/features/uebernahme/loadNeuerAntrag";
import { NeuerAntragSeite } from "~/features/uebernahme/NeuerAntragSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, postVon } from "~/server/portal/submit";

const FOLGEN = { unterblieben: "Es wurde nichts angelegt.", gemeint: "der Antrag für dieses Unternehmen sein soll" };

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragNeu");
  if (!can("antragAnlegen", offen.benutzer)) throw offen.redirect(href("antraege"));
  const unternehmen = offen.benutzer.unternehmenUuid ?? "";
  return offen.json({ quellen: await loadNeuerAntrag(offen.call), unternehmen, formular: offen.formular });
}

/** Creates an empty draft. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragNeu");
  const { formData, eingaben, attempt } = await postVon(offen);
  const mangel =
    findAnderesUnternehmen(formData, offen.benutzer, FOLGEN) ?? findZuLange(formData, { bezeichnung: BEZEICHNUNG_MAX });
  if (mangel !== null) return ablehnen(offen, mangel, eingaben);
  const bezeichnung = textVon(formData, "bezeichnung");
  const angelegt = await attempt(() => offen.withSchluessel(formData).antraege.createAntrag({ bezeichnung }));
  if (!angelegt.ok) return ablehnen(offen, angelegt.problem, eingaben);
  const startseite = href("antragStartseite", { uuid: angelegt.value.uuid });
  return offen.redirect(startseite, { flash: { tone: "success", text: "Der Antrag wurde angelegt." } });
}

export default function AntragNeuRoute() {
  return <NeuerAntragSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

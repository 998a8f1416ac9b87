import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { loadUebernehmen } from "~/features/uebernahme/loadUebernehmen";
import { UebernehmenSeite } from "~/features/uebernahme/UebernehmenSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragUebernehmen");
  const besuch = { uuid: offen.antragUuid, darfAnlegen: can("antragAnlegen", offen.benutzer) };
  const daten = await loadUebernehmen(offen.call, besuch);
  return offen.json({ daten, formular: offen.formular });
}

/** Makes a new Antrag with the answers of this one and shows what became of them. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragUebernehmen");
  const formData = await offen.formData();
  const neu = await attempt(offen, () =>
    offen.withSchluessel(formData).antraege.takeOverAntrag({ uuid: offen.antragUuid }),
  );
  if (!neu.ok) return ablehnen(offen, neu.problem, {});
  return offen.redirect(href("antragHerkunft", { uuid: neu.value.uuid }));
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function AntragUebernehmenRoute() {
  return <UebernehmenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

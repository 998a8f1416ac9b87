import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { antragTitel } from "~/features/antrag";
import { type UebernehmenDaten, UebernehmenSeite } from "~/features/uebernahme/UebernehmenSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragUebernehmen");
  const uuid = offen.antragUuid;
  const antrag = await offen.call.antraege.getAntrag({ uuid });
  const daten: UebernehmenDaten = {
    uuid,
    titel: antragTitel(antrag),
    anzahlVorhaben: antrag.vorhaben.length,
    isV1: formularArt(antrag.info) === "V1",
    darfAnlegen: can("antragAnlegen", offen.benutzer),
  };
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

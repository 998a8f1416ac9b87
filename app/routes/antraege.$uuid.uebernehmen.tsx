import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/formAntwort";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { darf } from "~/domain/benutzer/rechte";
import { antragTitel } from "~/features/antrag";
import { type UebernehmenDaten, UebernehmenSeite } from "~/features/uebernahme/UebernehmenSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, versuche } from "~/server/portal/submit";

export { sendeSicher as clientAction } from "~/features/formular/sendeSicher";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragUebernehmen");
  const uuid = offen.antragUuid;
  const antrag = await offen.call.antraege.getAntrag({ uuid });
  const daten: UebernehmenDaten = {
    uuid,
    titel: antragTitel(antrag),
    anzahlVorhaben: antrag.vorhaben.length,
    isV1: formularArt(antrag.info) === "V1",
    darfAnlegen: darf("antragAnlegen", offen.benutzer),
  };
  return offen.json({ daten, formular: offen.formular });
}

/** Makes a new Antrag with the answers of this one and shows what became of them. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragUebernehmen");
  const formData = await offen.formData();
  const neu = await versuche(offen, () => offen.mitSchluessel(formData).antraege.uebernimmAntrag({ uuid: offen.antragUuid }));
  if (!neu.ok) return ablehnen(offen, neu.problem, {});
  return offen.redirect(href("antragHerkunft", { uuid: neu.value.uuid }));
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function AntragUebernehmenRoute() {
  return <UebernehmenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

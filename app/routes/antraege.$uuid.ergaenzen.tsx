import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { ErgaenzenSeite } from "~/features/uebernahme/ErgaenzenSeite";
import { loadErgaenzen } from "~/features/uebernahme/loadErgaenzen";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragErgaenzen");
  const besuch = { uuid: offen.antragUuid, darfAnlegen: can("antragAnlegen", offen.benutzer) };
  const daten = await loadErgaenzen(offen.call, besuch);
  return offen.json({ daten, formular: offen.formular });
}

/** Makes the supplementary application and goes to it. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragErgaenzen");
  const formData = await offen.formData();
  const vorhabenUuids = formData.getAll("vorhaben").filter(isUuid);
  const neu = await attempt(offen, () =>
    offen.withSchluessel(formData).antraege.addAntrag({ uuid: offen.antragUuid, vorhabenUuids }),
  );
  if (!neu.ok) return ablehnen(offen, neu.problem, eingabenVon(formData));
  return offen.redirect(href("antragHerkunft", { uuid: neu.value.uuid }));
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function AntragErgaenzenRoute() {
  return <ErgaenzenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { antragTitel } from "~/features/antrag";
import { type ErgaenzenDaten, ErgaenzenSeite } from "~/features/uebernahme/ErgaenzenSeite";
import { titelMit } from "~/features/shell/titelText";
import { formatDate } from "~/lib/date";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const NUR_UNTERNEHMEN = "Ergänzungsanträge können nur Mitarbeitende des Unternehmens anlegen.";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragErgaenzen");
  const uuid = offen.antragUuid;
  const { antraege } = offen.call;
  const [antrag, { hindernis, vorhaben }] = await Promise.all([
    antraege.getAntrag({ uuid }),
    antraege.getErgaenzung({ uuid }),
  ]);
  const daten: ErgaenzenDaten = {
    uuid,
    titel: antragTitel(antrag),
    hindernis: can("antragAnlegen", offen.benutzer) ? hindernis : NUR_UNTERNEHMEN,
    vorhaben: vorhaben.map((eintrag) => ({ ...eintrag, beginn: formatDate(eintrag.beginn) })),
  };
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

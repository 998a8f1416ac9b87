import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/formAntwort";
import { leseEntscheidungen } from "~/features/formular";
import { bereichVonSchriftsatz, loadSchriftsatz } from "~/features/schriftsatz";
import { WiderspruchSeite } from "~/features/widerspruch/WiderspruchSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { bearbeiteSchriftsatz } from "~/server/portal/schriftsatz";
import { unterschreibe, unterschriftAbsicht } from "~/server/portal/unterschreibe";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "widerspruch");
  const { antragUuid, formular } = offen;
  const uuid = offen.params["uuid"] ?? "";
  const daten = await loadSchriftsatz(offen.call, { antragUuid, uuid });
  if (daten.schriftsatz.art !== "WIDERSPRUCH") return offen.nichtGefunden();
  if (daten.schriftsatz.status !== "ENTWURF") throw offen.redirect(href("widerspruchLesen", { uuid }));
  const schritt = offen.url.searchParams.get("schritt") === "unterschrift" ? ("unterschrift" as const) : ("schreiben" as const);
  return offen.json({ daten, isNezo: offen.sitzung.nezo.isActivated, schritt, formular });
}

/** Saves, discards or signs the draft. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "widerspruch");
  const { antragUuid } = offen;
  const formData = await offen.formData();
  const uuid = offen.params["uuid"] ?? "";
  const unterschrift = href("widerspruch", { antragUuid, uuid }, { schritt: "unterschrift" });
  const absicht = unterschriftAbsicht(formData);
  if (absicht !== null)
    return unterschreibe(offen, formData, absicht, { intent: "WIDERSPRUCH", antragUuid, gegenstandUuid: uuid, hier: unterschrift });
  return bearbeiteSchriftsatz(offen, {
    antragUuid,
    uuid,
    bisher: (satz) => bereichVonSchriftsatz(satz).werte,
    entscheidung: leseEntscheidungen(formData),
    hier: href("widerspruch", { antragUuid, uuid }),
    unterschrift,
    verworfen: href("widerspruchUebersicht", { uuid: antragUuid }),
  });
}

export default function WiderspruchRoute() {
  return <WiderspruchSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { BescheidMenuSeite } from "~/features/bescheid/BescheidMenuSeite";
import { loadBescheidMenu } from "~/features/bescheid/loadBescheid";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { findUnterschriftAbsicht, sign } from "~/server/portal/sign";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "bescheidmenu");
  const daten = await loadBescheidMenu(offen.call, {
    uuid: offen.antragUuid,
    jetzt: offen.anfrage.context.clock.now(),
  });
  return offen.json({ daten, isNezo: offen.sitzung.nezo.isActivated, formular: offen.formular });
}

const VERALTET = "Der Bescheid wurde inzwischen neu bereitgestellt. Bitte beginnen Sie den Abruf erneut.";

/** The buttons of the signature: the retrieval of the decision that the page showed. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "bescheidmenu");
  const { antragUuid: uuid } = offen;
  const formData = await offen.formData();
  const hier = href("bescheidmenu", { uuid });
  const absicht = findUnterschriftAbsicht(formData);
  const { bescheide } = await offen.call.bescheide.listBescheide({ uuid });
  const gemeint = bescheide.find(({ vorlage }) => vorlage === formData.get("stand"));
  if (absicht === undefined || gemeint === undefined)
    return offen.redirect(hier, { flash: { tone: "info", text: VERALTET } });
  return sign(offen, {
    absicht,
    auftrag: { intent: "BESCHEID_ABRUF", antragUuid: uuid, gegenstandUuid: gemeint.uuid, hier },
  });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function BescheidMenuRoute() {
  return <BescheidMenuSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

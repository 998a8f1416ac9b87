import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findLeereFelder, textVon } from "~/features/anmeldung/pflichtfelder";
import { loadNachforderungen } from "~/features/nachforderung/loadNachforderungen";
import { NachforderungenSeite } from "~/features/nachforderung/NachforderungenSeite";
import { titelMit } from "~/features/shell/titelText";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nachforderungen");
  return offen.json({ daten: await loadNachforderungen(offen.call, offen.antragUuid), formular: offen.formular });
}

/** Asks for more time. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "nachforderungen");
  const { antragUuid } = offen;
  const formData = await offen.formData();
  const uuid = textVon(formData, "nachforderung");
  if (!isUuid(uuid)) return offen.nichtGefunden();
  const leer = findLeereFelder(formData, { grund: "Bitte begründen Sie, warum Sie mehr Zeit brauchen." });
  if (leer !== null) return ablehnen(offen, leer, eingabenVon(formData));
  const eingabe = { antragUuid, uuid, grund: textVon(formData, "grund") };
  const beantragt = await attempt(offen, () =>
    offen.withSchluessel(formData).nachforderungen.requestFristverlaengerung(eingabe),
  );
  if (!beantragt.ok) return ablehnen(offen, beantragt.problem, eingabenVon(formData));
  const text = "Die Fristverlängerung ist beantragt.";
  return offen.redirect(href("nachforderungen", { uuid: antragUuid }), { flash: { tone: "success", text } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.antragTitel]);

export default function NachforderungenRoute() {
  return <NachforderungenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findEinreichenAbsicht } from "~/features/einreichung/einreichenAbsichten";
import { EinreichenSeite } from "~/features/einreichung/EinreichenSeite";
import { loadEinreichen } from "~/features/einreichung/loadEinreichen";
import { SCHRITT_NAMEN } from "~/features/einreichung/schrittNamen";
import { titelMit } from "~/features/shell/titelText";
import { forgetEinreichMarke, rememberEinreichMarke } from "~/server/portal/einreichMarke";
import { loadHinweis } from "~/server/portal/loadHinweis";
import { rememberNezoZiel } from "~/server/portal/nezoZiel";
import { toErgebnis } from "~/server/portal/nezoErgebnis";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "einreichen");
  const { antragUuid: uuid, benutzer, sitzung, url } = offen;
  const isMitglied = benutzer.unternehmenName !== null;
  const [daten, hinweis] = await Promise.all([
    loadEinreichen(offen.call, { uuid, schritt: url.searchParams.get("schritt"), isMitglied }),
    loadHinweis(offen.anfrage, "einreichen"),
  ]);
  if (daten.status === "IN_BEARBEITUNG") rememberEinreichMarke(offen.anfrage, uuid);
  return offen.json({ daten, hinweis, isNezo: sitzung.nezo.isActivated, formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "einreichen");
  const { formData, eingaben, attempt } = await postVon(offen);
  const absicht = findEinreichenAbsicht(formData);
  const mangel = absicht.check(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingaben);
  const erledigt = await attempt(() => absicht.run(offen.withSchluessel(formData), offen.antragUuid, formData));
  if (!erledigt.ok) return ablehnen(offen, erledigt.problem, eingaben);
  if ("problem" in erledigt.value) return ablehnen(offen, erledigt.value.problem, eingaben);
  if ("eingereicht" in erledigt.value) {
    forgetEinreichMarke(offen.anfrage);
    const ergebnis = { response: "ANTRAG_EINGEREICHT", antrag: offen.antragUuid };
    return offen.redirect(toErgebnis(offen, "nezosuccess", ergebnis));
  }
  const { to, flash, nezo } = erledigt.value;
  if (nezo !== undefined) await rememberNezoZiel(offen, { url: nezo, intent: "EINREICHEN" });
  return offen.redirect(to, flash === undefined ? {} : { flash });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [SCHRITT_NAMEN[daten.schritt], titel, daten.titel]);

export default function EinreichenRoute() {
  return <EinreichenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

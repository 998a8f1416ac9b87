import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadEntwurfPost } from "~/features/entwurf/loadEntwurfPost";
import { titelMit } from "~/features/shell/titelText";
import { loadZurueckziehen } from "~/features/widerspruch/loadZurueckziehen";
import { ZurueckziehenSeite } from "~/features/widerspruch/ZurueckziehenSeite";
import { openRoute } from "~/server/portal/openRoute";
import { editSchriftsatz } from "~/server/portal/schriftsatz";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "widerspruchZurueckziehen");
  const { antragUuid, formular } = offen;
  const ladung = await loadZurueckziehen(offen.call, { antragUuid, uuid: offen.params["uuid"] ?? "" });
  if (ladung === null) return offen.nichtGefunden();
  if ("to" in ladung) throw offen.redirect(ladung.to);
  return offen.json({ ...ladung, isNezo: offen.sitzung.nezo.isActivated, formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "widerspruchZurueckziehen");
  return editSchriftsatz(offen, await loadEntwurfPost(offen.call, "WIDERSPRUCH_RUECKZUG", offen));
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.antragTitel]);

export default function WiderspruchZurueckziehenRoute() {
  return <ZurueckziehenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

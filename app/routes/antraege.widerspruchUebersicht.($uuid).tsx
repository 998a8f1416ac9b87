import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadWiderspruchUebersicht } from "~/features/widerspruch/loadWiderspruchUebersicht";
import { WiderspruchUebersichtSeite } from "~/features/widerspruch/WiderspruchUebersichtSeite";
import { isUuid } from "~/lib/uuid";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "widerspruchUebersicht");
  return offen.json({
    daten: await loadWiderspruchUebersicht(offen.call, offen.params.uuid),
    formular: offen.formular,
  });
}

/** Begins an objection, or goes on with the one that was begun. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "widerspruchUebersicht");
  const formData = await offen.formData();
  const antragUuid = formData.get("antrag");
  if (!isUuid(antragUuid)) return offen.nichtGefunden();
  const begonnen = await attempt(offen, () =>
    offen.call.schriftsaetze.startSchriftsatz({ antragUuid, art: "WIDERSPRUCH" }),
  );
  if (!begonnen.ok) return ablehnen(offen, begonnen.problem, eingabenVon(formData));
  return offen.redirect(href("widerspruch", { antragUuid, uuid: begonnen.value.uuid }));
}

export default function WiderspruchUebersichtRoute() {
  return <WiderspruchUebersichtSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { KMU_ZAHLEN_LISTE } from "~/features/kmu/kmuZahlenListe";
import { KmuZahlenListeSeite } from "~/features/kmu/KmuZahlenListeSeite";
import { loadKmuZahlenListe } from "~/features/kmu/loadKmuZahlenListe";
import { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuZahlen");
  await recallAnsicht(offen, KMU_ZAHLEN_LISTE);
  return offen.json({ daten: await loadKmuZahlenListe(offen.call, offen.url), formular: offen.formular });
}

/** Keeps how the list is shown. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuZahlen");
  const formData = await offen.formData();
  const absicht = findListenAbsicht(formData);
  if (absicht === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const { tabelle } = KMU_ZAHLEN_LISTE;
  const getan = await attempt(offen, () => absicht.run(offen.withSchluessel(formData), formData, tabelle));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(KMU_ZAHLEN_LISTE, formData), {
    flash: { tone: "success", text: absicht.meldung },
  });
}

export default function UnternehmenKmuZahlenRoute() {
  return <KmuZahlenListeSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

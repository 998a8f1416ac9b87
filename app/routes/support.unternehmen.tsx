import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findFirmenAbsicht } from "~/features/firmenansicht/firmenAbsichten";
import { FIRMEN_LISTE } from "~/features/firmenansicht/firmenListe";
import { FirmenListeSeite } from "~/features/firmenansicht/FirmenListeSeite";
import { loadFirmenListe } from "~/features/firmenansicht/loadFirmenListe";
import { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "supportUnternehmen");
  await recallAnsicht(offen, FIRMEN_LISTE);
  return offen.json({ daten: await loadFirmenListe(offen.call, offen.url), formular: offen.formular });
}

/** Looks at a company or ends that, or does what the forms beside the list say. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "supportUnternehmen");
  const formData = await offen.formData();
  const eigene = findFirmenAbsicht(formData);
  if (eigene !== undefined) {
    const getan = await attempt(offen, () => eigene.run(offen.call, formData));
    return getan.ok ? offen.redirect(eigene.ziel) : ablehnen(offen, getan.problem, eingabenVon(formData));
  }
  const derListe = findListenAbsicht(formData);
  if (derListe === undefined) return offen.nichtGefunden();
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const getan = await attempt(offen, () =>
    derListe.run(offen.withSchluessel(formData), formData, FIRMEN_LISTE.tabelle),
  );
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(FIRMEN_LISTE, formData), {
    flash: { tone: "success", text: derListe.meldung },
  });
}

export default function SupportUnternehmenRoute() {
  return <FirmenListeSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

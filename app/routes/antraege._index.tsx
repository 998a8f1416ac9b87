import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { AntragListeSeite } from "~/features/antrag/AntragListeSeite";
import { ANTRAEGE_LISTE } from "~/features/antrag/listenHref";
import { loadAntragListe } from "~/features/antrag/loadAntragListe";
import { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { href } from "~/routing/href";
import { recallAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antraege");
  await recallAnsicht(offen, ANTRAEGE_LISTE);
  const liste = await loadAntragListe(offen.call, offen.url, {
    isStab: worksInStab(offen.benutzer),
    clock: offen.anfrage.context.clock,
  });
  return offen.json({ ...liste, formular: offen.formular, darfAnlegen: can("antragAnlegen", offen.benutzer) });
}

/** "Neuer Antrag": a draft with one empty Vorhaben, opened on its start page; or one of the forms beside the list. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antraege");
  const formData = await offen.formData();
  const call = offen.withSchluessel(formData);
  const absicht = findListenAbsicht(formData);
  if (absicht === undefined) {
    const { uuid } = await call.antraege.createAntrag({});
    return offen.redirect(href("antragStartseite", { uuid }), {
      flash: { tone: "success", text: "Der Antrag wurde angelegt." },
    });
  }
  const mangel = checkListenAbsicht(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const erledigt = await attempt(offen, () => absicht.run(call, formData, "antraege"));
  if (!erledigt.ok) return ablehnen(offen, erledigt.problem, eingabenVon(formData));
  return offen.redirect(zurueckZurListe(ANTRAEGE_LISTE, formData), {
    flash: { tone: "success", text: absicht.meldung },
  });
}

export default function AntraegeRoute() {
  return <AntragListeSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { worksInStab } from "~/domain/tabelle/tabellen";
import { formatAnsicht, withoutLeere } from "~/domain/tabelle/tabellenAnsicht";
import { AntragListeSeite } from "~/features/antrag/AntragListeSeite";
import { ANTRAEGE_LISTE, ZURUECKSETZEN } from "~/features/antrag/listenHref";
import { loadAntragListe } from "~/features/antrag/loadAntragListe";
import { checkListenAbsicht, findListenAbsicht, zurueckZurListe } from "~/features/tabelle";
import { href } from "~/routing/href";
import { readLetzteAnsicht, rememberLetzteAnsicht } from "~/server/portal/letzteAnsicht";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antraege");
  const gefragt = offen.url.searchParams;
  const kanonisch = withoutLeere(gefragt);
  kanonisch.delete(ZURUECKSETZEN);
  const zu = (query: string) => offen.redirect(`${href("antraege")}${query === "" ? "" : `?${query}`}`);
  // The form of the filters sends empty controls, too; what remains in the address bar is only what was asked.
  if (kanonisch.size < gefragt.size) {
    await rememberLetzteAnsicht(offen, kanonisch.toString());
    return zu(kanonisch.toString());
  }
  const letzte = gefragt.size === 0 ? await readLetzteAnsicht(offen) : "";
  if (letzte !== "") return zu(letzte);
  const liste = await loadAntragListe(offen.call, offen.url, worksInStab(offen.benutzer));
  await rememberLetzteAnsicht(offen, formatAnsicht({ ...liste.ansicht, seite: 1 }).toString());
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

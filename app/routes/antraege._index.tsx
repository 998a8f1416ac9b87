import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { darf } from "~/domain/benutzer/rechte";
import { ohneLeere } from "~/domain/tabelle/tabellenAnsicht";
import { AntragListeSeite } from "~/features/antrag/AntragListeSeite";
import { loadAntragListe } from "~/features/antrag/loadAntragListe";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antraege");
  const kanonisch = ohneLeere(offen.url.searchParams);
  // The form of the filters sends empty controls, too; what remains in the address bar is only what was asked.
  if (kanonisch.size < offen.url.searchParams.size)
    return offen.redirect(`${href("antraege")}${kanonisch.size === 0 ? "" : `?${kanonisch.toString()}`}`);
  const liste = await loadAntragListe(offen.call, offen.url);
  return offen.json({ ...liste, formular: offen.formular, darfAnlegen: darf("antragAnlegen", offen.benutzer) });
}

/** "Neuer Antrag": a draft with one empty Vorhaben, opened on its start page. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antraege");
  const { uuid } = await offen.mitSchluessel(await offen.formData()).antraege.createAntrag({});
  return offen.redirect(href("antragStartseite", { uuid }), { flash: { tone: "success", text: "Der Antrag wurde angelegt." } });
}

export default function AntraegeRoute() {
  return <AntragListeSeite {...useLoaderData<typeof loader>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { keepOffene } from "~/features/raster/keepOffene";
import { loadRaster } from "~/features/raster/loadRaster";
import { findRasterAbsicht } from "~/features/raster/rasterAbsichten";
import type { RasterAntwort } from "~/features/raster/rasterAntwort";
import { withoutAntrag } from "~/features/raster/rasterDaten";
import { hasZellen } from "~/features/raster/rasterNamen";
import { RasterSeite } from "~/features/raster/RasterSeite";
import { titelMit } from "~/features/shell/titelText";
import { leadToAufbewahrtem } from "~/server/portal/leadToAufbewahrtem";
import { withTextenOhneAntrag } from "~/server/portal/ohneAntrag";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** A table of a Vorhaben, to be filled in as a whole. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragTabelle").catch(withTextenOhneAntrag(args, hasZellen));
  if ("ohneAntrag" in offen) return offen.json(withoutAntrag(new URL(args.request.url)));
  const { isGesendet } = offen.anfrage;
  const seite = await loadRaster({ ...offen, art: formularArt(offen.antrag), isGesendet });
  if (seite.art === "umleiten") throw offen.redirect(seite.to);
  return offen.json(seite.daten);
}

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keepOffene(request.url, () => serverLoader<typeof loader>());

/**
 * Saves all rows, or shows the table again with what a button has done in it. What cannot be saved any more is kept,
 * and its sender led to it.
 */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragTabelle").catch(withTextenOhneAntrag(args, hasZellen));
  if ("ohneAntrag" in offen) return offen.ohneAntrag;
  const post = await postVon(offen);
  const absicht = findRasterAbsicht(post.formData);
  const erledigt = await absicht({ ...offen, ...post, art: formularArt(offen.antrag) }, post.formData);
  if ("to" in erledigt) return redirectNachSpeichern(offen, { ziel: erledigt.to, text: erledigt.text });
  const aufbewahrt = erledigt.isZu === true ? await leadToAufbewahrtem(offen, args.request) : null;
  if (aufbewahrt !== null) return aufbewahrt;
  return offen.json(erledigt.antwort, { status: erledigt.antwort.problem?.httpStatus ?? 200 });
}

export const handle = titelMit<typeof loader>(({ antragTitel, tabellenLabel }, titel) => [
  titel,
  tabellenLabel,
  antragTitel,
]);

export default function AntragTabelleRoute() {
  return <RasterSeite daten={useLoaderData<typeof loader>()} antwort={useActionData<RasterAntwort>()} />;
}

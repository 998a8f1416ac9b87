import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { titelMit } from "~/features/shell/titelText";
import { loadZeilen } from "~/features/zeilen/loadZeilen";
import { findZeilenAbsicht, type ZeilenAntwort } from "~/features/zeilen/zeilenAbsichten";
import { ZeilenSeite } from "~/features/zeilen/ZeilenSeite";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** The rows of a table of a Vorhaben, pasted and copied. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragZeilen");
  const { isGesendet } = offen.anfrage;
  const seite = await loadZeilen({ ...offen, art: formularArt(offen.antrag), isGesendet });
  if (seite.art === "umleiten") throw offen.redirect(seite.to);
  return offen.json(seite.daten);
}

/** Shows what is understood first; the other button takes it over. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragZeilen");
  const post = await postVon(offen);
  const absicht = findZeilenAbsicht(post.formData);
  const erledigt = await absicht({ ...offen, ...post, art: formularArt(offen.antrag) }, post.formData);
  if ("to" in erledigt) return redirectNachSpeichern(offen, { ziel: erledigt.to, text: erledigt.text });
  return offen.json(erledigt.antwort, { status: erledigt.antwort.problem?.httpStatus ?? 200 });
}

export const handle = titelMit<typeof loader>(({ antragTitel, tabelle }, titel) => [
  titel,
  tabelle?.label ?? null,
  antragTitel,
]);

export default function AntragZeilenRoute() {
  return <ZeilenSeite daten={useLoaderData<typeof loader>()} antwort={useActionData<ZeilenAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DateiuebersichtSeite, type DateienAntwort } from "~/features/anlagen/DateiuebersichtSeite";
import { loadDateien } from "~/features/anlagen/loadDateien";
import { hinzugefuegtText } from "~/features/anlagen/hinzugefuegtText";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { findDateienAbsicht } from "~/server/portal/anlagen";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragDateien");
  const { call, antragUuid: uuid, url, formular } = offen;
  return offen.json({
    daten: await loadDateien(call, { uuid, entfernen: url.searchParams.get("entfernen") }),
    formular,
  });
}

/** Adds the files of a form, or removes the one that a button names. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragDateien");
  const formData = await offen.formData();
  const seite = href("antragDateien", { uuid: offen.antragUuid });
  const run = findDateienAbsicht(formData);
  const { hinzugefuegt, abgelehnt, problem } = await run(offen);
  if (problem === null) {
    const text = hinzugefuegt.length === 0 ? "Die Anlage wurde entfernt." : hinzugefuegtText(hinzugefuegt);
    throw offen.redirect(seite, { flash: { tone: "success", text } });
  }
  const erfolg = hinzugefuegt.length === 0 ? null : hinzugefuegtText(hinzugefuegt);
  const antwort: DateienAntwort = {
    problem,
    eingaben: {},
    meldungen: abgelehnt,
    erfolg,
    ziel: offen.url.searchParams.get("vorhaben"),
  };
  return offen.json(antwort, { status: problem.httpStatus });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function DateiuebersichtRoute() {
  return <DateiuebersichtSeite {...useLoaderData<typeof loader>()} antwort={useActionData<typeof action>()} />;
}

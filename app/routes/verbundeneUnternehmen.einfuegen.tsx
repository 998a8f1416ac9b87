import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAufbewahrung } from "~/features/aufbewahrung/loadAufbewahrung";
import {
  DATEI_FELD,
  type EinfuegenAntwort,
  findEinfuegenAbsicht,
  preview,
  TABELLE_FELD,
} from "~/features/verbund/einfuegenAbsichten";
import { loadVerbundZeile } from "~/features/verbund/loadVerbundZeile";
import { VerbundEinfuegenSeite } from "~/features/verbund/VerbundEinfuegenSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { redirectNachSpeichern } from "~/server/portal/redirectNachSpeichern";
import { postVon } from "~/server/portal/submit";
import { readTextDatei } from "~/server/portal/textDatei";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenEinfuegen");
  const { rechte } = await loadVerbundZeile(offen.call, undefined);
  // Nothing can be added without the right.
  if (!rechte.bearbeiten) return offen.redirect(href("verbundeneUnternehmen"));
  const aufbewahrung = await loadAufbewahrung(offen.call, { art: "VERBUND_TABELLE" });
  return offen.json({ aufbewahrung, formular: offen.formular });
}

/** Shows the rows first; the other button takes them over. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenEinfuegen");
  const { formData, attempt, eingaben: getippt } = await postVon(offen);
  const ausDatei = await readTextDatei(formData, DATEI_FELD);
  const eingaben = ausDatei === null ? getippt : { ...getippt, [TABELLE_FELD]: ausDatei };
  // The rows of a file are looked at first, whichever button was pressed; from then on they stand in the field.
  if (ausDatei !== null) formData.set(TABELLE_FELD, ausDatei);
  const absicht = ausDatei === null ? findEinfuegenAbsicht(formData) : preview;
  const erledigt = await absicht({ ...offen, attempt, eingaben }, formData);
  if ("to" in erledigt) return redirectNachSpeichern(offen, { ziel: erledigt.to, text: erledigt.text });
  return offen.json(erledigt.antwort, { status: erledigt.antwort.problem?.httpStatus ?? 200 });
}

export default function VerbundeneUnternehmenEinfuegenRoute() {
  return <VerbundEinfuegenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<EinfuegenAntwort>()} />;
}

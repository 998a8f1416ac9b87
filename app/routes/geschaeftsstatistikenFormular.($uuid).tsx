import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readEntscheidungen } from "~/features/formular";
import { bereichVonJahr, isLoeschen, readJahrPost, readNachbar } from "~/features/unternehmen/jahrEingaben";
import { JahrSeite } from "~/features/unternehmen/JahrSeite";
import { loadJahr } from "~/features/unternehmen/loadJahr";
import { readFlag } from "~/routing/facts";
import { href } from "~/routing/href";
import { loadWartende } from "~/features/unternehmen/loadWartende";
import { openRoute } from "~/server/portal/openRoute";
import { deleteJahr, saveJahr } from "~/server/portal/wirtschaftsjahr";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahrFormular");
  const vorlage = readFlag(offen.url.searchParams, "vorlage") ?? offen.nichtGefunden();
  const daten = await loadJahr(offen.call, offen.params.uuid, vorlage);
  // Nothing can be added without the right.
  if (daten.uuid === null && !daten.rechte.bearbeiten) throw offen.redirect(href("unternehmenWirtschaftsjahr"));
  const { uuid, rechte } = daten;
  const wartende = await loadWartende(offen.call, { art: "WIRTSCHAFTSJAHR", uuid, darf: rechte.bearbeiten });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ daten, wartende, hasTestdaten, formular: offen.formular });
}

/** Saves or deletes a Wirtschaftsjahr. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahrFormular");
  const formData = await offen.formData();
  const { uuid } = offen.params;
  if (isLoeschen(formData) && uuid !== undefined) return deleteJahr(offen, uuid);
  const bereich = bereichVonJahr(await loadJahr(offen.call, uuid, false));
  const gelesen = readJahrPost(bereich, formData);
  const { heute } = bereich.kontext;
  const entscheidung = readEntscheidungen(formData);
  return saveJahr(offen, { uuid, gelesen, heute, nachbar: readNachbar(formData), entscheidung });
}

export default function GeschaeftsstatistikenFormularRoute() {
  const { daten, ...rest } = useLoaderData<typeof loader>();
  return <JahrSeite key={daten.uuid ?? ""} daten={daten} {...rest} antwort={useActionData<FormAntwort>()} />;
}

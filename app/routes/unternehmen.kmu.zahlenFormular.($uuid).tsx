import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readEntscheidungen } from "~/features/formular";
import { bereichVonZahlen, isLoeschen, readKmuZahlenPost } from "~/features/kmu/kmuZahlenEingaben";
import { KmuZahlenFormularSeite } from "~/features/kmu/KmuZahlenFormularSeite";
import { loadKmuZahlen } from "~/features/kmu/loadKmuZahlen";
import { href } from "~/routing/href";
import { deleteKmuZahlen, saveKmuZahlen } from "~/server/portal/kmu";
import { loadWartende } from "~/features/unternehmen/loadWartende";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuZahlenFormular");
  const daten = await loadKmuZahlen(offen.call, offen.params["uuid"], offen.url.searchParams);
  // Nothing can be added without the right.
  if (daten.uuid === null && !daten.rechte.bearbeiten) throw offen.redirect(href("unternehmenKmuZahlen"));
  const { uuid, rechte } = daten;
  const wartende = await loadWartende(offen.call, { art: "KMU_ZAHLEN", uuid, darf: rechte.bearbeiten });
  const hasTestdaten = offen.sitzung.features.testdatenGenerator;
  return offen.json({ daten, wartende, hasTestdaten, formular: offen.formular });
}

/** Saves or deletes figures. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmuZahlenFormular");
  const formData = await offen.formData();
  const uuid = offen.params["uuid"];
  if (isLoeschen(formData) && uuid !== undefined) return deleteKmuZahlen(offen, uuid);
  const daten = await loadKmuZahlen(offen.call, uuid, offen.url.searchParams);
  const gelesen = readKmuZahlenPost(bereichVonZahlen(daten), formData);
  const entscheidung = readEntscheidungen(formData);
  return saveKmuZahlen(offen, { uuid, kontext: daten.kontext, gelesen, entscheidung });
}

export default function UnternehmenKmuZahlenFormularRoute() {
  const { daten, ...rest } = useLoaderData<typeof loader>();
  return (
    <KmuZahlenFormularSeite key={daten.uuid ?? ""} daten={daten} {...rest} antwort={useActionData<FormAntwort>()} />
  );
}

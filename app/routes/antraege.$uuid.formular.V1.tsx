import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { FormularSeite } from "~/features/formular/FormularSeite";
import { loadFormularSeite } from "~/features/formular/loadFormularSeite";
import { speichereFormular } from "~/features/formular/speichereFormular";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { eingabenVon, versuche } from "~/server/portal/submit";

export { sendeSicher as clientAction } from "~/features/formular/sendeSicher";

/** One place of the V1 form: a tab of a Vorhaben, or one row of its tables. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragForm");
  const { antrag, sitzung, url } = offen;
  // A simplified application has the V2 form, whatever its version.
  if (formularArt(antrag) !== "V1") throw offen.redirect(`${href("antragFormV2", { uuid: antrag.uuid })}${url.search}`);
  const hasTestdaten = sitzung.features.testdatenGenerator;
  const seite = await loadFormularSeite({ ...offen, art: formularArt(antrag), hasTestdaten });
  if (seite.art === "umleiten") throw offen.redirect(seite.to);
  return offen.json(seite.daten, { status: seite.art === "fort" ? 404 : 200 });
}

/** Every button of the form page. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragForm");
  const formData = await offen.formData();
  const ergebnis = await speichereFormular({
    ...offen,
    call: offen.mitSchluessel(formData),
    versuche: (calls) => versuche(offen, calls),
    art: formularArt(offen.antrag),
    formData,
    eingaben: eingabenVon(formData),
  });
  if (ergebnis.art === "antwort") return offen.json(ergebnis.antwort, { status: ergebnis.status });
  throw offen.redirect(ergebnis.to, ergebnis.flash === undefined ? {} : { flash: ergebnis.flash });
}

export default function AntragFormV1Route() {
  return <FormularSeite daten={useLoaderData<typeof loader>()} antwort={useActionData<typeof action>()} />;
}

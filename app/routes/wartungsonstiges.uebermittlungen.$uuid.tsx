import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { textVon } from "~/features/anmeldung";
import { loadAbgelehnte } from "~/features/wartung/loadWartung";
import { verworfeneUebermittlung } from "~/features/wartung/verworfenes";
import { VerwerfenSeite } from "~/features/wartung/VerwerfenSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

/** Who comes to one that waits again meanwhile is led back to the list, which says how it stands. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungUebermittlungVerwerfen");
  const zeile = await loadAbgelehnte(offen.call, offen.params.uuid ?? "");
  if (zeile === null)
    return offen.redirect(href("wartungSonstigesView"), {
      flash: { tone: "info", text: "Diese Übermittlung steht nicht mehr in der Liste der abgelehnten." },
    });
  return offen.json({ was: verworfeneUebermittlung(zeile), formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "wartungUebermittlungVerwerfen");
  const uuid = offen.params.uuid ?? "";
  const formData = await offen.formData();
  const getan = await attempt(offen, () =>
    offen.withSchluessel(formData).wartung.discardUebermittlung({ uuid, grund: textVon(formData, "grund") }),
  );
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("wartungSonstigesView"), {
    flash: { tone: "success", text: "Die Übermittlung steht nicht mehr in der Liste." },
  });
}

export default function WartungUebermittlungVerwerfenRoute() {
  return <VerwerfenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

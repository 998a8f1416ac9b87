import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/formAntwort";
import { darf } from "~/domain/benutzer/rechte";
import { loadQuellen } from "~/features/uebernahme/loadNeuerAntrag";
import { NeuerAntragSeite } from "~/features/uebernahme/NeuerAntragSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, versuche } from "~/server/portal/submit";

export { sendeSicher as clientAction } from "~/features/formular/sendeSicher";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragNeu");
  if (!darf("antragAnlegen", offen.benutzer)) throw offen.redirect(href("antraege"));
  return offen.json({ quellen: await loadQuellen(offen.call), formular: offen.formular });
}

/** Creates an empty draft. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragNeu");
  const formData = await offen.formData();
  const angelegt = await versuche(offen, () => offen.mitSchluessel(formData).antraege.createAntrag({}));
  if (!angelegt.ok) return ablehnen(offen, angelegt.problem, {});
  const startseite = href("antragStartseite", { uuid: angelegt.value.uuid });
  return offen.redirect(startseite, { flash: { tone: "success", text: "Der Antrag wurde angelegt." } });
}

export default function AntragNeuRoute() {
  return <NeuerAntragSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

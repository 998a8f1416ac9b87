import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadStatistik } from "~/features/unternehmen/loadJahr";
import { StatistikSeite } from "~/features/unternehmen/StatistikSeite";
import { readFlag } from "~/routing/facts";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** @spec §2 unternehmenWirtschaftsjahr: `weiteresWirtschaftsjahrErstellen` is a JSON-encoded boolean. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahr");
  const isWeiteres = readFlag(offen.url.searchParams, "weiteresWirtschaftsjahrErstellen") ?? offen.nichtGefunden();
  const daten = await loadStatistik(offen.call);
  if (isWeiteres && daten.rechte.bearbeiten) throw offen.redirect(href("unternehmenWirtschaftsjahrFormular"));
  return offen.json({ daten, formular: offen.formular });
}

/** Says whether there is no completed Wirtschaftsjahr yet. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenWirtschaftsjahr");
  const formData = await offen.formData();
  const keinJahr = formData.has("keinJahr");
  const getan = await attempt(offen, () =>
    offen.withSchluessel(formData).wirtschaftsjahre.setKeinWirtschaftsjahr({ keinJahr }),
  );
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("unternehmenWirtschaftsjahr"), {
    flash: { tone: "success", text: "Die Angabe ist gespeichert." },
  });
}

export default function GeschaeftsstatistikenRoute() {
  return <StatistikSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { textVon } from "~/features/anmeldung/pflichtfelder";
import { EinspruchSeite } from "~/features/zugangsaenderung/EinspruchSeite";
import { loadEinspruch } from "~/features/zugangsaenderung/loadEinspruch";
import { href } from "~/routing/href";
import { routeTable } from "~/routing/routeTable";
import { readMailLink, rememberMailLink } from "~/server/portal/mailLink";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** Looking at a change does not stop it: what opens links before people do changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "zugangsaenderungStoppen");
  const token = await readMailLink(offen);
  if (token === "") return offen.json({ formular: offen.formular, token, blick: null });
  const geladen = await attempt(offen, () => loadEinspruch(offen.call, token));
  const blick = geladen.ok ? geladen.value : null;
  return offen.json(
    { formular: offen.formular, token, blick },
    { status: geladen.ok ? 200 : geladen.problem.httpStatus },
  );
}

/** Stops it; the same page then says that nothing happens. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "zugangsaenderungStoppen");
  const formData = await offen.formData();
  const token = textVon(formData, "token");
  const gestoppt = await attempt(offen, () => offen.withSchluessel(formData).zugangsaenderungen.stopByLink({ token }));
  if (!gestoppt.ok) return ablehnen(offen, gestoppt.problem, eingabenVon(formData));
  const weiter = rememberMailLink(offen.anfrage, routeTable.zugangsaenderungStoppen.path, token);
  return offen.redirect(href("zugangsaenderungStoppen", {}, weiter), {
    flash: { tone: "success", text: "Die Änderung ist gestoppt." },
  });
}

export default function ZugangsaenderungStoppenRoute() {
  return <EinspruchSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findLeereFelder, textVon } from "~/features/anmeldung/pflichtfelder";
import { TanSeite } from "~/features/anmeldung/TanSeite";
import { href } from "~/routing/href";
import { logIn } from "~/server/portal/auth";
import { sicheresZiel, weiterNachAnmeldung, weiterOhneSchritt } from "~/server/portal/nachAnmeldung";
import type { OffeneSeite } from "~/server/portal/offen";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "tan");
  const redirect = offen.url.searchParams.get("redirect");
  if (offen.sitzung.state === "AUTHENTICATED")
    return weiterOhneSchritt(offen, redirect, "Sie sind bereits angemeldet.");
  const { tanArt, tanEmpfaenger } = offen.sitzung;
  const { tanSekunden } = await offen.call.konfiguration.getKonfiguration();
  return offen.json({
    formular: offen.formular,
    redirect,
    tan: { tanArt, tanEmpfaenger },
    tanMinuten: tanSekunden / 60,
  });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "tan");
  const formData = await offen.formData();
  if (formData.get("absicht") === "neu") return sendNewTan(offen, formData);
  const leer = findLeereFelder(formData, { tan: "Bitte geben Sie die TAN ein." });
  if (leer !== null) return ablehnen(offen, leer, eingabenVon(formData));
  const anmeldung = await logIn(offen, "tan");
  if (!anmeldung.ok) return ablehnen(offen, anmeldung.problem, eingabenVon(formData));
  return weiterNachAnmeldung(offen, formData.get("redirect"));
}

async function sendNewTan(offen: OffeneSeite, formData: FormData) {
  const gesendet = await attempt(offen, () => offen.call.auth.tanNeu());
  if (gesendet.ok) {
    const zurueck = href("tan", {}, { redirect: sicheresZiel(textVon(formData, "redirect")) });
    return offen.redirect(zurueck, { flash: { tone: "success", text: "Wir haben Ihnen eine neue TAN gesendet." } });
  }
  const { problem } = gesendet;
  const isAus = problem.code === "KEIN_ZUGRIFF";
  const userMessage = isAus
    ? "Die TAN per E-Mail ist für Ihr Konto nicht eingeschaltet. Bitte geben Sie den Code aus Ihrer App oder einen Wiederherstellungscode ein."
    : problem.userMessage;
  return ablehnen(offen, { ...problem, userMessage }, eingabenVon(formData));
}

export default function TanRoute() {
  return <TanSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

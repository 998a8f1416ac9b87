import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/formAntwort";
import { loadTan } from "~/features/anmeldung/loadTan";
import { findLeereFelder, textVon } from "~/features/anmeldung/pflichtfelder";
import { TanSeite } from "~/features/anmeldung/TanSeite";
import { href } from "~/routing/href";
import { meldeAn } from "~/server/portal/auth";
import { sicheresZiel, weiterNachAnmeldung, weiterOhneSchritt } from "~/server/portal/nachAnmeldung";
import type { OffeneSeite } from "~/server/portal/offen";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, versuche } from "~/server/portal/submit";

export { sendeSicher as clientAction } from "~/features/formular/sendeSicher";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "tan");
  const redirect = offen.url.searchParams.get("redirect");
  if (offen.sitzung.state === "AUTHENTICATED") return weiterOhneSchritt(offen, redirect, "Sie sind bereits angemeldet.");
  return offen.json({ formular: offen.formular, redirect, ...(await loadTan(offen.call, offen.sitzung)) });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "tan");
  const formData = await offen.formData();
  if (formData.get("absicht") === "neu") return sendeNeueTan(offen, formData);
  const leer = findLeereFelder(formData, { tan: "Bitte geben Sie die TAN ein." });
  if (leer !== null) return ablehnen(offen, leer, eingabenVon(formData));
  const anmeldung = await meldeAn(offen, "tan");
  if (!anmeldung.ok) return ablehnen(offen, anmeldung.problem, eingabenVon(formData));
  return weiterNachAnmeldung(offen, formData.get("redirect"));
}

async function sendeNeueTan(offen: OffeneSeite, formData: FormData) {
  const gesendet = await versuche(offen, () => offen.call.auth.tanNeu());
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

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readNeuesPasswort } from "~/features/anmeldung/neuesPasswort";
import { PasswortSetzenSeite } from "~/features/anmeldung/PasswortSetzenSeite";
import { href } from "~/routing/href";
import { readMailLink } from "~/server/portal/mailLink";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "registrierungPasswortVergeben");
  return offen.json({ formular: offen.formular, token: await readMailLink(offen) });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "registrierungPasswortVergeben");
  const formData = await offen.formData();
  const { mangel, eingabe } = readNeuesPasswort(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const gesetzt = await attempt(offen, () => offen.withSchluessel(formData).registrierung.choosePasswort(eingabe));
  if (!gesetzt.ok) return ablehnen(offen, gesetzt.problem, eingabenVon(formData));
  return offen.redirect(href("landingpage"), {
    flash: { tone: "success", text: "Ihr Konto ist eingerichtet. Bitte melden Sie sich an." },
  });
}

export default function RegistrierungPasswortVergebenRoute() {
  return (
    <PasswortSetzenSeite
      title="Passwort vergeben"
      lead="Ihre E-Mail-Adresse ist bestätigt. Als Letztes vergeben Sie ein Passwort."
      {...useLoaderData<typeof loader>()}
      antwort={useActionData<FormAntwort>()}
    />
  );
}

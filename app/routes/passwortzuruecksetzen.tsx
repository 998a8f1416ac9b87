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
  const offen = await openRoute(args, "passwortzuruecksetzen");
  return offen.json({ formular: offen.formular, token: await readMailLink(offen) });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "passwortzuruecksetzen");
  const formData = await offen.formData();
  const { mangel, eingabe } = readNeuesPasswort(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const gesetzt = await attempt(offen, () =>
    offen.withSchluessel(formData).registrierung.passwortZuruecksetzen(eingabe),
  );
  if (!gesetzt.ok) return ablehnen(offen, gesetzt.problem, eingabenVon(formData));
  return offen.redirect(href("landingpage"), {
    flash: { tone: "success", text: "Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an." },
  });
}

export default function PasswortzuruecksetzenRoute() {
  return (
    <PasswortSetzenSeite
      title="Passwort zurücksetzen"
      lead="Vergeben Sie ein neues Passwort für Ihr Konto."
      {...useLoaderData<typeof loader>()}
      antwort={useActionData<FormAntwort>()}
    />
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { textVon } from "~/features/anmeldung/pflichtfelder";
import { EmailBestaetigenSeite } from "~/features/registrierung/EmailBestaetigenSeite";
import { href } from "~/routing/href";
import { routeTable } from "~/routing/routeTable";
import { readMailLink, rememberMailLink } from "~/server/portal/mailLink";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "emailbestaetigen");
  return offen.json({ formular: offen.formular, token: await readMailLink(offen) });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "emailbestaetigen");
  const formData = await offen.formData();
  const token = textVon(formData, "token");
  const bestaetigt = await attempt(offen, () => offen.withSchluessel(formData).registrierung.confirmEmail({ token }));
  if (!bestaetigt.ok) return ablehnen(offen, bestaetigt.problem, eingabenVon(formData));
  const { anfrage } = offen;
  const weiter = rememberMailLink(
    anfrage,
    routeTable.registrierungPasswortVergeben.path,
    bestaetigt.value.passwortToken,
  );
  return offen.redirect(href("registrierungPasswortVergeben", {}, weiter));
}

export default function EmailbestaetigenRoute() {
  return <EmailBestaetigenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadPasswortVergessen } from "~/features/anmeldung/loadPasswortVergessen";
import { PasswortVergessenSeite } from "~/features/anmeldung/PasswortVergessenSeite";
import { findLeereFelder, findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "passwortvergessen");
  return offen.json({ formular: offen.formular, ...(await loadPasswortVergessen(offen.call, offen.url)) });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "passwortvergessen");
  const formData = await offen.formData();
  const mangel =
    findLeereFelder(formData, { email: "Bitte geben Sie Ihre E-Mail-Adresse ein." }) ??
    findZuLange(formData, { email: 320 });
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const gesendet = await attempt(offen, () =>
    offen.call.registrierung.passwortVergessen({ email: textVon(formData, "email").trim() }),
  );
  if (!gesendet.ok) return ablehnen(offen, gesendet.problem, eingabenVon(formData));
  return offen.redirect(href("passwortvergessen", {}, { gesendet: 1 }));
}

export default function PasswortvergessenRoute() {
  return <PasswortVergessenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

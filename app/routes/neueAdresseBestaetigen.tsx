import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { textVon } from "~/features/anmeldung/pflichtfelder";
import { NeueAdresseSeite } from "~/features/zugangsaenderung/NeueAdresseSeite";
import { href } from "~/routing/href";
import { readMailLink } from "~/server/portal/mailLink";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "neueAdresseBestaetigen");
  return offen.json({ formular: offen.formular, token: await readMailLink(offen) });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "neueAdresseBestaetigen");
  const formData = await offen.formData();
  const token = textVon(formData, "token");
  const bestaetigt = await attempt(offen, () =>
    offen.withSchluessel(formData).zugangsaenderungen.confirmAdresse({ token }),
  );
  if (!bestaetigt.ok) return ablehnen(offen, bestaetigt.problem, eingabenVon(formData));
  return offen.redirect(href("landingpage"), {
    flash: { tone: "success", text: "Ihre neue E-Mail-Adresse gilt. Bitte melden Sie sich mit ihr an." },
  });
}

export default function NeueAdresseBestaetigenRoute() {
  return <NeueAdresseSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

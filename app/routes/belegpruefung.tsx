import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findLeereFelder, findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";
import type { BelegAntwort } from "~/contract/verfahren/belegAntwort";
import { BelegpruefungSeite } from "~/features/beleg/BelegpruefungSeite";
import { compare } from "~/server/portal/belegpruefung";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "belegpruefung");
  return offen.json({ formular: offen.formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "belegpruefung");
  const formData = await offen.formData();
  const mangel =
    findLeereFelder(formData, { code: "Bitte geben Sie den Code des Belegs ein." }) ??
    findZuLange(formData, { code: 100, pruefsumme: 200 });
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const code = textVon(formData, "code").trim();
  const gefunden = await attempt(offen, () => offen.call.belege.checkBeleg({ code }));
  if (!gefunden.ok) return ablehnen(offen, gefunden.problem, eingabenVon(formData));
  const { beleg } = gefunden.value;
  const verglichen = beleg === null ? [] : await compare(offen, textVon(formData, "pruefsumme"), beleg.pruefsumme);
  return offen.json<BelegAntwort>({ problem: null, code, beleg, vergleiche: verglichen });
}

export default function BelegpruefungRoute() {
  return <BelegpruefungSeite {...useLoaderData<typeof loader>()} antwort={useActionData<BelegAntwort>()} />;
}

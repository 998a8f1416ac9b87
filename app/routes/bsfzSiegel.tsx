import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findLeereFelder, textVon } from "~/features/anmeldung/pflichtfelder";
import { findAnderesUnternehmen } from "~/features/auswahl";
import { loadSiegel } from "~/features/siegel/loadSiegel";
import { SiegelSeite } from "~/features/siegel/SiegelSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

const FOLGEN = {
  unterblieben: "Es wurde nicht zugestimmt.",
  gemeint: "Ihre Zustimmung für dieses Unternehmen gelten soll",
};

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "bsfzSiegel");
  const unternehmen = offen.benutzer.unternehmenUuid ?? "";
  return offen.json({ daten: await loadSiegel(offen.call), unternehmen, formular: offen.formular });
}

/** Keeps the agreement to the rules of use. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "bsfzSiegel");
  const formData = await offen.formData();
  const mangel =
    findAnderesUnternehmen(formData, offen.benutzer, FOLGEN) ??
    findLeereFelder(formData, { zustimmung: "Bitte stimmen Sie den Nutzungsregeln zu." });
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const fassung = textVon(formData, "fassung");
  const zugestimmt = await attempt(offen, () => offen.withSchluessel(formData).siegel.acceptRegeln({ fassung }));
  if (!zugestimmt.ok) return ablehnen(offen, zugestimmt.problem, eingabenVon(formData));
  return offen.redirect(href("bsfzSiegel"), { flash: { tone: "success", text: "Die Dateien sind freigegeben." } });
}

export default function SiegelRoute() {
  return <SiegelSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

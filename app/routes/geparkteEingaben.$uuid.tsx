import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { GeparktSeite } from "~/features/geparkt/GeparktSeite";
import { loadGeparktSeite } from "~/features/geparkt/loadGeparktSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** A form that was kept, against what is stored now. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "geparkteEingaben");
  const daten = (await loadGeparktSeite(offen.call, offen.params["uuid"] ?? "")) ?? offen.nichtGefunden();
  return offen.json({ daten, formular: offen.formular, isVerwerfen: offen.url.searchParams.get("verwerfen") === "1" });
}

/** Throws it away. Taking it over posts to the form that it comes from. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "geparkteEingaben");
  const call = offen.withSchluessel(await offen.formData());
  const verworfen = await attempt(offen, () => call.geparkteEingaben.discard({ uuid: offen.params["uuid"] ?? "" }));
  if (!verworfen.ok) return ablehnen(offen, verworfen.problem, {});
  return offen.redirect(href("home"), {
    flash: { tone: "success", text: "Die aufbewahrten Eingaben wurden verworfen." },
  });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.herkunft.titel], {
  nav: ({ daten }) => daten.herkunft.nav,
});

export default function GeparkteEingabenRoute() {
  return <GeparktSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

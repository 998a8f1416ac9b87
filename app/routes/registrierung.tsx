import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadRegistrierung } from "~/features/registrierung/loadRegistrierung";
import { findRegistrierungAbsicht } from "~/features/registrierung/registrierungAbsichten";
import { RegistrierungSeite } from "~/features/registrierung/RegistrierungSeite";
import { href } from "~/routing/href";
import { rememberNezoZiel } from "~/server/portal/nezoZiel";
import { openRoute } from "~/server/portal/openRoute";
import { forgetEntwurf, readEntwurf, rememberEntwurf } from "~/server/portal/registrierungEntwurf";
import { ablehnen, postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "registrierung");
  const stand = await loadRegistrierung(offen.call, offen.url.searchParams.get("schritt"));
  if (stand.schritt === "FERTIG") return offen.redirect(href("registrierungErfolgreich"));
  const isNezoAktiv = offen.sitzung.nezo.isActivatedForRegistration;
  return offen.json({ formular: offen.formular, stand, isNezoAktiv, entwurf: readEntwurf(offen.anfrage) });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "registrierung");
  const { formData, eingaben, attempt } = await postVon(offen);
  const run = findRegistrierungAbsicht(formData);
  const erledigt = await run({ ...offen, attempt }, formData);
  if ("problem" in erledigt) return ablehnen(offen, erledigt.problem, eingaben);
  const { to, nezo, entwurf } = erledigt;
  if (nezo !== undefined) await rememberNezoZiel(offen, { url: nezo, intent: "REGISTRIERUNG" });
  if (entwurf === null) forgetEntwurf(offen.anfrage);
  if (entwurf) rememberEntwurf(offen.anfrage, entwurf);
  return offen.redirect(to);
}

export default function RegistrierungRoute() {
  return <RegistrierungSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

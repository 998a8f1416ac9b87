import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { checkLaengen, entwurfVon, readBenutzer } from "~/features/registrierung/benutzerEingabe";
import { checkUnternehmen, loadRegistrierung, readUnternehmen } from "~/features/registrierung/loadRegistrierung";
import { RegistrierungSeite } from "~/features/registrierung/RegistrierungSeite";
import { href } from "~/routing/href";
import { rememberNezoZiel } from "~/server/portal/nezoZiel";
import type { OffeneSeite } from "~/server/portal/offen";
import { openRoute } from "~/server/portal/openRoute";
import { forgetEntwurf, readEntwurf, rememberEntwurf } from "~/server/portal/registrierungEntwurf";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

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
  const formData = await offen.formData();
  switch (formData.get("absicht")) {
    case "beginnen":
      return start(offen, formData);
    case "unternehmen":
      return saveUnternehmen(offen, formData);
    case "zurueck":
      rememberEntwurf(offen.anfrage, entwurfVon(formData));
      return offen.redirect(href("registrierung", {}, { schritt: "unternehmen" }));
    default:
      return saveBenutzer(offen, formData);
  }
}

async function start(offen: OffeneSeite, formData: FormData) {
  if (!offen.sitzung.nezo.isActivatedForRegistration) {
    const begonnen = await attempt(offen, () => offen.call.registrierung.startRegistrierung());
    return begonnen.ok
      ? offen.redirect(href("registrierung"))
      : ablehnen(offen, begonnen.problem, eingabenVon(formData));
  }
  const nezo = await attempt(offen, () => offen.call.nezo.start({ intent: "REGISTRIERUNG" }));
  if (!nezo.ok) return ablehnen(offen, nezo.problem, eingabenVon(formData));
  await rememberNezoZiel(offen, { url: nezo.value.weiterleitungUrl, intent: "REGISTRIERUNG" });
  return offen.redirect(href("nezoStart"));
}

async function saveUnternehmen(offen: OffeneSeite, formData: FormData) {
  const texte = readUnternehmen(formData, await loadRegistrierung(offen.call, "unternehmen"));
  const mangel = checkUnternehmen(texte);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const gespeichert = await attempt(offen, () => offen.withSchluessel(formData).registrierung.saveUnternehmen(texte));
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  return offen.redirect(href("registrierung"));
}

async function saveBenutzer(offen: OffeneSeite, formData: FormData) {
  const mangel = checkLaengen(formData);
  if (mangel !== null) return ablehnen(offen, mangel, eingabenVon(formData));
  const gespeichert = await attempt(offen, () =>
    offen.withSchluessel(formData).registrierung.saveBenutzer(readBenutzer(formData)),
  );
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingabenVon(formData));
  forgetEntwurf(offen.anfrage);
  return offen.redirect(href("registrierungErfolgreich"));
}

export default function RegistrierungRoute() {
  return <RegistrierungSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

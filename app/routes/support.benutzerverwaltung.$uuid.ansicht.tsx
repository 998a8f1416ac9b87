import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { textVon } from "~/features/anmeldung";
import { AnsichtSeite } from "~/features/support/AnsichtSeite";
import { loadAnsicht } from "~/features/support/loadAnsicht";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { rememberSaved } from "~/server/portal/gespeichert";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "supportPersonAnsicht");
  const ansicht = (await loadAnsicht(offen, offen.params.uuid ?? "")) ?? offen.nichtGefunden();
  return offen.json({ ...ansicht, formular: offen.formular });
}

/** Begins the view: the next page is one of the person's. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "supportPersonAnsicht");
  const { formData, eingaben, attempt } = await postVon(offen);
  const wunsch = {
    personUuid: offen.params.uuid ?? "",
    grund: textVon(formData, "grund"),
    code: textVon(formData, "code"),
  };
  const begonnen = await attempt(() => offen.withSchluessel(formData).ansicht.beginAnsicht(wunsch));
  if (!begonnen.ok) return ablehnen(offen, begonnen.problem, eingaben);
  rememberSaved(offen, formData);
  return offen.redirect(href("home"));
}

export const handle = titelMit<typeof loader>(({ lage }, titel) => [titel, lage.name]);

export default function SupportPersonAnsichtRoute() {
  return <AnsichtSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

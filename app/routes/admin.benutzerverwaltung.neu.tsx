import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { createKonto } from "~/features/stab/stabEingabe";
import { StabAnlegenSeite } from "~/features/stab/StabAnlegenSeite";
import { STAB_LISTE } from "~/features/stab/stabListe";
import { listeMitQuery } from "~/features/tabelle";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "stabAnlegen");
  return offen.json({ formular: offen.formular });
}

/** Makes the account; the list comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "stabAnlegen");
  const formData = await offen.formData();
  const getan = await attempt(offen, () => createKonto(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  // All of the list: a search of before would hide the new account.
  return offen.redirect(listeMitQuery(STAB_LISTE, ""), { flash: { tone: "success", text: getan.value } });
}

export default function StabAnlegenRoute() {
  return <StabAnlegenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

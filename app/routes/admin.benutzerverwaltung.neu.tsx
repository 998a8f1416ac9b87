import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { fillKonto } from "~/features/stab/fillKonto";
import { createKonto } from "~/features/stab/stabEingabe";
import { StabAnlegenSeite } from "~/features/stab/StabAnlegenSeite";
import { STAB_LISTE } from "~/features/stab/stabListe";
import { listeMitQuery } from "~/features/tabelle";
import { isTestdaten } from "~/server/portal/firmenTestdaten";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

type Antwort = Omit<FormAntwort, "problem"> & { problem: FormAntwort["problem"] | null };

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "stabAnlegen");
  return offen.json({ hasTestdaten: offen.sitzung.features.testdatenGenerator, formular: offen.formular });
}

/** Makes the account; the list comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "stabAnlegen");
  const formData = await offen.formData();
  // Nobody gets a mail by it: the filled form is looked at first.
  if (isTestdaten(offen, formData))
    return offen.json<Antwort>({ problem: null, eingaben: fillKonto(eingabenVon(formData)) });
  const getan = await attempt(offen, () => createKonto(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  // All of the list: a search of before would hide the new account.
  return offen.redirect(listeMitQuery(STAB_LISTE, ""), { flash: { tone: "success", text: getan.value } });
}

export default function StabAnlegenRoute() {
  return <StabAnlegenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<Antwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { readEntscheidungen } from "~/features/formular";
import { loadStammdaten } from "~/features/unternehmen/loadStammdaten";
import { bereichVonStammdaten, readStammdaten } from "~/features/unternehmen/stammdatenEingaben";
import { StammdatenSeite } from "~/features/unternehmen/StammdatenSeite";
import { openRoute } from "~/server/portal/openRoute";
import { saveStammdaten } from "~/server/portal/stammdaten";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmen");
  const seite = await loadStammdaten(offen.call, offen.url);
  return offen.json({ seite, formular: offen.formular });
}

/** Saves the master data. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmen");
  const formData = await offen.formData();
  const daten = await offen.call.unternehmen.getStammdaten({});
  const gelesen = readStammdaten(bereichVonStammdaten(daten), formData);
  return saveStammdaten(offen, { gelesen, entscheidung: readEntscheidungen(formData), daten });
}

export default function UnternehmenRoute() {
  return <StammdatenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

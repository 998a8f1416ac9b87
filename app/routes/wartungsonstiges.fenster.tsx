import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { saveFenster } from "~/features/wartung/fensterEingabe";
import { FensterSeite } from "~/features/wartung/FensterSeite";
import { loadFenster } from "~/features/wartung/loadFenster";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungFenster");
  return offen.json({ fenster: await loadFenster(offen.call), formular: offen.formular });
}

/** Announces or changes the window; the page that lists it comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "wartungFenster");
  const formData = await offen.formData();
  const getan = await attempt(offen, () => saveFenster(offen.withSchluessel(formData), formData));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  return offen.redirect(href("wartungSonstigesView"), { flash: { tone: "success", text: getan.value } });
}

export default function WartungFensterRoute() {
  return <FensterSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

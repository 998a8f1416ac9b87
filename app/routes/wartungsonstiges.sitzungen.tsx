import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  askSitzungsende,
  endSitzungen,
  findFirmen,
  isBestaetigt,
  type SitzungenAntwort,
} from "~/features/wartung/sitzungenAbsichten";
import { SitzungenSeite } from "~/features/wartung/SitzungenSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "wartungSitzungen");
  return offen.json({ formular: offen.formular });
}

/** Looks for a company, asks whether it is meant, or ends the sessions. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "wartungSitzungen");
  const formData = await offen.formData();
  if (isBestaetigt(formData)) {
    const getan = await attempt(offen, () => endSitzungen(offen.withSchluessel(formData), formData));
    if (getan.ok)
      return offen.redirect(href("wartungSonstigesView"), { flash: { tone: "success", text: getan.value } });
    return answer(getan.problem, null);
  }
  const gefragt = await attempt(offen, () => askSitzungsende(offen.call, formData));
  return gefragt.ok ? answer(null, gefragt.value) : answer(gefragt.problem, null);

  async function answer(problem: SitzungenAntwort["problem"], frage: SitzungenAntwort["frage"]) {
    const firmen = await findFirmen(offen.call, formData);
    const antwort: SitzungenAntwort = { problem, frage, firmen, eingaben: eingabenVon(formData) };
    return offen.json(antwort, { status: problem?.httpStatus ?? 200 });
  }
}

export default function WartungSitzungenRoute() {
  return <SitzungenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<SitzungenAntwort>()} />;
}

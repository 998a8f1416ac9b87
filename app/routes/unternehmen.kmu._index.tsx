import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { KmuSeite } from "~/features/kmu/KmuSeite";
import { loadKmu, loadKmuVorschlag } from "~/features/kmu/loadKmu";
import { acceptVorschlag } from "~/server/portal/kmu";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmu");
  return offen.json({ daten: await loadKmu(offen.call, offen.url), formular: offen.formular });
}

/** Puts the proposed size into the master data. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenKmu");
  return acceptVorschlag(offen, await loadKmuVorschlag(offen.call));
}

export default function UnternehmenKmuRoute() {
  return <KmuSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type EinfuegenAntwort, findEinfuegenAbsicht } from "~/features/verbund/einfuegenAbsichten";
import { loadVerbundZeile } from "~/features/verbund/loadVerbundZeile";
import { VerbundEinfuegenSeite } from "~/features/verbund/VerbundEinfuegenSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { postVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenEinfuegen");
  const { rechte } = await loadVerbundZeile(offen.call, undefined);
  // Nothing can be added without the right.
  if (!rechte.bearbeiten) return offen.redirect(href("verbundeneUnternehmen"));
  return offen.json({ formular: offen.formular });
}

/** Shows the rows first; the other button takes them over. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "verbundeneUnternehmenEinfuegen");
  const { formData, eingaben, attempt } = await postVon(offen);
  const erledigt = await findEinfuegenAbsicht(formData)({ ...offen, attempt, eingaben }, formData);
  if ("to" in erledigt) return offen.redirect(erledigt.to, { flash: erledigt.flash });
  return offen.json(erledigt.antwort, { status: erledigt.antwort.problem?.httpStatus ?? 200 });
}

export default function VerbundeneUnternehmenEinfuegenRoute() {
  return <VerbundEinfuegenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<EinfuegenAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { FaqLoeschenSeite } from "~/features/faq/FaqLoeschenSeite";
import { loadFaqLoeschen } from "~/features/faq/loadFaqLoeschen";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "faqLoeschen");
  const eintrag = await loadFaqLoeschen(offen.call, offen.params.uuid ?? "");
  return offen.json({ eintrag, formular: offen.formular });
}

/** Deletes the entry; the list comes next. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "faqLoeschen");
  const formData = await offen.formData();
  const gesehen = { uuid: offen.params.uuid ?? "", revision: Number(formData.get("revision")) || 0 };
  const getan = await attempt(offen, () => offen.withSchluessel(formData).faq.deleteFaqEintrag(gesehen));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  const text = `„${getan.value.frage}“ ist gelöscht.`;
  return offen.redirect(href("faqEditView"), { flash: { tone: "success", text } });
}

export const handle = titelMit<typeof loader>(({ eintrag }, titel) => [titel, eintrag.frage]);

export default function FaqLoeschenRoute() {
  return <FaqLoeschenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

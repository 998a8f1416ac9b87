import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadVerlauf } from "~/features/unternehmen/loadVerlauf";
import { VerlaufSeite } from "~/features/unternehmen/VerlaufSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "unternehmenVerlauf");
  return offen.json({ verlauf: await loadVerlauf(offen.call), formular: offen.formular });
}

/** Makes an earlier version the present one. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "unternehmenVerlauf");
  const formData = await offen.formData();
  const eingabe = {
    fassung: Number(formData.get("fassung")),
    revision: Number(formData.get("revision")),
    folgenBestaetigt: formData.get("folgen") === "true",
  };
  const fertig = await attempt(offen, () => offen.withSchluessel(formData).unternehmen.restoreStammdaten(eingabe));
  if (!fertig.ok) return ablehnen(offen, fertig.problem, eingabenVon(formData));
  return offen.redirect(href("unternehmenVerlauf"), {
    flash: { tone: "success", text: "Die Fassung ist wiederhergestellt." },
  });
}

export default function UnternehmenVerlaufRoute() {
  return <VerlaufSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findBewertung } from "~/features/hilfe/hilfeAbsichten";
import { HilfeSeite } from "~/features/hilfe/HilfeSeite";
import { loadHilfeSeite } from "~/features/hilfe/loadHilfeSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt, eingabenVon } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "help");
  return offen.json({ daten: await loadHilfeSeite(offen.call, offen.url), formular: offen.formular });
}

/** Counts whether an answer was helpful; the same page comes next, with this question open. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "help");
  const formData = await offen.formData();
  const bewertung = findBewertung(formData);
  if (bewertung === undefined) return offen.nichtGefunden();
  const getan = await attempt(offen, () => bewertung.run(offen.withSchluessel(formData)));
  if (!getan.ok) return ablehnen(offen, getan.problem, eingabenVon(formData));
  const suche = offen.url.searchParams.get("suche") ?? "";
  const query = { ...(suche === "" ? {} : { suche }), bewertet: bewertung.uuid };
  return offen.redirect(`${href("help", {}, query)}#frage-${bewertung.uuid}`);
}

export default function HilfeRoute() {
  return <HilfeSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

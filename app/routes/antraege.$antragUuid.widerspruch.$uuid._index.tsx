import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { EntwurfSeite } from "~/features/entwurf/EntwurfSeite";
import { entwurfTitel } from "~/features/entwurf/entwurfTitel";
import { loadEntwurfPost } from "~/features/entwurf/loadEntwurfPost";
import { loadEntwurfSeite, withoutAntrag } from "~/features/entwurf/loadEntwurfSeite";
import { hasTypedAnswers } from "~/features/schriftsatz";
import { titelMit } from "~/features/shell/titelText";
import { withTextenOhneAntrag } from "~/server/portal/ohneAntrag";
import { openRoute } from "~/server/portal/openRoute";
import { editSchriftsatz } from "~/server/portal/schriftsatz";
import { showLadung } from "~/server/portal/showLadung";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const ART = "WIDERSPRUCH";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "widerspruch").catch(withTextenOhneAntrag(args, hasTypedAnswers(ART)));
  if ("ohneAntrag" in offen) return offen.json(withoutAntrag(ART));
  return showLadung(offen, await loadEntwurfSeite(offen.call, ART, offen));
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "widerspruch").catch(withTextenOhneAntrag(args, hasTypedAnswers(ART)));
  if ("ohneAntrag" in offen) return offen.ohneAntrag;
  return editSchriftsatz(offen, await loadEntwurfPost(offen.call, ART, offen));
}

export const handle = titelMit<typeof loader>(entwurfTitel);

export default function WiderspruchRoute() {
  return <EntwurfSeite {...useLoaderData<typeof loader>()} art={ART} antwort={useActionData<FormAntwort>()} />;
}

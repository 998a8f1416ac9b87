import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import { loadNachricht } from "~/features/nachrichten/loadNachricht";
import { NachrichtFort } from "~/features/nachrichten/NachrichtFort";
import { NachrichtSeite } from "~/features/nachrichten/NachrichtSeite";
import { titelMit } from "~/features/shell/titelText";
import { editAntwort, requireUnternehmen } from "~/server/portal/nachrichtAntwort";
import { withTextenOhneAntrag } from "~/server/portal/ohneAntrag";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

const hasText = ({ text = "" }: Eingaben): boolean => [text].flat().some((eins) => eins.trim() !== "");

/**
 * Opening a message reads it: it is marked, and the page asked for again, so that the number of unread ones beside it
 * is right.
 */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nachricht");
  requireUnternehmen(offen);
  const { call, params, url, benutzer, formular } = offen;
  const { unternehmenUuid, isNurAnsicht } = benutzer;
  const wahl = { uuid: params["uuid"] ?? "", istFirma: unternehmenUuid !== null, isNurAnsicht };
  const daten = await loadNachricht(call, wahl).catch(withTextenOhneAntrag(args, hasText));
  if (daten === null) throw offen.redirect(url.pathname + url.search);
  return "ohneAntrag" in daten ? daten.json({ daten: null, formular }) : offen.json({ daten, formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "nachricht");
  const antwort = await editAntwort(offen).catch(withTextenOhneAntrag(args, hasText));
  return "ohneAntrag" in antwort ? antwort.ohneAntrag : antwort;
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten?.nachricht.titel ?? null]);

export default function NachrichtRoute() {
  const { daten, formular } = useLoaderData<typeof loader>();
  const antwort = useActionData<FormAntwort>();
  return daten === null ? (
    <NachrichtFort antwort={antwort} />
  ) : (
    <NachrichtSeite daten={daten} formular={formular} antwort={antwort} />
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/formAntwort";
import { toNachrichtDaten } from "~/features/nachrichten/loadNachricht";
import { NachrichtSeite } from "~/features/nachrichten/NachrichtSeite";
import { bearbeiteAntwort, requireUnternehmen } from "~/server/portal/nachricht";
import { openRoute } from "~/server/portal/openRoute";

/** Opening a message reads it: it is marked, and the page asked for again, so that the number of unread ones beside it is right. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nachricht");
  requireUnternehmen(offen);
  const { call, params, url, benutzer, formular } = offen;
  const uuid = params["uuid"] ?? "";
  const daten = await call.nachrichten.getNachricht({ uuid });
  if (!daten.nachricht.gelesen) {
    await call.nachrichten.markiere({ uuid, gelesen: true });
    throw offen.redirect(url.pathname + url.search);
  }
  return offen.json({ daten: toNachrichtDaten(daten, benutzer.unternehmenUuid !== null), formular });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "nachricht");
  return bearbeiteAntwort(offen);
}

export default function NachrichtRoute() {
  return <NachrichtSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

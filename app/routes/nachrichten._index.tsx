import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadNachrichten } from "~/features/nachrichten/loadNachrichten";
import { NachrichtenSeite } from "~/features/nachrichten/NachrichtenSeite";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "nachrichten");
  const { call, url, benutzer, sitzung, formular } = offen;
  const daten = await loadNachrichten(call, { url, istFirma: benutzer.unternehmenUuid !== null });
  return offen.json({ daten, formular, ungelesen: sitzung.unreadMessages });
}

/** Marks all messages as read. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "nachrichten");
  const { anzahl } = await offen.call.nachrichten.markAll();
  const text =
    anzahl === 1 ? "1 Nachricht ist als gelesen markiert." : `${String(anzahl)} Nachrichten sind als gelesen markiert.`;
  return offen.redirect(href("nachrichten"), { flash: { tone: "success", text } });
}

export default function NachrichtenRoute() {
  return <NachrichtenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Flash, FormAntwort } from "~/contract/antrag/formAntwort";
import { loadLoeschen } from "~/features/antrag/loadLoeschen";
import { LoeschenSeite } from "~/features/antrag/LoeschenSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { withErsterAntwort } from "~/server/portal/ersteAntwort";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragLoeschen");
  return offen.json({ daten: await loadLoeschen(offen.call, offen.antragUuid), formular: offen.formular });
}

const GELOESCHT: Flash = { tone: "success", text: "Der Entwurf wurde gelöscht." };

/** Deletes the draft and goes back to the list. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragLoeschen").catch(
    withErsterAntwort(args, {
      ruf: (call) => call.antraege.deleteAntrag({ uuid: args.params["uuid"] ?? "" }),
      ziel: href("antraege"),
      flash: GELOESCHT,
    }),
  );
  const formData = await offen.formData();
  const geloescht = await attempt(offen, () =>
    offen.withSchluessel(formData).antraege.deleteAntrag({ uuid: offen.antragUuid }),
  );
  if (!geloescht.ok) return ablehnen(offen, geloescht.problem, {});
  return offen.redirect(href("antraege"), { flash: GELOESCHT });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.titel]);

export default function AntragLoeschenRoute() {
  return <LoeschenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

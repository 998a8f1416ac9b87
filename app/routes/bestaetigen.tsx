import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { findBestaetigenAbsicht } from "~/features/anmeldung/bestaetigenAbsichten";
import { BestaetigenSeite } from "~/features/anmeldung/BestaetigenSeite";
import { loadBestaetigen } from "~/features/anmeldung/loadBestaetigen";
import { findLeereFelder } from "~/features/anmeldung/pflichtfelder";
import { href } from "~/routing/href";
import { sicheresZiel } from "~/server/portal/nachAnmeldung";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** Whoever has just proved who they are has nothing to do here. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "bestaetigen");
  const ziel = sicheresZiel(offen.url.searchParams.get("redirect"));
  const nachweis = await loadBestaetigen(offen.call, offen.url);
  const schon = {
    flash: { tone: "info", text: "Sie haben sich gerade erst bestätigt. Sie können weitermachen." },
  } as const;
  if (nachweis.stand === "FRISCH") return ziel === null ? offen.redirect(href("home"), schon) : offen.redirect(ziel);
  return offen.json({ formular: offen.formular, ziel, nachweis });
}

export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "bestaetigen");
  const formData = await offen.formData();
  const absicht = findBestaetigenAbsicht(formData);
  const leer = findLeereFelder(formData, absicht.pflicht);
  if (leer !== null) return ablehnen(offen, leer, eingabenVon(formData));
  const bestaetigt = await attempt(offen, () => absicht.run(offen.call, formData));
  if (!bestaetigt.ok) return ablehnen(offen, bestaetigt.problem, eingabenVon(formData));
  const ziel = sicheresZiel(formData.get("redirect"));
  if (bestaetigt.value.stand !== "FRISCH") return offen.redirect(href("bestaetigen", {}, { redirect: ziel }));
  const flash = { tone: "success", text: "Danke, Sie haben sich bestätigt. Sie können jetzt weitermachen." } as const;
  return offen.redirect(ziel ?? href("home"), { flash });
}

export default function BestaetigenRoute() {
  return <BestaetigenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

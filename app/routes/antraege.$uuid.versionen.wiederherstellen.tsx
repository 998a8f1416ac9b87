import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { formularArt } from "~/domain/antrag/formular/formulare";
import { textVon } from "~/features/anmeldung/pflichtfelder";
import { loadWiederherstellen, nachWiederherstellung, readUmfang } from "~/features/versionen/loadWiederherstellen";
import { WiederherstellenSeite } from "~/features/versionen/WiederherstellenSeite";
import { readVorhaben } from "~/features/versionen/versionenHref";
import { titelMit } from "~/features/shell/titelText";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";

/** What a restoration would change. */
export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "antragWiederherstellen");
  const seite = await loadWiederherstellen(offen.call, { uuid: offen.antragUuid, url: offen.url });
  if (seite.art === "umleiten") throw offen.redirect(seite.to);
  return offen.json({ daten: seite.daten, formular: offen.formular });
}

/** Restores what the address names, as a new save. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "antragWiederherstellen");
  const formData = await offen.formData();
  const umfang = readUmfang(offen.url);
  const ort = { uuid: offen.antragUuid, vorhabenUuid: readVorhaben(offen.url) ?? offen.nichtGefunden() };
  const fassung = Number(textVon(formData, "fassung"));
  const eingabe = { ...ort, fassung, revision: Number(textVon(formData, "revision")), umfang };
  const gespeichert = await attempt(offen, () => offen.withSchluessel(formData).versionen.restore(eingabe));
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, {});
  const { revision } = gespeichert.value;
  const { to, text } = nachWiederherstellung({ ort, art: formularArt(offen.antrag), umfang, fassung, revision });
  return offen.redirect(to, { flash: { tone: "success", text } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.rahmen.antragTitel]);

export default function AntragWiederherstellenRoute() {
  return <WiederherstellenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

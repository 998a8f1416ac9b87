import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { loadSchriftsatz } from "~/features/schriftsatz";
import { loadWiderspruch, type WiderspruchDaten } from "~/features/widerspruch/widerspruchDaten";
import { ZurueckziehenSeite } from "~/features/widerspruch/ZurueckziehenSeite";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";
import { sign, unterschriftAbsicht } from "~/server/portal/sign";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

const entwurfVon = ({ rueckzug }: WiderspruchDaten): string | null =>
  rueckzug?.status === "ENTWURF" ? rueckzug.uuid : null;

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "widerspruchZurueckziehen");
  const { antragUuid, call, formular } = offen;
  const uuid = offen.params["uuid"] ?? "";
  const daten = await loadWiderspruch(call, { antragUuid, uuid });
  if (daten === null) return offen.nichtGefunden();
  // Only one that runs can be withdrawn; what became of the others stands on its page.
  if (!daten.lage.rechte.zurueckziehen || daten.schriftsatz.status !== "EINGEREICHT")
    throw offen.redirect(href("widerspruchLesen", { uuid }));
  const entwurfUuid = entwurfVon(daten);
  const entwurf = entwurfUuid === null ? null : await loadSchriftsatz(call, { antragUuid, uuid: entwurfUuid });
  return offen.json({ daten, entwurf, isNezo: offen.sitzung.nezo.isActivated, formular });
}

/** Begins the withdrawal, gives it up, or signs it. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "widerspruchZurueckziehen");
  const { antragUuid, call } = offen;
  const formData = await offen.formData();
  const uuid = offen.params["uuid"] ?? "";
  const hier = href("widerspruchZurueckziehen", { antragUuid, uuid });
  const eingaben = eingabenVon(formData);
  if (formData.get("absicht") === "beginnen") {
    const eingabe = { antragUuid, art: "WIDERSPRUCH_RUECKZUG", widerspruchUuid: uuid } as const;
    const begonnen = await attempt(offen, () => call.schriftsaetze.startSchriftsatz(eingabe));
    return begonnen.ok ? offen.redirect(hier) : ablehnen(offen, begonnen.problem, eingaben);
  }
  const daten = await loadWiderspruch(call, { antragUuid, uuid });
  if (daten === null) return offen.nichtGefunden();
  const entwurf = entwurfVon(daten);
  if (entwurf === null) return offen.redirect(hier);
  const absicht = unterschriftAbsicht(formData);
  if (absicht !== null)
    return sign(offen, formData, {
      absicht,
      auftrag: { intent: "WIDERSPRUCH_RUECKZUG", antragUuid, gegenstandUuid: entwurf, hier },
    });
  const revision = Number(formData.get("revision")) || 0;
  const verworfen = await attempt(offen, () =>
    offen.withSchluessel(formData).schriftsaetze.discardSchriftsatz({ antragUuid, uuid: entwurf, revision }),
  );
  if (!verworfen.ok) return ablehnen(offen, verworfen.problem, eingaben);
  const text = "Der Widerspruch bleibt bestehen. Es wurde nichts zurückgezogen.";
  return offen.redirect(href("widerspruchLesen", { uuid }), { flash: { tone: "info", text } });
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [titel, daten.antragTitel]);

export default function WiderspruchZurueckziehenRoute() {
  return <ZurueckziehenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

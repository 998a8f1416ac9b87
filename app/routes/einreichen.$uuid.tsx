import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormAntwort } from "~/contract/antrag/formAntwort";
import { checkEinreichung, EINREICHUNG_GRENZEN } from "~/domain/antrag/einreichung";
import { eingabeProblem, findLeereFelder, findZuLange, textVon } from "~/features/anmeldung/pflichtfelder";
import { EinreichenSeite } from "~/features/einreichung/EinreichenSeite";
import { loadEinreichen, SCHRITT_NAMEN } from "~/features/einreichung/loadEinreichen";
import { readEinreichung } from "~/features/einreichung/readEinreichung";
import { titelMit } from "~/features/shell/titelText";
import { href } from "~/routing/href";
import { forgetEinreichMarke, rememberEinreichMarke } from "~/server/portal/einreichMarke";
import { rememberNezoZiel } from "~/server/portal/nezoZiel";
import type { Offen } from "~/server/portal/offen";
import { openRoute } from "~/server/portal/openRoute";
import { ablehnen, eingabenVon, attempt } from "~/server/portal/submit";

export { sendSafely as clientAction } from "~/features/formular/speichern/sendSafely";
export { revalidateNachAblehnung as shouldRevalidate } from "~/features/formular/speichern/revalidateNachAblehnung";

type Einreichen = Offen<"einreichen">;

export async function loader(args: LoaderFunctionArgs) {
  const offen = await openRoute(args, "einreichen");
  const { antragUuid: uuid, benutzer, sitzung, url } = offen;
  const daten = await loadEinreichen(offen.call, {
    uuid,
    schritt: url.searchParams.get("schritt"),
    unternehmenName: benutzer.unternehmenName,
  });
  if (daten.status === "IN_BEARBEITUNG") rememberEinreichMarke(offen.anfrage, uuid);
  return offen.json({ daten, isNezo: sitzung.nezo.isActivated, formular: offen.formular });
}

/** The buttons of the three steps: `absicht` is speichern, weiter, nezo, tan or unterschreiben. */
export async function action(args: ActionFunctionArgs) {
  const offen = await openRoute(args, "einreichen");
  const formData = await offen.formData();
  switch (formData.get("absicht")) {
    case "nezo":
      return startNezo(offen, formData);
    case "tan":
      return sendTan(offen, formData);
    case "unterschreiben":
      return submit(offen, formData);
    default:
      return save(offen, formData);
  }
}

/** Saves finished and unfinished answers; only the way to the signature asks for complete ones. */
async function save(offen: Einreichen, formData: FormData) {
  const eingaben = eingabenVon(formData);
  const lang = findZuLange(formData, EINREICHUNG_GRENZEN);
  if (lang !== null) return ablehnen(offen, lang, eingaben);
  const einreichung = readEinreichung(formData);
  const eingabe = { uuid: offen.antragUuid, revision: Number(textVon(formData, "revision")), einreichung };
  const gespeichert = await attempt(offen, () => offen.withSchluessel(formData).antraege.saveEinreichung(eingabe));
  if (!gespeichert.ok) return ablehnen(offen, gespeichert.problem, eingaben);
  const ziel = { uuid: offen.antragUuid };
  if (formData.get("absicht") === "speichern") {
    return offen.redirect(href("antragStartseite", ziel), {
      flash: { tone: "success", text: "Ihre Angaben sind gespeichert." },
    });
  }
  const befunde = checkEinreichung(einreichung);
  if (Object.keys(befunde).length > 0) return ablehnen(offen, eingabeProblem(befunde), eingaben);
  return offen.redirect(href("einreichen", ziel, { schritt: "signatur" }));
}

/** The state of the Antrag that the page showed when the button was pressed. */
const standAus = (formData: FormData): string => textVon(formData, "stand").slice(0, 100);

/** Leaves for the signature; a notice page shows the link, because forms may only be sent to the portal itself. */
async function startNezo(offen: Einreichen, formData: FormData) {
  const { antragUuid } = offen;
  const stand = standAus(formData);
  const begonnen = await attempt(offen, () =>
    offen.withSchluessel(formData).nezo.start({ intent: "EINREICHEN", antragUuid, stand }),
  );
  if (!begonnen.ok) return ablehnen(offen, begonnen.problem, eingabenVon(formData));
  await rememberNezoZiel(offen, { url: begonnen.value.weiterleitungUrl, intent: "EINREICHEN" });
  return offen.redirect(href("nezoStart"));
}

async function sendTan(offen: Einreichen, formData: FormData) {
  const uuid = offen.antragUuid;
  const gesendet = await attempt(offen, () =>
    offen.withSchluessel(formData).antraege.sendeEinreichTan({ uuid, stand: standAus(formData) }),
  );
  if (!gesendet.ok) return ablehnen(offen, gesendet.problem, eingabenVon(formData));
  const flash = { tone: "success", text: "Wir haben Ihnen eine TAN per E-Mail gesendet." } as const;
  return offen.redirect(href("einreichen", { uuid }, { schritt: "signatur" }), { flash });
}

async function submit(offen: Einreichen, formData: FormData) {
  const uuid = offen.antragUuid;
  const leer = findLeereFelder(formData, { tan: "Bitte geben Sie die TAN ein." });
  if (leer !== null) return ablehnen(offen, leer, eingabenVon(formData));
  const eingabe = { uuid, tan: textVon(formData, "tan").trim().slice(0, 20), stand: standAus(formData) };
  const eingereicht = await attempt(offen, () => offen.withSchluessel(formData).antraege.submit(eingabe));
  if (!eingereicht.ok) return ablehnen(offen, eingereicht.problem, eingabenVon(formData));
  forgetEinreichMarke(offen.anfrage);
  return offen.redirect(href("nezosuccess", {}, { response: "ANTRAG_EINGEREICHT", antrag: uuid }));
}

export const handle = titelMit<typeof loader>(({ daten }, titel) => [SCHRITT_NAMEN[daten.schritt], titel, daten.titel]);

export default function EinreichenRoute() {
  return <EinreichenSeite {...useLoaderData<typeof loader>()} antwort={useActionData<FormAntwort>()} />;
}

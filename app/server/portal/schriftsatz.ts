import type { SchriftsatzUebernahme } from "~/contract/verfahren/schriftsaetze";
import type { Problem } from "~/contract/wire/problem";
import { findEntry } from "~/lib/findEntry";
import { zuVerwerfenderRest } from "./abgeschnitten";
import type { Entwurf, EntwurfAntwort, EntwurfForm, EntwurfPost } from "./entwurfPost";
import type { OffeneSeite } from "./offen";
import { discardRest, removeDatei, saveAndSign, saveEntwurf } from "./saveEntwurf";
import { findUnterschriftAbsicht, sign } from "./sign";
import { ablehnen, eingabenVon, attempt } from "./submit";
import { revisionVon } from "~/lib/revisionVon";

/** Somebody has discarded the draft. */
const ENTWURF_FORT: Problem = {
  code: "NICHT_GEFUNDEN",
  userMessage: "Diesen Entwurf gibt es nicht mehr. Vielleicht hat ihn jemand verworfen.",
  httpStatus: 404,
  httpSubStatus: "404.10",
  errors: [],
};

/** Begins a draft, or finds the one that somebody has begun meanwhile. */
async function begin(offen: OffeneSeite, { beginn, hier, formData }: EntwurfForm): Promise<EntwurfAntwort> {
  const begonnen = await attempt(offen, () => offen.call.schriftsaetze.startSchriftsatz(beginn));
  if (!begonnen.ok) return ablehnen(offen, begonnen.problem, eingabenVon(formData));
  return offen.redirect(hier(begonnen.value.uuid));
}

/** The answer to every other button while there is no draft. */
function missEntwurf(offen: OffeneSeite, { ohneEntwurf, hier, formData }: EntwurfForm): EntwurfAntwort {
  if (ohneEntwurf === null) return offen.redirect(hier(null));
  return ablehnen(offen, { ...ENTWURF_FORT, ...ohneEntwurf }, eingabenVon(formData));
}

/** The same where the draft is gone by the time of the call. */
const orFort =
  (run: (offen: OffeneSeite, entwurf: Entwurf) => Promise<EntwurfAntwort>) =>
  async (offen: OffeneSeite, entwurf: Entwurf): Promise<EntwurfAntwort> => {
    try {
      return await run(offen, entwurf);
    } catch (thrown) {
      if (!(thrown instanceof Response) || thrown.status !== 404) throw thrown;
      return ablehnen(offen, ENTWURF_FORT, eingabenVon(entwurf.formData));
    }
  };

/** Discards the draft with its files. */
async function discard(
  offen: OffeneSeite,
  { antragUuid, uuid, verworfen, formData }: Entwurf,
): Promise<EntwurfAntwort> {
  const eingabe = { antragUuid, uuid, revision: revisionVon(formData) };
  const fertig = await attempt(offen, () => offen.withSchluessel(formData).schriftsaetze.discardSchriftsatz(eingabe));
  if (!fertig.ok) return ablehnen(offen, fertig.problem, eingabenVon(formData));
  return offen.redirect(verworfen.to, { flash: verworfen.flash });
}

/** What became of answers that were taken over into a Nachtrag without a request. */
const uebernahmeText = ({ isGekuerzt, gebliebeneDateien }: SchriftsatzUebernahme): string =>
  [
    "Ihre Antworten stehen jetzt in diesem Nachtrag. Eingereicht ist er erst mit der Unterschrift.",
    isGekuerzt ? "Was nicht hineinpasste, steht als Rest beim Feld." : "",
    gebliebeneDateien > 0 ? "Dateien, für die hier kein Platz ist, liegen weiter beim alten Entwurf." : "",
  ]
    .filter((satz) => satz !== "")
    .join(" ");

/** Takes answers that came too late over into a draft that can still be sent. */
async function takeOver(offen: OffeneSeite, { antragUuid, uuid, hier, formData }: Entwurf): Promise<EntwurfAntwort> {
  const eingabe = { antragUuid, uuid };
  const neuer = await attempt(offen, () => offen.withSchluessel(formData).schriftsaetze.takeOverSchriftsatz(eingabe));
  if (!neuer.ok) return ablehnen(offen, neuer.problem, eingabenVon(formData));
  return offen.redirect(hier(neuer.value.uuid), { flash: { tone: "success", text: uebernahmeText(neuer.value) } });
}

type Knopf<Post> = (offen: OffeneSeite, post: Post) => Promise<EntwurfAntwort> | EntwurfAntwort;

/** The buttons while there is no draft. */
const OHNE_ENTWURF = { beginnen: begin } as const satisfies Record<string, Knopf<EntwurfForm>>;

/** The buttons of a draft but those of its signature. They stand here because files reach nobody but the portal. */
const MIT_ENTWURF = {
  /** Somebody has begun it meanwhile. */
  beginnen: (offen, { hier, uuid }) => offen.redirect(hier(uuid)),
  speichern: orFort(saveEntwurf),
  weiter: orFort(saveAndSign),
  entfernen: orFort(removeDatei),
  rest: orFort(discardRest),
  uebernehmen: takeOver,
  verwerfen: orFort(discard),
  /** The same, as a withdrawal calls it that asks nothing. */
  abbrechen: orFort(discard),
} as const satisfies Record<string, Knopf<Entwurf>>;

/** The name of the pressed button: its own, or that in its address, where the files of the form stand before it. */
const knopfVon = ({ url }: OffeneSeite, formData: FormData): FormDataEntryValue | null =>
  zuVerwerfenderRest(formData) === undefined ? (formData.get("absicht") ?? url.searchParams.get("absicht")) : "rest";

/**
 * Does what a button on the page of a draft wants. What is typed for a draft that is gone, or for a page that is closed
 * by now, goes to that page, which shows it.
 */
export async function editSchriftsatz(offen: OffeneSeite, post: EntwurfPost): Promise<EntwurfAntwort> {
  const formData = await offen.formData();
  const { art, antragUuid, uuid, sperre, hier } = post;
  if (sperre !== null) {
    const { problem, to, flash, hasTexte } = sperre;
    return hasTexte ? ablehnen(offen, problem, eingabenVon(formData)) : offen.redirect(to, { flash });
  }
  const name = knopfVon(offen, formData);
  if (uuid === null) {
    const knopf = findEntry<Knopf<EntwurfForm>>(OHNE_ENTWURF, name) ?? missEntwurf;
    return knopf(offen, { ...post, formData });
  }
  const absicht = findUnterschriftAbsicht(formData);
  if (absicht !== undefined) {
    const auftrag = { intent: art, antragUuid, gegenstandUuid: uuid, hier: hier(uuid, { schritt: "unterschrift" }) };
    return sign(offen, { absicht, auftrag });
  }
  const knopf = findEntry<Knopf<Entwurf>>(MIT_ENTWURF, name) ?? MIT_ENTWURF.speichern;
  return knopf(offen, { ...post, uuid, formData });
}

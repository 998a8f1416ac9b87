import { UNTERSCHRIFT_ERGEBNIS, type UnterschriftIntent } from "~/domain/antrag/unterschrift";
import { href } from "~/routing/href";
import { rememberNezoZiel } from "./nezoZiel";
import type { OffeneSeite } from "./offen";
import { ablehnen, eingabenVon, attempt } from "./submit";

/** What a page asks to be signed; `hier`: the page itself, where the TAN is typed after it was requested. */
export type Unterschriftauftrag = {
  intent: UnterschriftIntent;
  antragUuid: string;
  gegenstandUuid?: string;
  hier: string;
};

const ABSICHTEN = ["nezo", "tan", "unterschreiben"] as const;
type Absicht = (typeof ABSICHTEN)[number];

const textVon = (formData: FormData, name: string): string => {
  const wert = formData.get(name);
  return typeof wert === "string" ? wert : "";
};

/** Which button of `features/unterschrift` was pressed; null for another one of the page. */
export function unterschriftAbsicht(formData: FormData): Absicht | null {
  return ABSICHTEN.find((absicht) => absicht === formData.get("absicht")) ?? null;
}

/**
 * Handles the buttons of `features/unterschrift` for every page that signs: leaves for nezo, sends a TAN, or signs with it and goes on to
 * the page of the result. A refusal comes back to the form.
 */
export async function sign(
  offen: OffeneSeite,
  formData: FormData,
  { absicht, auftrag }: { absicht: Absicht; auftrag: Unterschriftauftrag },
) {
  const { hier, ...wofuer } = auftrag;
  const { intent, antragUuid } = auftrag;
  const eingabe = { ...wofuer, stand: textVon(formData, "stand").slice(0, 100) };
  const call = offen.withSchluessel(formData);
  if (absicht === "nezo") {
    const begonnen = await attempt(offen, () => call.nezo.start(eingabe));
    if (!begonnen.ok) return ablehnen(offen, begonnen.problem, eingabenVon(formData));
    await rememberNezoZiel(offen, { url: begonnen.value.weiterleitungUrl, intent, antragUuid });
    return offen.redirect(href("nezoStart"));
  }
  if (absicht === "tan") {
    const gesendet = await attempt(offen, () => call.unterschriften.sendTan(eingabe));
    if (!gesendet.ok) return ablehnen(offen, gesendet.problem, eingabenVon(formData));
    return offen.redirect(hier, { flash: { tone: "success", text: "Wir haben Ihnen eine TAN per E-Mail gesendet." } });
  }
  const tan = textVon(formData, "tan").trim().slice(0, 20);
  const fertig = await attempt(offen, () => call.unterschriften.sign({ ...eingabe, tan }));
  if (!fertig.ok) return ablehnen(offen, fertig.problem, eingabenVon(formData));
  return offen.redirect(href("nezosuccess", {}, { response: UNTERSCHRIFT_ERGEBNIS[intent], antrag: antragUuid }));
}

import type { Flash } from "~/contract/antrag/formAntwort";
import type { Rufe } from "~/contract/wire/call";
import {
  UNTERSCHRIFT_ERGEBNIS,
  type UnterschriftErgebnis,
  type UnterschriftIntent,
} from "~/domain/antrag/unterschrift";
import { findEntry } from "~/lib/findEntry";
import { href } from "~/routing/href";
import { toErgebnis } from "./nezoErgebnis";
import { rememberNezoZiel } from "./nezoZiel";
import type { OffeneSeite } from "./offen";
import { ablehnen, postVon } from "./submit";

/** What a page asks to be signed; `hier`: the page itself, where the TAN is typed after it was requested. */
export type Unterschriftauftrag = {
  intent: UnterschriftIntent;
  antragUuid: string;
  gegenstandUuid?: string;
  hier: string;
};

/** The way on, `nezo`: the address of the identification service; or what has come of the signature. */
type Erledigt = { to: string; flash?: Flash; nezo?: string } | { ergebnis: UnterschriftErgebnis };

/** What is signed, in the state that the page showed when the button was pressed, and the TAN where one was typed. */
type Unterschrift = { wofuer: Omit<Unterschriftauftrag, "hier"> & { stand: string }; hier: string; tan: string };

/** What a button of the signature does. */
type Absicht = (call: Rufe, unterschrift: Unterschrift) => Promise<Erledigt>;

const textVon = (formData: FormData, name: string): string => {
  const wert = formData.get(name);
  return typeof wert === "string" ? wert : "";
};

/** The buttons of `features/unterschrift` by their field `absicht`. */
const ABSICHTEN = {
  /** A notice page shows the link, because forms may only be sent to the portal itself. */
  async nezo(call, { wofuer }) {
    const { weiterleitungUrl } = await call.nezo.start(wofuer);
    return { to: href("nezoStart"), nezo: weiterleitungUrl };
  },
  async tan(call, { wofuer, hier }) {
    await call.unterschriften.sendTan(wofuer);
    return { to: hier, flash: { tone: "success", text: "Wir haben Ihnen eine TAN per E-Mail gesendet." } };
  },
  async unterschreiben(call, { wofuer, tan }) {
    await call.unterschriften.sign({ ...wofuer, tan });
    return { ergebnis: UNTERSCHRIFT_ERGEBNIS[wofuer.intent] };
  },
} as const satisfies Record<string, Absicht>;

/** The button of the signature that was pressed; undefined for another one of the page. */
export const findUnterschriftAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));

/**
 * Does what a button of the signature wants, for every page that signs: leaves for nezo, sends a TAN, or signs with it
 * and goes on to the page of the result. A refusal comes back to the form.
 */
export async function sign(
  offen: OffeneSeite,
  { absicht, auftrag }: { absicht: Absicht; auftrag: Unterschriftauftrag },
) {
  const { formData, eingaben, attempt } = await postVon(offen);
  const { hier, ...gemeint } = auftrag;
  const wofuer = { ...gemeint, stand: textVon(formData, "stand").slice(0, 100) };
  const tan = textVon(formData, "tan").trim().slice(0, 20);
  const erledigt = await attempt(() => absicht(offen.withSchluessel(formData), { wofuer, hier, tan }));
  if (!erledigt.ok) return ablehnen(offen, erledigt.problem, eingaben);
  const { intent, antragUuid } = auftrag;
  if ("ergebnis" in erledigt.value) {
    const ergebnis = { response: erledigt.value.ergebnis, antrag: antragUuid };
    return offen.redirect(toErgebnis(offen, "nezosuccess", ergebnis));
  }
  const { to, flash, nezo } = erledigt.value;
  if (nezo !== undefined) await rememberNezoZiel(offen, { url: nezo, intent, antragUuid });
  return offen.redirect(to, flash === undefined ? {} : { flash });
}

import type { Eintrag } from "~/features/tresor";
import type { Werte } from "~/formkit/field";
import { kinds } from "~/formkit/kinds";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { displayField } from "~/formkit/readForm";
import { wortDifferenz, type DifferenzTeil } from "~/lib/wortDifferenz";
import type { FormularDaten } from "../seite/formularDaten";
import { ortHref } from "../seite/formularOrt";
import { bereichVon, formVon, type AntragBereich, type AntragFeld, type Platz } from "../seite/platz";
import { labelAn } from "../felder/stelleText";
import { isGleich } from "./plan";
import { gespeicherteTexte, ortDer, REST_VON, steuerungenVon } from "./stellen";

type Text = string | string[];

/** A finding as the page offers it. */
export type FundAnzeige = {
  key: string;
  eintrag: Eintrag;
  label: string;
  text: string;
  /** What was stored meanwhile, and how it differs, where it is another text than the one that was typed over. */
  gespeichert: DifferenzTeil[] | null;
  /** It belongs to the open place. */
  isHier: boolean;
  /** The control of this page that takes it; null when it belongs elsewhere, or is what was cut off. */
  name: string | null;
  /** Where it belongs; null when it is here, or the form has no such question any more. */
  href: string | null;
};

type Seite = { daten: FormularDaten; platz: Platz; wurzel: Werte };

/** A typed text as people read it. What cannot be stored stays as it was typed. */
function lesbar(feld: AntragFeld | undefined, text: Text, bereich: AntragBereich): string {
  const roh = [text].flat().join("\n");
  if (feld === undefined) return roh;
  const { wert, issue } = kinds[feld.kind].parse(text, { ...feld, max: Number.MAX_SAFE_INTEGER });
  const gelesen =
    issue === undefined ? displayField(feld, { ...bereich, werte: { ...bereich.werte, [feld.key]: wert } }) : roh;
  return gelesen === BLANK_TEXT ? "(leer)" : gelesen;
}

const toStelle = (stelle: string) => {
  const [erster = "", zeile, feld] = stelle.split("/");
  return zeile === undefined || feld === undefined ? { feld: erster } : { tabelle: erster, zeile, feld };
};

/** The findings with label, text and place; those of this page first. */
export function showFunde(funde: readonly Eintrag[], { daten, platz, wurzel }: Seite): FundAnzeige[] {
  const { ort, kontext } = daten;
  const bereich = bereichVon(platz, wurzel, kontext);
  const hier = steuerungenVon(platz, wurzel, ort.zeile);
  const gespeicherte = gespeicherteTexte(daten);
  const alle = funde.map((eintrag): FundAnzeige => {
    const { text, basis, blatt } = eintrag;
    const isRest = eintrag.stelle.startsWith(REST_VON);
    const stelle = isRest ? eintrag.stelle.slice(REST_VON.length) : eintrag.stelle;
    const steuerung = hier.get(stelle);
    const dort = ortDer(stelle, ort);
    const jetzt = gespeicherte[stelle];
    const meiner = lesbar(steuerung?.feld ?? dort?.feld, text, bereich);
    const isAnders = !isRest && steuerung !== undefined && jetzt !== undefined && !isGleich(jetzt, basis);
    return {
      key: `${eintrag.stelle} ${blatt}`,
      eintrag,
      label: `${labelAn(toStelle(stelle), { form: formVon(ort), werte: wurzel })}${isRest ? ": Abgeschnittener Rest" : ""}`,
      isHier: steuerung !== undefined,
      text: meiner,
      gespeichert: isAnders ? wortDifferenz(lesbar(steuerung.feld, jetzt, bereich), meiner) : null,
      name: isRest ? null : (steuerung?.name ?? null),
      href: steuerung === undefined && dort !== null ? ortHref(dort.ort, { feld: dort.name }) : null,
    };
  });
  const folge = [...hier.keys()];
  const platzNr = ({ isHier, eintrag }: FundAnzeige) =>
    isHier ? folge.indexOf(eintrag.stelle.replace(REST_VON, "")) : folge.length;
  return alle.sort((a, b) => platzNr(a) - platzNr(b));
}

/** Of several findings for one control the one typed last. */
export function neuesteJeStelle(funde: readonly FundAnzeige[]): FundAnzeige[] {
  const neueste = new Map<string, FundAnzeige>();
  for (const fund of funde) {
    const bisher = neueste.get(fund.eintrag.stelle);
    if (bisher === undefined || bisher.eintrag.am <= fund.eintrag.am) neueste.set(fund.eintrag.stelle, fund);
  }
  return [...neueste.values()];
}

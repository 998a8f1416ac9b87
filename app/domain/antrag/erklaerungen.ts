import { bekanntgabeSatz } from "../bescheid/bekanntgabeSatz";
import { BEKANNTGABE, type BekanntgabeRegel } from "../bescheid/bescheidFristen";

/**
 * A declaration that has to be given when submitting. `version` changes with the text and is stored with the
 * submission.
 */
export type Erklaerung = { readonly key: string; readonly version: string; readonly text: string };

/** The declarations by their keys, in the order of the submission page. */
export const ERKLAERUNG_SCHLUESSEL = ["richtigkeit", "datenverarbeitung", "abruf", "vertretung"] as const;

type Schluessel = (typeof ERKLAERUNG_SCHLUESSEL)[number];

const FEST: Readonly<Record<Exclude<Schluessel, "abruf">, string>> = {
  richtigkeit:
    "Ich versichere, dass alle Angaben in diesem Antrag richtig und vollständig sind. Mir ist bekannt, dass unrichtige oder unvollständige Angaben dazu führen können, dass die Bescheinigung aufgehoben wird.",
  datenverarbeitung:
    "Ich habe zur Kenntnis genommen, dass die Angaben zur Prüfung des Antrags verarbeitet und nach § 7 der Forschungszulagen-Bescheinigungsverordnung an die Finanzverwaltung übermittelt werden.",
  vertretung:
    "Ich versichere, dass ich berechtigt bin, das antragstellende Unternehmen bei diesem Antrag zu vertreten.",
};

/** The rule under which the declarations were first written; what was submitted before texts were kept says this. */
export const URSPRUENGLICHE_REGEL: BekanntgabeRegel = "ABRUF_PLUS_1";

const WEGE = {
  ABRUF: "elektronisch durch Abruf im Portal",
  BEREITSTELLUNG: "elektronisch durch Bereitstellung zum Abruf im Portal",
  POST: "durch die Post",
} as const;

/** Acts as they are named where there is room. */
const ausgeschrieben = (rechtsgrundlage: string): string =>
  rechtsgrundlage.replace("VwVfG", "des Verwaltungsverfahrensgesetzes").replace("OZG", "des Onlinezugangsgesetzes");

/** How the decision is announced: to that people agree when submitting. */
function zurBekanntgabe(regel: BekanntgabeRegel): string {
  const { anlass, rechtsgrundlage } = BEKANNTGABE[regel];
  const anfang = anlass === "POST" ? "Ich habe zur Kenntnis genommen" : "Ich willige ein";
  return `${anfang}, dass der Bescheid ${WEGE[anlass]} bekannt gegeben wird (${ausgeschrieben(rechtsgrundlage)}). ${bekanntgabeSatz(regel)}`;
}

const toErklaerung = (key: Schluessel, regel: BekanntgabeRegel): Erklaerung => {
  if (key !== "abruf") return { key, version: "1", text: FEST[key] };
  return { key, version: regel === URSPRUENGLICHE_REGEL ? "1" : `1 ${regel}`, text: zurBekanntgabe(regel) };
};

/**
 * The declarations with these keys under a rule of announcement, in the order of the submission page.
 *
 * @assumed The specification has no texts; they follow domain.md 2.10, the norms named in them, and the rule by which
 * decisions are announced.
 */
export const listErklaerungen = (keys: readonly string[], regel: BekanntgabeRegel): Erklaerung[] =>
  ERKLAERUNG_SCHLUESSEL.filter((key) => keys.includes(key)).map((key) => toErklaerung(key, regel));

type Eingereicht = {
  erklaerungstexte?: readonly Erklaerung[] | undefined;
  einreichung: { erklaerungen: readonly string[] };
};

/** What was declared with a submission, in the words of then. */
export const listErklaert = ({ erklaerungstexte, einreichung }: Eingereicht): string[] =>
  (erklaerungstexte ?? listErklaerungen(einreichung.erklaerungen, URSPRUENGLICHE_REGEL)).map(({ text }) => text);

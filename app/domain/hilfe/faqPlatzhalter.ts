import { numberWord } from "../../lib/numberWord";
import { AUFTRAGNEHMER_BEITRAG_MAX, INHALT_MAX } from "../antrag/formular/textGrenzen";
import { ANTWORT_MAX, SCHRIFTSATZ_DATEIEN_MAX } from "../antrag/schriftsaetze";
import { bekanntgabeSatz } from "../bescheid/bekanntgabeSatz";
import type { BekanntgabeRegel } from "../bescheid/bescheidFristen";
import { ZUKUENFTIGE_WIRTSCHAFTSJAHRE } from "../stichtage";

/** What a placeholder stands for, for whoever writes a text, and what it says under a rule of announcement. */
type Platzhalter = { readonly bedeutung: string; readonly wert: (regel: BekanntgabeRegel) => string };

const zahl = (wert: number): string => wert.toLocaleString("de-DE");

/** How much room the first three of the four questions have. */
const PLATZ = [INHALT_MAX.ziel, INHALT_MAX.standDerTechnik, INHALT_MAX.arbeiten].map(zahl).join(", ");

/** What may stand in an answer of the FAQ as `{{name}}`: numbers and sentences that follow a rule of the portal. */
export const FAQ_PLATZHALTER = {
  zukunftsjahre: {
    bedeutung: "für wie viele Wirtschaftsjahre in der Zukunft bescheinigt wird, als Wort",
    wert: () => numberWord(ZUKUENFTIGE_WIRTSCHAFTSJAHRE),
  },
  zeichenFragen: {
    bedeutung: "der Platz für die vier Fragen zum Inhalt, vier Zahlen",
    wert: () => `${PLATZ} und ${zahl(INHALT_MAX.unsicherheiten)}`,
  },
  zeichenAuftragnehmer: {
    bedeutung: "der Platz für den Beitrag eines Auftragnehmers",
    wert: () => zahl(AUFTRAGNEHMER_BEITRAG_MAX),
  },
  zeichenAntwort: {
    bedeutung: "der Platz für eine Antwort auf eine Nachforderung",
    wert: () => zahl(ANTWORT_MAX),
  },
  anlagenAntwort: {
    bedeutung: "wie viele Anlagen eine solche Antwort haben kann, als Wort",
    wert: () => numberWord(SCHRIFTSATZ_DATEIEN_MAX),
  },
  bekanntgabe: {
    bedeutung: "der Satz, wann ein Bescheid als bekannt gegeben gilt",
    wert: bekanntgabeSatz,
  },
} as const satisfies Readonly<Record<string, Platzhalter>>;

const isPlatzhalter = (name: string): name is keyof typeof FAQ_PLATZHALTER => Object.hasOwn(FAQ_PLATZHALTER, name);

const STELLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The text with what its placeholders stand for; an unknown one stays as it is. */
export function fillPlatzhalter(text: string, regel: BekanntgabeRegel): string {
  return text.replace(STELLE, (stelle, name: string) =>
    isPlatzhalter(name) ? FAQ_PLATZHALTER[name].wert(regel) : stelle,
  );
}

/** The placeholders of a text that there are not, each once, as they are written. */
export function listUnbekanntePlatzhalter(text: string): string[] {
  const unbekannte = [...text.matchAll(STELLE)].filter(([, name = ""]) => !isPlatzhalter(name));
  return [...new Set(unbekannte.map(([stelle]) => stelle))];
}

import { formatGermanDecimal, subtractDecimal, sumDecimals } from "../../lib/decimal";
import { formatEuro } from "../../lib/money";
import type { Beziehung, KmuAngaben } from "./kmuAngaben";
import {
  decideGroesse,
  KMU_GRENZEN,
  KMU_GROESSEN_TEXTE,
  type KmuGroesse,
  type KmuVergleich,
  rankOf,
} from "./kmuGrenzen";
import { computeKmuJahr, type KmuJahr, type KmuTag } from "./kmuJahr";
import { isPartner, type KmuBeteiligung, listBeteiligungen } from "./kmuPartner";
import { type KmuRegelKey, SCHWELLEN } from "./kmuRegeln";
import { findKmuVerbuende } from "./kmuVerbuende";
import { readNetz, sumStimmen } from "./netz";

/**
 * Something that would change the size: how far it is, the rule, and a sentence. `abstand` is in the unit of `zahl`, or
 * in percentage points.
 */
export type KmuAenderung = {
  readonly art: "ZAHL_UEBER_GRENZE" | "ZAHL_UNTER_GRENZE" | "WIRD_PARTNER" | "WIRD_VERBUNDEN" | "ZWEITES_JAHR";
  readonly satz: string;
  readonly abstand: string;
  readonly grenze: string;
  /** What the figures would give then; undefined where more than this one number decides. */
  readonly groesse: KmuGroesse | undefined;
  readonly zeilen: readonly string[];
  readonly regel: KmuRegelKey;
};

const WORTE = { umsatz: "Jahresumsatz", bilanzsumme: "Jahresbilanzsumme" } as const;

/** One crossing alone changes nothing (Regel 7). */
const ZWEI_JAHRE = "in zwei aufeinanderfolgenden Wirtschaftsjahren";

/** Exact, for a rounded number could seem to have reached its limit. */
const zahl = (wert: string): string => formatGermanDecimal(wert).replace(/,0+$/, "");

function satzUeber({ zahl: was, wert, grenze }: KmuVergleich, abstand: string): string {
  if (was === "beschaeftigte")
    return `Mit ${zahl(grenze)} oder mehr Beschäftigten ${ZWEI_JAHRE} wäre Ihr Unternehmen größer einzuordnen. Gezählt sind ${zahl(wert)}, ${zahl(abstand)} weniger.`;
  const andere = was === "umsatz" ? "die Jahresbilanzsumme" : "der Jahresumsatz";
  return `${WORTE[was]}: Die Grenze von ${formatEuro(grenze)} liegt noch ${formatEuro(abstand)} höher. Ist sie ${ZWEI_JAHRE} überschritten, kommt es darauf an, ob ${andere} innerhalb der Grenze bleibt.`;
}

function satzUnter({ zahl: was, wert, grenze }: KmuVergleich, abstand: string): string {
  if (was === "beschaeftigte")
    return `Für die kleinere Einordnung müssten es ${ZWEI_JAHRE} weniger als ${zahl(grenze)} Beschäftigte sein. Gezählt sind ${zahl(wert)}.`;
  return `${WORTE[was]}: die Grenze für die kleinere Einordnung von ${formatEuro(grenze)} ist um ${formatEuro(abstand)} überschritten. Es genügt, wenn Umsatz oder Bilanzsumme ${ZWEI_JAHRE} innerhalb der Grenze liegt.`;
}

function listZahlen({ vergleiche, groesse }: KmuJahr): readonly KmuAenderung[] {
  const eigene = vergleiche.filter((vergleich) => vergleich.groesse === groesse && vergleich.ergebnis === "JA");
  const kleinere = KMU_GRENZEN.zeilen[rankOf(groesse) - 1]?.groesse;
  const zuViel = vergleiche.filter((vergleich) => vergleich.groesse === kleinere && vergleich.ergebnis === "NEIN");
  const gemeinsam = { groesse: undefined, zeilen: [] };
  return [
    ...eigene.map((vergleich): KmuAenderung => {
      const abstand = subtractDecimal(vergleich.grenze, vergleich.wert);
      const { grenze, regel } = vergleich;
      return { art: "ZAHL_UEBER_GRENZE", satz: satzUeber(vergleich, abstand), abstand, grenze, regel, ...gemeinsam };
    }),
    ...zuViel.map((vergleich): KmuAenderung => {
      const abstand = subtractDecimal(vergleich.wert, vergleich.grenze);
      const { grenze, regel } = vergleich;
      return { art: "ZAHL_UNTER_GRENZE", satz: satzUnter(vergleich, abstand), abstand, grenze, regel, ...gemeinsam };
    }),
  ];
}

/** The same relations with one that has more: enough of the capital for a partner, or control. */
function changeZeile(angaben: KmuAngaben, key: string, neu: Partial<Beziehung>): KmuAngaben {
  return {
    ...angaben,
    beziehungen: angaben.beziehungen.map((zeile) => (zeile.key === key ? { ...zeile, ...neu } : zeile)),
  };
}

const describeFolge = (groesse: KmuGroesse): string =>
  `Ihr Unternehmen wäre dann voraussichtlich ${KMU_GROESSEN_TEXTE[groesse]}.`;

type Stoff = {
  readonly angaben: KmuAngaben;
  readonly tag: KmuTag;
  readonly status: KmuGroesse;
  readonly nameVon: (key: string) => string;
};

/** @spec kmu.md rule 8: both readings of a takeover are said */
const UMSTRITTEN =
  "Ob das sofort gilt oder erst, wenn es in zwei aufeinanderfolgenden Wirtschaftsjahren so ist (Zweijahresregel), ist rechtlich umstritten.";

/** What a new relation leads to; where it changes the status, that nobody can say when. */
const describeUebernahme = (groesse: KmuGroesse, status: KmuGroesse): string =>
  groesse === status ? describeFolge(groesse) : `${describeFolge(groesse)} ${UMSTRITTEN}`;

function buildVerbunden(
  { angaben, tag, status, nameVon }: Stoff,
  beteiligung: KmuBeteiligung,
  erste: Beziehung,
): KmuAenderung {
  const { groesse } = computeKmuJahr(changeZeile(angaben, erste.key, { beherrschung: "VERTRAG_ODER_SATZUNG" }), tag);
  const namen = `${nameVon(erste.von)} und ${nameVon(erste.an)}`;
  return {
    art: "WIRD_VERBUNDEN",
    satz: `Mit mehr als 50 % der Stimmen oder einer Beherrschung wären ${namen} für den KMU-Status verbunden und alle Zahlen zählten voll. ${describeUebernahme(groesse, status)}`,
    abstand: subtractDecimal(SCHWELLEN.mehrheit, sumStimmen(beteiligung.zeilen)),
    grenze: SCHWELLEN.mehrheit,
    groesse,
    zeilen: beteiligung.zeilen.map(({ key }) => key),
    regel: "VERBUNDEN_STIMMEN",
  };
}

function buildPartner(
  { angaben, tag, status, nameVon }: Stoff,
  beteiligung: KmuBeteiligung,
  erste: Beziehung,
): KmuAenderung {
  const abstand = subtractDecimal(SCHWELLEN.partner, beteiligung.anteil);
  const kapital = sumDecimals([erste.kapital, abstand]);
  const stimmen = sumDecimals([erste.stimmen, abstand]);
  const { groesse } = computeKmuJahr(changeZeile(angaben, erste.key, { kapital, stimmen }), tag);
  const namen = `${nameVon(erste.von)} und ${nameVon(erste.an)}`;
  return {
    art: "WIRD_PARTNER",
    satz: `Ab einem Anteil von 25 % wären ${namen} Partnerunternehmen, und die Zahlen zählten anteilig. ${describeUebernahme(groesse, status)}`,
    abstand,
    grenze: SCHWELLEN.partner,
    groesse,
    zeilen: beteiligung.zeilen.map(({ key }) => key),
    regel: "PARTNER",
  };
}

function listAnteile(stoff: Stoff): readonly KmuAenderung[] {
  const netz = readNetz(stoff.angaben, stoff.tag.tag);
  return listBeteiligungen(netz, findKmuVerbuende(netz)).flatMap((beteiligung) => {
    const erste = beteiligung.zeilen[0];
    // Exempt holders never become partners: what they hold has no row that counts.
    if (erste === undefined) return [];
    return isPartner(beteiligung)
      ? [buildVerbunden(stoff, beteiligung, erste)]
      : [buildPartner(stoff, beteiligung, erste)];
  });
}

function listZweitesJahr(jahr: KmuJahr, status: KmuGroesse): readonly KmuAenderung[] {
  const { groesse } = decideGroesse(jahr.summe);
  if (groesse === status) return [];
  const richtung = rankOf(groesse) > rankOf(status) ? "überschreiten" : "unterschreiten";
  return [
    {
      art: "ZWEITES_JAHR",
      satz: `Die letzten Zahlen ${richtung} eine Grenze, aber erst in einem Wirtschaftsjahr. Bleibt es im folgenden dabei, ändert sich die Einordnung: ${describeFolge(groesse)}`,
      abstand: "1",
      grenze: "2",
      groesse,
      zeilen: [],
      regel: "ZWEIJAHRESREGEL",
    },
  ];
}

/**
 * What would change the size of the last known day: numbers near their limits, shares, and a second year that agrees
 * with the last.
 */
export function listKmuAenderungen(
  angaben: KmuAngaben,
  { jahr, tag, status }: { jahr: KmuJahr; tag: KmuTag; status: KmuGroesse },
): readonly KmuAenderung[] {
  const namen = new Map(angaben.beteiligte.map(({ key, name }) => [key, name]));
  const nameVon = (key: string): string => namen.get(key) ?? key;
  return [...listZahlen(jahr), ...listAnteile({ angaben, tag, status, nameVon }), ...listZweitesJahr(jahr, status)];
}

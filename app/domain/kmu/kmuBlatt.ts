import { formatDate } from "../../lib/date";
import { formatGermanDecimal } from "../../lib/decimal";
import type { Block, Dokument } from "../dokument/dokument";
import { listKmuGruende } from "./kmuGruende";
import type { KmuLage } from "./kmuLage";
import { KMU_REGELN, type KmuRegelKey } from "./kmuRegeln";
import { beziehungenTabelle, lesartTabelle, postenTabelle, vergleichTabelle, zahlenTabelle } from "./kmuTabellen";
import type { KmuStation } from "./kmuVerlauf";
import { createKmuVerweise, regelNummern } from "./kmuVerweise";

/** What both readings of the dispute about takeovers are called. */
export const LESARTEN_TITEL = {
  SOFORT: "Praxis der Europäischen Kommission: Verlust sofort",
  ZWEIJAHRESREGEL: "EuG T-745/17: Verlust erst nach zwei Wirtschaftsjahren",
} as const;

/** The point in dispute, said in front of the two readings. */
export const LESARTEN_SATZ =
  "Was nach einer Übernahme oder einem neuen Anteilseigner gilt, ist rechtlich umstritten. Deshalb stehen hier beide Lesarten. Wo nur eine gezählt werden kann, zählt die strengere.";

/** From when the ten points hold, in a sentence. */
export function zuschlagSatz({ ergebnis: { zuschlag }, groesse }: KmuLage): string {
  if (groesse === "UNBEKANNT")
    return "Ist Ihr Unternehmen ein KMU, steigt der Satz der Forschungszulage um zehn Prozentpunkte, nur für Aufwendungen nach dem 27. März 2024.";
  if (groesse !== "KEIN_KMU" && zuschlag.punkte === "0")
    return "Für KMU steigt der Satz der Forschungszulage um zehn Prozentpunkte, nur für Aufwendungen nach dem 27. März 2024. Am Stichtag galt das noch nicht.";
  if (zuschlag.punkte === "0")
    return "Zehn zusätzliche Prozentpunkte der Forschungszulage gibt es nur für KMU, und nur für Aufwendungen nach dem 27. März 2024. Nach dieser Berechnung gehört Ihr Unternehmen nicht dazu.";
  return `Für KMU steigt der Satz der Forschungszulage um ${formatGermanDecimal(zuschlag.punkte)} Prozentpunkte, nur für Aufwendungen ab dem ${formatDate(zuschlag.ab)} (nach dem 27. März 2024), auch innerhalb des Wirtschaftsjahres 2024.`;
}

const ueberschrift = (stufe: 1 | 2 | 3, text: string): Block => ({ art: "ueberschrift", stufe, text });
const absatz = (text: string): Block => ({ art: "absatz", text });
const liste = (punkte: readonly string[]): readonly Block[] => (punkte.length === 0 ? [] : [{ art: "liste", punkte }]);

/** A list under a heading; nothing where it is empty. */
const abschnitt = (titel: string, punkte: readonly string[]): readonly Block[] =>
  punkte.length === 0 ? [] : [ueberschrift(2, titel), ...liste(punkte)];

type MitHerkunft = { satz: string; zeilen: readonly string[]; regeln: readonly KmuRegelKey[] };

/** Sentences with what stands behind each: the relations and rules that it follows. */
function listMitHerkunft(saetze: readonly MitHerkunft[], { angaben }: KmuLage): readonly string[] {
  const { zeilenNummern } = createKmuVerweise(angaben);
  return saetze.map(({ satz, zeilen, regeln }) => {
    const herkunft = [...(zeilen.length === 0 ? [] : [zeilenNummern(zeilen)]), regelNummern(regeln)];
    return `${satz} (${herkunft.join("; ")})`;
  });
}

const mitEinerRegel = ({ satz, zeilen, regel }: { satz: string; zeilen: readonly string[]; regel: KmuRegelKey }) => ({
  satz,
  zeilen,
  regeln: [regel],
});

/** One step of the calculation under its name. */
export type KmuRechenschritt = { readonly titel: string; readonly bloecke: readonly Block[] };

function writeStation(station: KmuStation, lage: KmuLage): KmuRechenschritt {
  const { jahrName } = createKmuVerweise(lage.angaben);
  const titel = station.istJahresende
    ? `Wirtschaftsjahr ${jahrName(station.jahr)}, Stand ${formatDate(station.tag)}`
    : `Stand ${formatDate(station.tag)}, Zahlen des Wirtschaftsjahres ${jahrName(station.jahr)}`;
  return { titel, bloecke: [postenTabelle(station, lage.angaben), vergleichTabelle(station)] };
}

/** Every rule that the result names, in the order of their numbers, with its source. */
export function listBenutzteRegeln(lage: KmuLage): readonly KmuRegelKey[] {
  const { ergebnis } = lage;
  const benutzte = new Set<string>([
    ...listKmuGruende(lage).flatMap(({ regeln }) => regeln),
    ...ergebnis.stationen.flatMap(({ posten, vergleiche }) => [
      ...posten.flatMap(({ regeln }) => regeln),
      ...vergleiche.map(({ regel }) => regel),
    ]),
    ...ergebnis.lesarten.flatMap(({ regel, verlauf }) => [regel, ...verlauf.map((schritt) => schritt.regel)]),
    ...ergebnis.aenderungen.map(({ regel }) => regel),
    ...ergebnis.rechtsfragen.map(({ regel }) => regel),
    "ARBEITSEINHEITEN",
    "ZUSCHLAG",
    "BEWEISLAST",
  ]);
  const alle: readonly KmuRegelKey[] = Object.keys(KMU_REGELN).filter(isRegelKey);
  return alle.filter((key) => benutzte.has(key));
}

const isRegelKey = (key: string): key is KmuRegelKey => Object.hasOwn(KMU_REGELN, key);

/** A rule with its number and source. */
export function regelText(key: KmuRegelKey): string {
  const { nummer, quelle, satz } = KMU_REGELN[key];
  return `${nummer}: ${satz} (${quelle})`;
}

function writeKopf({ angaben, ergebnis, satz }: KmuLage): readonly Block[] {
  const { nameVon } = createKmuVerweise(angaben);
  const { regelwerk, hinweis } = ergebnis;
  return [
    ueberschrift(1, "Berechnung des KMU-Status"),
    absatz(satz),
    absatz(hinweis),
    {
      art: "angaben",
      angaben: [
        { label: "Unternehmen", text: nameVon(angaben.unternehmen) },
        { label: "Stichtag", text: formatDate(angaben.stichtag) },
        { label: "Regelwerk", text: `Version ${regelwerk.version} vom ${formatDate(regelwerk.datum)}` },
        { label: "Quelle", text: regelwerk.quelle },
        { label: "Grenzen", text: `${regelwerk.grenzen.version}, gültig ab ${formatDate(regelwerk.grenzen.ab)}` },
      ],
    },
  ];
}

const OHNE_FEHLENDES_SATZ =
  "Gerechnet ist mit dem, was vollständig erfasst ist. Was noch fehlt, kann die Einordnung ändern.";

function writeLesarten({ ergebnis, angaben, groesse }: KmuLage): readonly KmuRechenschritt[] {
  if (ergebnis.stationen.length === 0) return [];
  const tabellen = ergebnis.lesarten.map((lesart) => lesartTabelle(lesart, angaben, LESARTEN_TITEL[lesart.lesart]));
  const vorbehalt = groesse === "UNBEKANNT" ? [absatz(OHNE_FEHLENDES_SATZ)] : [];
  return [{ titel: "Verlauf der Einordnung", bloecke: [absatz(LESARTEN_SATZ), ...vorbehalt, ...tabellen] }];
}

/** Where the own figures come from, and what they count as. */
export const HERKUNFT_SATZ =
  "Die Zahlen Ihres Unternehmens stammen aus der Geschäftsstatistik. Gilt diese für den ganzen Verbund, sind es die, die für dasselbe Wirtschaftsjahr bei den Zahlen für den KMU-Status eingetragen sind. Die Beschäftigten aus der Geschäftsstatistik (VZÄ am Ende des Wirtschaftsjahres) zählen als Jahresarbeitseinheiten (JAE). Weichen beide deutlich voneinander ab, prüfen Sie das Ergebnis bitte.";

/**
 * Said where nobody is in the list. Whoever answers "not connected" in the master data means the cap; the status asks
 * for more.
 */
export const OHNE_BEZIEHUNGEN_SATZ =
  "In der Liste der verbundenen Unternehmen steht niemand. Für den KMU-Status zählen Anteile ab 25 %, die andere an Ihrem Unternehmen halten oder Ihr Unternehmen an anderen hält, auch wenn diese sich den Höchstbetrag nicht mit Ihnen teilen. Gibt es solche Anteile, tragen Sie diese bitte ein.";

/** What somebody should look at again: what the list says of itself, and what the figures show. */
export const listAuffaelliges = ({ hinweise, ergebnis }: KmuLage): readonly string[] => [
  ...hinweise,
  ...ergebnis.befunde.map(({ satz }) => satz),
];

/** What the list of what is missing is called: it depends on whether the result hangs on it. */
export const fehlendesTitel = ({ groesse }: Pick<KmuLage, "groesse">): string =>
  groesse === "UNBEKANNT" ? "Was noch fehlt" : "Was noch fehlt, am Ergebnis aber nichts ändert";

/** A sentence of the sheet with what it follows from. */
export const listGruende = (lage: KmuLage): readonly string[] => listMitHerkunft(listKmuGruende(lage), lage);

/** What would change the result, each with its rows and rule. */
export const listAenderungen = (lage: KmuLage): readonly string[] =>
  listMitHerkunft(lage.ergebnis.aenderungen.map(mitEinerRegel), lage);

/** What only somebody with legal knowledge can decide, each with its rows and rule. */
export const listRechtsfragen = (lage: KmuLage): readonly string[] =>
  listMitHerkunft(lage.ergebnis.rechtsfragen.map(mitEinerRegel), lage);

/** All numbers: what was entered, what is added up on each day, and the way through the years after both readings. */
export function listRechenweg(lage: KmuLage): readonly KmuRechenschritt[] {
  const { angaben, ergebnis } = lage;
  const eingaben = [
    absatz(HERKUNFT_SATZ),
    ...(angaben.jahre.length === 0 ? [] : [zahlenTabelle(angaben)]),
    angaben.beziehungen.length === 0 ? absatz(OHNE_BEZIEHUNGEN_SATZ) : beziehungenTabelle(angaben),
  ];
  return [
    { titel: "Zahlen und Beziehungen, mit denen gerechnet ist", bloecke: eingaben },
    ...ergebnis.stationen.map((station) => writeStation(station, lage)),
    ...writeLesarten(lage),
    { titel: "Regeln", bloecke: liste(listBenutzteRegeln(lage).map(regelText)) },
  ];
}

/**
 * The calculation sheet: every number with the row that it comes from (Z: figures, B: relation) and the rules that it
 * follows.
 */
export function kmuDokument(lage: KmuLage): Dokument {
  const { angaben, fehlendes } = lage;
  const saetze = (eintraege: readonly { satz: string }[]): readonly string[] => eintraege.map(({ satz }) => satz);
  return {
    titel: `Berechnung des KMU-Status zum ${formatDate(angaben.stichtag)}`,
    kennzeichen: "Selbsteinschätzung",
    stand: new Date(`${angaben.stichtag}T00:00:00Z`),
    isQuer: true,
    bloecke: [
      ...writeKopf(lage),
      ...abschnitt(fehlendesTitel(lage), saetze(fehlendes)),
      ...abschnitt("Warum", listGruende(lage)),
      ueberschrift(2, "Die zehn Prozentpunkte"),
      absatz(zuschlagSatz(lage)),
      ...abschnitt("Was das Ergebnis ändern würde", listAenderungen(lage)),
      ...abschnitt("Was nur eine Rechtsberatung entscheiden kann", listRechtsfragen(lage)),
      ...abschnitt("Auffälligkeiten in den Angaben", listAuffaelliges(lage)),
      ...listRechenweg(lage).flatMap(({ titel, bloecke }) => [ueberschrift(2, titel), ...bloecke]),
    ],
  };
}

/**
 * The same for machines: what went in, what came out, and the rules by their keys. Every number of `ergebnis` names its
 * rows by the keys of `angaben`.
 */
export function kmuJson(lage: KmuLage): string {
  const { angaben, ergebnis, groesse, satz, fehlendes, hinweise } = lage;
  const regeln = Object.fromEntries(listBenutzteRegeln(lage).map((key) => [key, KMU_REGELN[key]]));
  const { regelwerk } = ergebnis;
  const inhalt = { groesse, satz, fehlendes, hinweise, regelwerk, regeln, angaben, ergebnis };
  return `${JSON.stringify({ art: "KMU_BERECHNUNG", version: 1, stand: angaben.stichtag, ...inhalt }, null, 2)}\n`;
}

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

/** What stands behind a sentence: the relations and rules that it follows. */
function mitHerkunft(
  { satz, zeilen, regeln }: { satz: string; zeilen: readonly string[]; regeln: readonly KmuRegelKey[] },
  lage: KmuLage,
): string {
  const { zeilenNummern } = createKmuVerweise(lage.angaben);
  const herkunft = [...(zeilen.length === 0 ? [] : [zeilenNummern(zeilen)]), regelNummern(regeln)];
  return `${satz} (${herkunft.join("; ")})`;
}

function writeStation(station: KmuStation, lage: KmuLage): readonly Block[] {
  const { jahrName } = createKmuVerweise(lage.angaben);
  const titel = station.istJahresende
    ? `Wirtschaftsjahr ${jahrName(station.jahr)}, Stand ${formatDate(station.tag)}`
    : `Stand ${formatDate(station.tag)}, Zahlen des Wirtschaftsjahres ${jahrName(station.jahr)}`;
  return [ueberschrift(2, titel), postenTabelle(station, lage.angaben), vergleichTabelle(station)];
}

/** Every rule that the result names, in the order of their numbers, with its source. */
export function listBenutzteRegeln(lage: KmuLage): readonly KmuRegelKey[] {
  const { ergebnis, angaben } = lage;
  const benutzte = new Set<string>([
    ...listKmuGruende(angaben, ergebnis).flatMap(({ regeln }) => regeln),
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

function writeLesarten({ ergebnis, angaben }: KmuLage): readonly Block[] {
  return [
    ueberschrift(2, "Verlauf der Einordnung"),
    absatz(LESARTEN_SATZ),
    ...ergebnis.lesarten.map((lesart) => lesartTabelle(lesart, angaben, LESARTEN_TITEL[lesart.lesart])),
  ];
}

/**
 * The calculation sheet: every number with the row that it comes from (Z: figures, B: relation) and the rules that it
 * follows. `stand`: the moment in which it was asked for.
 */
export function kmuDokument(lage: KmuLage, stand: Date): Dokument {
  const { angaben, ergebnis, fehlendes } = lage;
  return {
    titel: "Berechnung des KMU-Status",
    kennzeichen: "Selbsteinschätzung",
    stand,
    isQuer: true,
    bloecke: [
      ...writeKopf(lage),
      ...abschnitt(
        "Was noch fehlt",
        fehlendes.map(({ satz }) => satz),
      ),
      ...abschnitt(
        "Warum",
        listKmuGruende(angaben, ergebnis).map((grund) => mitHerkunft(grund, lage)),
      ),
      ueberschrift(2, "Zahlen und Beziehungen, mit denen gerechnet ist"),
      zahlenTabelle(angaben),
      beziehungenTabelle(angaben),
      ...ergebnis.stationen.flatMap((station) => writeStation(station, lage)),
      ...(ergebnis.stationen.length === 0 ? [] : writeLesarten(lage)),
      ueberschrift(2, "Die zehn Prozentpunkte"),
      absatz(zuschlagSatz(lage)),
      ...abschnitt(
        "Was das Ergebnis ändern würde",
        ergebnis.aenderungen.map(({ satz, zeilen, regel }) => mitHerkunft({ satz, zeilen, regeln: [regel] }, lage)),
      ),
      ...abschnitt(
        "Auffälligkeiten in den Angaben",
        ergebnis.befunde.map(({ satz }) => satz),
      ),
      ...abschnitt(
        "Was nur eine Rechtsberatung entscheiden kann",
        ergebnis.rechtsfragen.map(({ satz, zeilen, regel }) => mitHerkunft({ satz, zeilen, regeln: [regel] }, lage)),
      ),
      ...abschnitt("Regeln", listBenutzteRegeln(lage).map(regelText)),
    ],
  };
}

/**
 * The same for machines: what went in, what came out, and the rules by their keys. Every number of `ergebnis` names its
 * rows by the keys of `angaben`.
 */
export function writeKmuJson(lage: KmuLage): string {
  const { angaben, ergebnis, groesse, satz, fehlendes } = lage;
  const regeln = Object.fromEntries(listBenutzteRegeln(lage).map((key) => [key, KMU_REGELN[key]]));
  return JSON.stringify(
    { art: "kmu-berechnung", version: 1, groesse, satz, fehlendes, regelwerk: ergebnis.regelwerk, regeln, angaben, ergebnis },
    null,
    2,
  );
}

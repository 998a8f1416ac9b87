import { formatDate } from "../../lib/date";
import { formatEuro } from "../../lib/money";
import type { Block } from "../dokument/dokument";
import { AUSNAHMEN } from "../verbund/verbundBeteiligter";
import { MAERKTE } from "../verbund/verbundBeziehung";
import { BETEILIGTER_ARTEN } from "../verbund/verbundFeld";
import type { KmuLesartErgebnis } from "./kmu";
import { type Beziehung, type KmuAngaben, WERTART_TEXTE } from "./kmuAngaben";
import { KMU_GROESSEN_TEXTE, spanneText } from "./kmuGrenzen";
import { ROLLEN_TEXTE } from "./kmuGruende";
import type { KmuPosten } from "./kmuJahr";
import type { KmuStation } from "./kmuVerlauf";
import {
  anzahlText,
  createKmuVerweise,
  KMU_ZAHL_TITEL,
  type KmuVerweise,
  prozentText,
  regelNummern,
  zahlText,
} from "./kmuVerweise";
import { ZAHLEN } from "./kmuZahlen";

/** A table of the sheet; screen and file show the same. */
export type KmuTabelle = Extract<Block, { art: "tabelle" }>;

const ZAHL_SPALTEN = ZAHLEN.map((zahl) => ({ titel: KMU_ZAHL_TITEL[zahl], breite: 3, istZahl: true as const }));

/** The rows of figures as they were entered, by the number under which the others name them. */
export function zahlenTabelle(angaben: KmuAngaben): KmuTabelle {
  const { nameVon, jahrNummer, jahrName } = createKmuVerweise(angaben);
  return {
    art: "tabelle",
    titel: "Zahlen der Unternehmen (Z)",
    spalten: [
      { titel: "Nr.", breite: 1 },
      { titel: "Unternehmen", breite: 4 },
      { titel: "Wirtschaftsjahr", breite: 3 },
      { titel: "Art der Werte", breite: 3 },
      ...ZAHL_SPALTEN,
      { titel: "Enthält die Zahlen von", breite: 3 },
    ],
    zeilen: angaben.jahre.map((jahr) => [
      jahrNummer(jahr.key),
      nameVon(jahr.unternehmen),
      jahrName(jahr.key),
      WERTART_TEXTE[jahr.wertart],
      ...ZAHLEN.map((zahl) => zahlText(zahl, jahr[zahl])),
      jahr.enthaelt.map(nameVon).join(", ") || "–",
    ]),
  };
}

const EINFLUSS = {
  KEINE: "–",
  ORGANBESTELLUNG: "bestellt die meisten Mitglieder eines Organs",
  VERTRAG_ODER_SATZUNG: "Vertrag oder Satzung",
  STIMMBINDUNG: "Vereinbarung über Stimmrechte",
  ZWECKGESELLSCHAFT: "Zweckgesellschaft",
} as const;

const betragText = (was: string, betrag: string): readonly string[] =>
  betrag === "" ? [] : [`${was} ${formatEuro(betrag)}`];

/** What of the holder and the relation decides besides the shares: what it is, which exception, with whom it acts. */
function besonderes({ von, markt, einlage }: Beziehung, { beteiligte }: KmuAngaben): string {
  const halter = beteiligte.find(({ key }) => key === von);
  if (halter === undefined) return "–";
  const { art, ausnahme, haushalt, einwohner, personengruppe } = halter;
  return (
    [
      art === "UNTERNEHMEN" ? "" : BETEILIGTER_ARTEN[art],
      ausnahme === "KEINE" ? "" : AUSNAHMEN[ausnahme],
      ...betragText("Haushalt", haushalt),
      einwohner === "" ? "" : `${anzahlText(einwohner)} Einwohner`,
      ...betragText("Einlage", einlage),
      personengruppe === "" ? "" : `handelt gemeinsam: ${personengruppe}`,
      art === "NATUERLICHE_PERSON" ? MAERKTE[markt] : "",
    ]
      .filter((teil) => teil !== "")
      .join("; ") || "–"
  );
}

function zeitText({ gueltigAb, gueltigBis }: Beziehung): string {
  const ab = gueltigAb === "" ? [] : [`seit ${formatDate(gueltigAb)}`];
  const bis = gueltigBis === "" ? [] : [`bis ${formatDate(gueltigBis)}`];
  return [...ab, ...bis].join(" ") || "laufend";
}

/** The relations as they were entered: who holds whom. */
export function beziehungenTabelle(angaben: KmuAngaben): KmuTabelle {
  const { nameVon, zeilenNummern } = createKmuVerweise(angaben);
  return {
    art: "tabelle",
    titel: "Beziehungen (B)",
    spalten: [
      { titel: "Nr.", breite: 1 },
      { titel: "Wer hält", breite: 4 },
      { titel: "An wem", breite: 4 },
      { titel: "Über wen", breite: 3 },
      { titel: "Kapital", breite: 2 },
      { titel: "Stimmen", breite: 2 },
      { titel: "Einfluss", breite: 4 },
      { titel: "Wer hält, im Einzelnen", breite: 5 },
      { titel: "Zeit", breite: 3 },
      { titel: "Nachweis", breite: 3 },
    ],
    zeilen: angaben.beziehungen.map((zeile) => [
      zeilenNummern([zeile.key]),
      nameVon(zeile.von),
      nameVon(zeile.an),
      zeile.ueber === "" ? "unmittelbar" : nameVon(zeile.ueber),
      prozentText(zeile.kapital),
      prozentText(zeile.stimmen),
      EINFLUSS[zeile.beherrschung],
      besonderes(zeile, angaben),
      zeitText(zeile),
      zeile.nachweis || "–",
    ]),
  };
}

function herleitung({ jahr, zeilen, regeln, hochrechnung, enthaltenIn }: KmuPosten, verweise: KmuVerweise): string {
  const einheit = hochrechnung?.einheit === "MONATE" ? "Monate" : "Tage";
  return [
    verweise.jahrNummer(jahr) || "keine Zahlen",
    ...(zeilen.length === 0 ? [] : [verweise.zeilenNummern(zeilen)]),
    regelNummern(regeln),
    ...(enthaltenIn === undefined ? [] : [`enthalten in ${verweise.nameVon(enthaltenIn)}`]),
    ...(hochrechnung === undefined
      ? []
      : [
          `Umsatz ${zahlText("umsatz", hochrechnung.umsatz)} × ${hochrechnung.faktorZaehler} ÷ ${hochrechnung.faktorNenner} ${einheit}`,
        ]),
  ].join("; ");
}

/** What is added up on one day: each company with its share, its rows and its rules, and the sum. */
export function postenTabelle({ posten, summe }: KmuStation, angaben: KmuAngaben): KmuTabelle {
  const verweise = createKmuVerweise(angaben);
  const summenText = (zahl: (typeof ZAHLEN)[number]): string =>
    summe.unbekannt.includes(zahl)
      ? `mindestens ${zahlText(zahl, summe.werte[zahl])}`
      : zahlText(zahl, summe.werte[zahl]);
  return {
    art: "tabelle",
    titel: "Was zusammengezählt wird",
    spalten: [
      { titel: "Unternehmen", breite: 4 },
      { titel: "Rolle", breite: 3 },
      { titel: "Anteil", breite: 2, istZahl: true },
      ...ZAHL_SPALTEN,
      { titel: "Herleitung", breite: 5 },
    ],
    zeilen: [
      ...posten.map((eintrag) => [
        eintrag.name,
        ROLLEN_TEXTE[eintrag.rolle],
        prozentText(eintrag.anteil),
        ...ZAHLEN.map((zahl) => zahlText(zahl, eintrag.gezaehlt[zahl])),
        herleitung(eintrag, verweise),
      ]),
      ["Summe", "–", "–", ...ZAHLEN.map(summenText), regelNummern(["EIGENE_ZAHLEN"])],
    ],
  };
}

const ERGEBNIS = { JA: "eingehalten", NEIN: "überschritten", UNBEKANNT: "offen" } as const;

/** The sum held against every limit. */
export function vergleichTabelle({ vergleiche }: KmuStation): KmuTabelle {
  return {
    art: "tabelle",
    titel: "Vergleich mit den Grenzen",
    spalten: [
      { titel: "Größe", breite: 4 },
      { titel: "Zahl", breite: 3 },
      { titel: "Gezählt", breite: 3 },
      { titel: "Grenze", breite: 3 },
      { titel: "Ergebnis", breite: 2 },
      { titel: "Regel", breite: 2 },
    ],
    zeilen: vergleiche.map(({ groesse, zahl, wert, vergleich, grenze, ergebnis, regel }) => [
      KMU_GROESSEN_TEXTE[groesse],
      KMU_ZAHL_TITEL[zahl],
      zahlText(zahl, wert),
      `${vergleich === "<" ? "weniger als" : "höchstens"} ${zahlText(zahl, grenze)}`,
      ERGEBNIS[ergebnis],
      regelNummern([regel]),
    ]),
  };
}

/** The way of the size through the years after one reading. */
export function lesartTabelle({ verlauf }: KmuLesartErgebnis, angaben: KmuAngaben, titel: string): KmuTabelle {
  const { jahrName, jahrNummer } = createKmuVerweise(angaben);
  return {
    art: "tabelle",
    titel,
    spalten: [
      { titel: "Tag", breite: 2 },
      { titel: "Wirtschaftsjahr", breite: 3 },
      { titel: "Nach den Zahlen allein", breite: 4 },
      { titel: "Einordnung", breite: 4 },
      { titel: "Regel", breite: 2 },
    ],
    zeilen: verlauf.map(({ jahr, tag, allein, eingeordnet, regel }) => [
      formatDate(tag),
      `${jahrName(jahr)} (${jahrNummer(jahr)})`,
      spanneText(allein),
      spanneText(eingeordnet),
      regelNummern([regel]),
    ]),
  };
}

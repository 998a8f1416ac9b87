import { formatDate, formatLegalTime } from "../../lib/date";
import { formatBelegcode } from "../beleg/belegcode";
import type { Angabe, Block, Dokument } from "../dokument/dokument";
import { listAbsaetze } from "./listAbsaetze";
import type { BescheidInhalt, VorhabenFeststellung } from "./bescheidInhalt";
import {
  BESCHEID_TITEL,
  type BescheidArt,
  ERGEBNIS,
  rechtsbehelfsbelehrung,
  WIDERSPRUCH_ERGEBNIS,
} from "./bescheidTexte";
import { BEKANNTGABE, type BekanntgabeRegel } from "./bescheidFristen";

/** A retrieved decision as its document tells it. Days are those of Berlin. */
export type BescheidAnsicht = {
  art: BescheidArt;
  antragsnummer: string | null;
  firma: string;
  erstelltAm: string;
  abgerufenAm: Date;
  abgerufenVon: string;
  bekanntgabeAm: string | null;
  bekanntgabeRegel: BekanntgabeRegel | null;
  inhalt: BescheidInhalt;
  pruefsumme: string;
  belegCode: string | null;
};

const angabe = (label: string, text: string): Angabe[] => (text === "" ? [] : [{ label, text }]);

function eckdaten(bescheid: BescheidAnsicht): Angabe[] {
  const { inhalt, bekanntgabeAm, bekanntgabeRegel } = bescheid;
  const grundlage = bekanntgabeRegel === null ? "" : ` (${BEKANNTGABE[bekanntgabeRegel].rechtsgrundlage})`;
  return [
    ...angabe("Aktenzeichen", inhalt.aktenzeichen),
    ...angabe("Antragsnummer", bescheid.antragsnummer ?? ""),
    ...angabe("Unternehmen", bescheid.firma),
    ...angabe("Erstellt am", formatDate(bescheid.erstelltAm)),
    ...angabe("Abgerufen am (gesetzliche Zeit)", formatLegalTime(bescheid.abgerufenAm)),
    ...angabe("Abgerufen von", bescheid.abgerufenVon),
    ...angabe("Gilt als bekannt gegeben am", bekanntgabeAm === null ? "" : `${formatDate(bekanntgabeAm)}${grundlage}`),
  ];
}

const entscheidung = ({ vorhaben }: BescheidInhalt): Block => ({
  art: "tabelle",
  titel: "Entscheidung je Vorhaben",
  spalten: [
    { titel: "Vorhaben-ID", breite: 3 },
    { titel: "Titel", breite: 6 },
    { titel: "Entscheidung", breite: 3 },
  ],
  zeilen: vorhaben.map(({ vorhabenId, titel, ergebnis }) => [vorhabenId, titel, ERGEBNIS[ergebnis]]),
});

function wirtschaftsgueter({ titel, wirtschaftsgueter: gueter }: VorhabenFeststellung): Block[] {
  if (gueter.length === 0) return [];
  return [
    { art: "ueberschrift", stufe: 3, text: "Wirtschaftsgüter" },
    {
      art: "tabelle",
      titel: `Wirtschaftsgüter zu ${titel}`,
      spalten: [
        { titel: "Bezeichnung", breite: 4 },
        { titel: "Erforderlich", breite: 2 },
        { titel: "Abschnitte des Arbeitsplans", breite: 5 },
      ],
      zeilen: gueter.map(({ bezeichnung, erforderlich, abschnitte }) => [
        bezeichnung,
        erforderlich ? "Ja" : "Nein",
        abschnitte.length === 0 ? "–" : abschnitte.join(", "),
      ]),
    },
  ];
}

const absaetze = (text: string): Block[] => listAbsaetze(text).map((absatz) => ({ art: "absatz", text: absatz }));

function vorhabenBloecke(vorhaben: VorhabenFeststellung): Block[] {
  const { vorhabenId, titel, ergebnis, begruendung } = vorhaben;
  const feststellung =
    ergebnis === "POSITIV"
      ? "Es wird festgestellt, dass das Vorhaben die Voraussetzungen des § 2 des Forschungszulagengesetzes erfüllt."
      : "Es wird festgestellt, dass das Vorhaben die Voraussetzungen des § 2 des Forschungszulagengesetzes nicht erfüllt.";
  return [
    { art: "ueberschrift", stufe: 2, text: `Vorhaben ${vorhabenId}: ${titel}` },
    { art: "absatz", text: `${ERGEBNIS[ergebnis]}. ${feststellung}` },
    { art: "ueberschrift", stufe: 3, text: "Begründung" },
    ...absaetze(begruendung),
    ...wirtschaftsgueter(vorhaben),
  ];
}

function belehrung({ art, inhalt }: BescheidAnsicht): Block[] {
  const text = rechtsbehelfsbelehrung(art, inhalt);
  return text === null
    ? []
    : [
        { art: "ueberschrift", stufe: 2, text: "Rechtsbehelfsbelehrung" },
        { art: "absatz", text },
      ];
}

/** The decision as a document, the same at every download. */
export function bescheidDokument(bescheid: BescheidAnsicht): Dokument {
  const { art, inhalt, antragsnummer, pruefsumme, belegCode } = bescheid;
  const nummer = antragsnummer ?? "–";
  const { widerspruchErgebnis } = inhalt;
  return {
    titel: `${BESCHEID_TITEL[art]} zum Antrag ${nummer}`,
    kennzeichen: `${BESCHEID_TITEL[art]}, Antrag ${nummer}`,
    stand: bescheid.abgerufenAm,
    isQuer: false,
    bloecke: [
      { art: "ueberschrift", stufe: 1, text: BESCHEID_TITEL[art] },
      {
        art: "absatz",
        text: "Über den Antrag auf Bescheinigung für die Forschungszulage nach § 6 des Forschungszulagengesetzes wird wie folgt entschieden.",
      },
      { art: "angaben", angaben: eckdaten(bescheid) },
      { art: "ueberschrift", stufe: 2, text: "Entscheidung" },
      ...(widerspruchErgebnis === null
        ? []
        : [{ art: "absatz" as const, text: WIDERSPRUCH_ERGEBNIS[widerspruchErgebnis] }]),
      entscheidung(inhalt),
      ...inhalt.vorhaben.flatMap(vorhabenBloecke),
      ...belehrung(bescheid),
      { art: "ueberschrift", stufe: 2, text: "Echtheit" },
      {
        art: "absatz",
        text: "Mit dem Code und der Prüfsumme lässt sich auf der Seite „Beleg prüfen“ des Antragsportals bestätigen, dass dieser Bescheid echt ist.",
      },
      {
        art: "angaben",
        angaben: [
          ...angabe("Code", belegCode === null ? "" : formatBelegcode(belegCode)),
          ...angabe("Prüfsumme des Inhalts (SHA-256)", pruefsumme),
        ],
      },
    ],
  };
}

import { formatLegalTime } from "../../../lib/date";
import type { Block, Dokument } from "../../dokument/dokument";
import { formatBelegcode } from "../../beleg/belegcode";
import { vorhabenTitel } from "../formular/luecken";
import { anlageText, type AntragAnsicht, type Einreichungsvermerk } from "./antragAnsicht";
import { toAnschrift, toUnternehmen } from "./eintragBloecke";

/** What happens after the submission. @assumed domain.md 4.4 names the steps; the wording is ours. */
const WIE_ES_WEITERGEHT: readonly string[] = [
  "Der Antrag wird an das Fachverfahren der Bescheinigungsstelle übermittelt. Den bestätigten Eingang zeigt das Portal mit dem Status „Antrag eingereicht“.",
  "Die Bescheinigungsstelle prüft Ihren Antrag. Fehlen Unterlagen, fordert sie diese im Portal nach. Sie erhalten dann eine E-Mail ohne Inhalt.",
  "Der Bescheid wird im Portal zum Abruf bereitgestellt.",
  "Mit der Prüfsumme lässt sich nachweisen, welcher Inhalt eingereicht wurde. Bewahren Sie diese Bestätigung zusammen mit dem Antrag auf.",
];

function vorhabenTabelle({ vorhaben }: AntragAnsicht): Block {
  return {
    art: "tabelle",
    titel: "Eingereichte Vorhaben",
    spalten: [
      { titel: "Vorhaben-ID", breite: 2 },
      { titel: "Titel", breite: 5 },
    ],
    zeilen: vorhaben.map(({ werte, vorhabenId }, stelle) => [vorhabenId ?? "–", vorhabenTitel(werte, stelle)]),
  };
}

/** The files that belong to the submission; nothing when there are none. */
function anlagen({ vorhaben }: AntragAnsicht): Block[] {
  const angaben = vorhaben.flatMap((eintrag) =>
    eintrag.anlagen.map((anlage) => ({
      label: `${eintrag.vorhabenId ?? "–"}: ${anlage.name}`,
      text: anlageText(anlage),
    })),
  );
  return angaben.length === 0
    ? []
    : [
        { art: "ueberschrift", stufe: 2, text: "Anlagen" },
        { art: "angaben", angaben },
      ];
}

/** How somebody who holds the document finds out that it is real; `pruefseite`: the full address of the page for it. */
function echtheit({ belegcode }: Einreichungsvermerk, pruefseite: string): Block[] {
  if (belegcode === null) return [];
  return [
    { art: "ueberschrift", stufe: 2, text: "Echtheit prüfen" },
    { art: "absatz", text: "Wer diese Bestätigung in Händen hält, kann sie mit ihrem Code ohne Anmeldung prüfen." },
    {
      art: "angaben",
      angaben: [
        { label: "Code dieser Bestätigung", text: formatBelegcode(belegcode) },
        { label: "Adresse zum Prüfen", text: pruefseite },
      ],
    },
  ];
}

const eckdaten = ({ antragsnummer, firma, version }: AntragAnsicht, { am, von, pruefsumme }: Einreichungsvermerk) => [
  { label: "Antragsnummer", text: antragsnummer ?? "–" },
  { label: "Eingereicht am (gesetzliche Zeit)", text: formatLegalTime(am) },
  { label: "Eingereicht von", text: von },
  { label: "Unternehmen", text: firma },
  { label: "Formularversion", text: version },
  { label: "Prüfsumme des eingereichten Inhalts (SHA-256)", text: pruefsumme },
];

/**
 * The receipt of a submission: what was submitted, when, by whom, what was declared in which words, how to check that
 * it is real, and what comes next.
 */
export function eingangsbestaetigung(
  ansicht: AntragAnsicht,
  vermerk: Einreichungsvermerk,
  pruefseite: string,
): Dokument {
  const nummer = ansicht.antragsnummer ?? "–";
  return {
    titel: `Eingangsbestätigung zum Antrag ${nummer}`,
    kennzeichen: `Antrag ${nummer}`,
    stand: vermerk.am,
    isQuer: false,
    bloecke: [
      ...toAnschrift(ansicht),
      { art: "ueberschrift", stufe: 1, text: "Eingangsbestätigung" },
      {
        art: "absatz",
        text: "Ihr Antrag auf Bescheinigung für die Forschungszulage ist im Antragsportal eingegangen.",
      },
      {
        art: "angaben",
        angaben: eckdaten(ansicht, vermerk),
      },
      ...echtheit(vermerk, pruefseite),
      ...toUnternehmen(ansicht.unternehmensangaben),
      { art: "ueberschrift", stufe: 2, text: "Vorhaben" },
      vorhabenTabelle(ansicht),
      ...anlagen(ansicht),
      { art: "ueberschrift", stufe: 2, text: "Abgegebene Erklärungen" },
      { art: "liste", punkte: ansicht.erklaerungstexte },
      { art: "ueberschrift", stufe: 2, text: "Wie es weitergeht" },
      { art: "liste", punkte: WIE_ES_WEITERGEHT },
    ],
  };
}

import { displayField } from "../../formkit/readForm";
import { isStored } from "../../formkit/kinds";
import { relevantFields } from "../../formkit/relevance";
import { formatDate } from "../../lib/date";
import type { Block, Dokument } from "../dokument/dokument";
import { vorGruendungText } from "./gruendung";
import type { StammdatenBereich } from "./stammdatenFeld";
import { stammdatenFormular } from "./stammdatenFormular";
import type { Angabe, Herkunft } from "./zeitbezug";

/**
 * The master data of one day, and where each value comes from. `tag` (ISO day). `gruendungsjahr` as it is known today,
 * "" when it is not: before it nothing held.
 */
export type Datenblatt = {
  tag: string;
  gruendungsjahr: string;
  bereich: StammdatenBereich;
  angaben: Readonly<Record<string, Pick<Angabe, "ab" | "bekanntSeit" | "von" | "quelle">>>;
};

const QUELLE: Readonly<Record<Herkunft, string>> = {
  IDENTIFIZIERUNG: "Identifizierung",
  REGISTRIERUNG: "Registrierung",
  EIGEN: "eigene Angabe",
};

/** The sheet says since when a value holds only where that is known; a cell is never empty. */
function toZeile(
  { bereich, angaben }: Datenblatt,
  feld: (typeof stammdatenFormular.tabs)[number]["fields"][number],
): string[] {
  const { ab, quelle } = angaben[feld.key] ?? { ab: null, quelle: null };
  return [
    feld.label,
    displayField(feld, bereich),
    ab === null ? "–" : formatDate(ab),
    quelle === null ? "–" : QUELLE[quelle],
  ];
}

function teile(blatt: Datenblatt): Block[] {
  return stammdatenFormular.tabs.flatMap(({ label, fields }): Block[] => {
    const gefragte = relevantFields(fields, blatt.bereich);
    if (gefragte.length === 0) return [];
    return [
      {
        art: "tabelle",
        titel: label,
        spalten: [
          { titel: "Angabe", breite: 3.4 },
          { titel: "Wert", breite: 4.2 },
          { titel: "Gilt seit", breite: 1.3 },
          { titel: "Herkunft", breite: 1.6 },
        ],
        zeilen: gefragte.map((feld) => toZeile(blatt, feld)),
      },
    ];
  });
}

const firmaVon = ({ bereich: { werte } }: Datenblatt): string =>
  typeof werte["firma"] === "string" && werte["firma"] !== "" ? werte["firma"] : "–";

/** The company data sheet: every answer that is asked for, as it was on a day. */
export function datenblattDokument(blatt: Datenblatt): Dokument {
  const [firma, tag] = [firmaVon(blatt), formatDate(blatt.tag)];
  const vorGruendung = vorGruendungText(blatt.gruendungsjahr, blatt.tag);
  return {
    titel: `Datenblatt ${firma}, Stand ${tag}`,
    kennzeichen: `Datenblatt, Stand ${tag}`,
    stand: new Date(`${blatt.tag}T00:00:00Z`),
    isQuer: false,
    bloecke: [
      { art: "ueberschrift", stufe: 1, text: "Datenblatt des Unternehmens" },
      {
        art: "angaben",
        angaben: [
          { label: "Unternehmen", text: firma },
          { label: "Stand am", text: tag },
        ],
      },
      {
        art: "absatz",
        text: vorGruendung ?? "So galten die Angaben an diesem Tag, soweit sie im Portal bekannt sind.",
      },
      ...(vorGruendung === null ? teile(blatt) : []),
    ],
  };
}

/**
 * The same for machines; before the foundation without values, with a `hinweis`. `wert` is as it is stored, `text` as
 * people read it, `ab` and `bekanntSeit` as in the history.
 */
export function datenblattJson(blatt: Datenblatt): string {
  const { bereich, angaben, tag } = blatt;
  const hinweis = vorGruendungText(blatt.gruendungsjahr, tag);
  const gefragte = stammdatenFormular.tabs
    .flatMap(({ fields }) => relevantFields(fields, bereich))
    .filter(({ kind }) => hinweis === null && isStored(kind));
  const inhalt = gefragte.map((feld) => {
    const { ab = null, bekanntSeit = null, von = null, quelle = null } = angaben[feld.key] ?? {};
    const wert = bereich.werte[feld.key] ?? null;
    return { feld: feld.key, label: feld.label, wert, text: displayField(feld, bereich), ab, bekanntSeit, von, quelle };
  });
  const kopf = { art: "UNTERNEHMENSDATENBLATT", version: 1, stand: tag, ...(hinweis !== null && { hinweis }) };
  return `${JSON.stringify({ ...kopf, angaben: inhalt }, null, 2)}\n`;
}

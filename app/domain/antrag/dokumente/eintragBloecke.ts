import { type Abschnitt, type Eintrag, type EintragZeile, groupEintraege } from "../../../formkit/readForm";
import type { Block } from "../../dokument/dokument";
import { BETREIBER_ANSCHRIFT } from "../../rechtliches/betreiber";
import { listPostanschrift } from "../../unternehmen/postanschrift";
import type { AntragAnsicht } from "./antragAnsicht";
import { toZeilenTabelle } from "./zeilenTabelle";
import { readUnternehmensteile, type Unternehmensangaben } from "../../unternehmen/unternehmensangaben";

/** What stands where a table has no rows. */
const OHNE_EINTRAG = "Keine Einträge";

type Stufe = 3 | 4 | 5;
const tiefer = (stufe: Stufe): Stufe => (stufe === 3 ? 4 : 5);

function toZeile({ titel, eintraege }: EintragZeile, stufe: Stufe): Block[] {
  return [{ art: "ueberschrift", stufe, text: titel }, ...toBloecke(eintraege, tiefer(stufe))];
}

/** Rows with few short answers stand below each other in columns, their long texts after that; others row by row. */
function toTabelle(eintrag: Eintrag, stufe: Stufe): Block[] {
  const { label, zeilen = [] } = eintrag;
  const uebersicht = toZeilenTabelle(eintrag);
  const einzeln = (uebersicht?.rest ?? zeilen).flatMap((zeile) => toZeile(zeile, tiefer(stufe)));
  const inhalt = uebersicht === null ? einzeln : [uebersicht.tabelle, ...einzeln];
  return [
    { art: "ueberschrift", stufe, text: label },
    ...(inhalt.length === 0 ? [{ art: "absatz", text: OHNE_EINTRAG } as const] : inhalt),
  ];
}

/**
 * Questions and answers in the order of the form: those under one legend become one list, a table its headings and
 * rows.
 */
function toBloecke(eintraege: readonly Eintrag[], stufe: Stufe): Block[] {
  return groupEintraege(eintraege).flatMap(({ legende, eintraege: gruppe }): Block[] => {
    const [erster] = gruppe;
    if (erster?.zeilen !== undefined) return toTabelle(erster, stufe);
    const kopf: Block[] = legende === undefined ? [] : [{ art: "ueberschrift", stufe, text: legende }];
    return [...kopf, { art: "angaben", angaben: gruppe.map(({ label, text }) => ({ label, text })) }];
  });
}

type Angeschrieben = Pick<AntragAnsicht, "firma" | "unternehmensangaben">;

/** Whom a letter of the authority goes to: the company as it was submitted; nothing where it has told no address. */
export function toAnschrift({ firma, unternehmensangaben }: Angeschrieben): Block[] {
  const empfaenger = listPostanschrift(firma, unternehmensangaben);
  return empfaenger.length === 0 ? [] : [{ art: "anschrift", absender: BETREIBER_ANSCHRIFT, empfaenger }];
}

/** The same the other way round: a filing of the company. */
export function toAbsender({ firma, unternehmensangaben }: Angeschrieben): Block[] {
  const absender = listPostanschrift(firma, unternehmensangaben);
  return absender.length === 0 ? [] : [{ art: "anschrift", absender, empfaenger: BETREIBER_ANSCHRIFT }];
}

/** The parts of a form below the heading of what they belong to. */
export const toAbschnitte = (abschnitte: readonly Abschnitt[]): Block[] =>
  abschnitte.flatMap(({ titel, eintraege }): Block[] => [
    { art: "ueberschrift", stufe: 3, text: titel },
    ...toBloecke(eintraege, 4),
  ]);

/** The company as it was submitted; nothing for a document without. */
export const toUnternehmen = (angaben: Unternehmensangaben | null): Block[] =>
  angaben === null
    ? []
    : readUnternehmensteile(angaben).flatMap(({ titel, abschnitte }): Block[] => [
        { art: "ueberschrift", stufe: 2, text: titel },
        ...(abschnitte[0]?.titel === titel ? toBloecke(abschnitte[0].eintraege, 3) : toAbschnitte(abschnitte)),
      ]);

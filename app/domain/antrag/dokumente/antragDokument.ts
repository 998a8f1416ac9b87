import { type Eintrag, type EintragZeile, groupEintraege, readForm } from "../../../formkit/readForm";
import { formatLegalTime } from "../../../lib/date";
import type { Angabe, Block, Dokument } from "../../dokument/dokument";
import { listAngaben } from "../einreichungAngaben";
import { vorhabenTitel } from "../formular/luecken";
import {
  type AntragAnsicht,
  anlageText,
  type DokumentAnlage,
  type DokumentVorhaben,
  ENTWURF_KENNZEICHEN,
  kennzeichenVon,
} from "./antragAnsicht";

/** What stands where a table has no rows. */
const OHNE_EINTRAG = "Keine Einträge";

type Stufe = 3 | 4 | 5;
const tiefer = (stufe: Stufe): Stufe => (stufe === 3 ? 4 : 5);

function toZeile({ titel, eintraege }: EintragZeile, stufe: Stufe): Block[] {
  return [{ art: "ueberschrift", stufe, text: titel }, ...toBloecke(eintraege, tiefer(stufe))];
}

function toTabelle({ label, zeilen = [] }: Eintrag, stufe: Stufe): Block[] {
  const inhalt = zeilen.flatMap((zeile) => toZeile(zeile, tiefer(stufe)));
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

/** The attachments, which are files of their own: by name, with what proves which file is meant. */
function toAnlagen(anlagen: readonly DokumentAnlage[]): Block[] {
  const angaben = anlagen.map((anlage) => ({ label: anlage.name, text: anlageText(anlage) }));
  return [
    { art: "ueberschrift", stufe: 3, text: "Anlagen" },
    angaben.length === 0 ? { art: "absatz", text: "Keine Anlagen" } : { art: "angaben", angaben },
  ];
}

function toVorhaben(
  { werte, vorhabenId, anlagen }: DokumentVorhaben,
  stelle: number,
  { formular, kontext }: AntragAnsicht,
): Block[] {
  const kopf: Block[] = [{ art: "ueberschrift", stufe: 2, text: vorhabenTitel(werte, stelle) }];
  if (vorhabenId !== null) kopf.push({ art: "absatz", text: `Vorhaben-ID ${vorhabenId}` });
  const abschnitte = readForm(formular, werte, kontext).flatMap(({ titel, eintraege }): Block[] => [
    { art: "ueberschrift", stufe: 3, text: titel },
    ...toBloecke(eintraege, 4),
  ]);
  return [...kopf, ...abschnitte, ...toAnlagen(anlagen)];
}

function eckdaten(ansicht: AntragAnsicht): Angabe[] {
  const { eingereicht, antragsnummer, bezeichnung, firma, version, stand } = ansicht;
  const kopf = [
    { label: "Unternehmen", text: firma },
    { label: "Bezeichnung", text: bezeichnung || "–" },
    { label: "Formularversion", text: version },
  ];
  if (eingereicht === null) {
    return [
      { label: "Stand", text: ENTWURF_KENNZEICHEN },
      ...kopf,
      { label: "Zuletzt geändert", text: formatLegalTime(stand) },
    ];
  }
  return [
    { label: "Antragsnummer", text: antragsnummer ?? "–" },
    ...kopf,
    { label: "Eingereicht am", text: formatLegalTime(eingereicht.am) },
    { label: "Eingereicht von", text: eingereicht.von },
    { label: "Prüfsumme (SHA-256)", text: eingereicht.pruefsumme },
  ];
}

function erklaerungen({ einreichung, erklaerungstexte, eingereicht }: AntragAnsicht): Block[] {
  const angaben = listAngaben(einreichung).map(({ label, value }) => ({ label, text: value || "–" }));
  const titel = eingereicht === null ? "Erklärungen (noch nicht abgegeben)" : "Abgegebene Erklärungen";
  const liste: Block[] = erklaerungstexte.length === 0 ? [] : [{ art: "liste", punkte: erklaerungstexte }];
  return [
    { art: "ueberschrift", stufe: 2, text: "Angaben zur Einreichung" },
    { art: "angaben", angaben },
    ...(liste.length === 0 ? [] : [{ art: "ueberschrift", stufe: 2, text: titel } as const, ...liste]),
  ];
}

/** The whole Antrag: what it is, its Vorhaben with every question that is asked, and what belongs to the submission. */
export function antragDokument(ansicht: AntragAnsicht): Dokument {
  return {
    titel: "Antrag auf Bescheinigung für die Forschungszulage",
    kennzeichen: kennzeichenVon(ansicht),
    stand: ansicht.stand,
    isQuer: false,
    bloecke: [
      { art: "ueberschrift", stufe: 1, text: "Antrag auf Bescheinigung für die Forschungszulage" },
      { art: "angaben", angaben: eckdaten(ansicht) },
      ...ansicht.vorhaben.flatMap((vorhaben, stelle) => toVorhaben(vorhaben, stelle, ansicht)),
      ...erklaerungen(ansicht),
    ],
  };
}

import { readForm } from "../../../formkit/readForm";
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
import { toAbschnitte, toAbsender, toUnternehmen } from "./eintragBloecke";

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
  return [...kopf, ...toAbschnitte(readForm(formular, werte, kontext)), ...toAnlagen(anlagen)];
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

/**
 * The whole Antrag: what it is, the company as submitted, its Vorhaben with every question that is asked, and what
 * belongs to the submission.
 */
export function antragDokument(ansicht: AntragAnsicht): Dokument {
  return {
    titel: "Antrag auf Bescheinigung für die Forschungszulage",
    kennzeichen: kennzeichenVon(ansicht),
    stand: ansicht.stand,
    isQuer: false,
    bloecke: [
      ...toAbsender(ansicht),
      { art: "ueberschrift", stufe: 1, text: "Antrag auf Bescheinigung für die Forschungszulage" },
      { art: "angaben", angaben: eckdaten(ansicht) },
      ...toUnternehmen(ansicht.unternehmensangaben),
      ...ansicht.vorhaben.flatMap((vorhaben, stelle) => toVorhaben(vorhaben, stelle, ansicht)),
      ...erklaerungen(ansicht),
    ],
  };
}

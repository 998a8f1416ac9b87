import { entity } from "../../../../formkit/defineForm";
import type { Regelbefund, Wert, Werte } from "../../../../formkit/field";
import { rowsOf, textOf } from "../../../../formkit/werte";
import { type AntragBereich, field } from "../feld";
import { checkAuswahlVorhanden, KEINE_BEFUNDE, warnung } from "../regeln";
import { listBeteiligte } from "./beteiligte";
import { checkMonatszeitraum } from "./monatszeitraum";

const KEINE_FUE_WORTE: readonly string[] = ["projektmanagement", "marketing", "vermarktung", "patent", "schulung", "zertifizierung"];

/** Warns when a title names something that usually is no research and development (domain.md 2.6). */
function checkTitel(wert: Wert): readonly Regelbefund[] {
  const klein = typeof wert === "string" ? wert.toLocaleLowerCase("de-DE") : "";
  return KEINE_FUE_WORTE.some((wort) => klein.includes(wort))
    ? [warnung("Diese Tätigkeit zählt in der Regel nicht zu Forschung und Entwicklung.")]
    : KEINE_BEFUNDE;
}

/** Position of a work package in the plan, counted from 1; a package that is not in the plan yet comes last. */
export function arbeitspaketNummer(vorhaben: Werte, uuid: string): number {
  const pakete = rowsOf(vorhaben, "arbeitspakete");
  const stelle = pakete.findIndex((paket) => paket.uuid === uuid);
  return stelle < 0 ? pakete.length + 1 : stelle + 1;
}

/** How a work package is named in tables and selections. */
export function arbeitspaketTitel(zeile: Werte): string {
  return textOf(zeile, "titel") || "Neues Arbeitspaket";
}

/**
 * One work package of the plan (domain.md 2.6). The number follows from the position.
 *
 * @assumed domain.md 2.6 leaves two levels of numbering open; one level satisfies the law.
 */
export const arbeitspaket = entity(
  "arbeitspaket",
  "Arbeitspaket",
  [
    field.computed("nummer", {
      label: "Nr.",
      compute: ({ werte, wurzel }) => String(arbeitspaketNummer(wurzel, textOf(werte, "uuid"))),
    }),
    field.text("titel", {
      label: "Bezeichnung des Arbeitspakets",
      help: "arbeitspaketTitel",
      required: true,
      max: 99,
      hint: "Kurz; Einzelheiten gehören zu den inhaltlichen Angaben.",
      check: checkTitel,
    }),
    field.month("von", { label: "Zeitraum von", required: true, group: "Zeitraum" }),
    field.month("bis", { label: "Zeitraum bis", required: true, group: "Zeitraum" }),
    field.multiChoice("akteure", {
      label: "Durchgeführt durch",
      required: true,
      options: ({ wurzel }: AntragBereich) => listBeteiligte(wurzel),
      check: (wert, { wurzel }) =>
        checkAuswahlVorhanden(
          wert,
          listBeteiligte(wurzel),
          "Ein ausgewählter Auftragnehmer oder Kooperationspartner ist nicht mehr vorhanden. Bitte prüfen Sie die Auswahl.",
        ),
    }),
    field.textArea("kurzbeschreibung", { label: "Kurzbeschreibung", max: 200 }),
    field.text("meilenstein", { label: "Ergebnis / Meilenstein", max: 200 }),
    field.decimal("personenmonate", { label: "Personenmonate (eigenes Personal)", fractionDigits: 1, min: "0" }),
  ],
  {
    helpBereichKey: "arbeitsplanTool",
    title: arbeitspaketTitel,
    check: ({ werte, wurzel }) => checkMonatszeitraum(werte, wurzel, { von: "von", bis: "bis" }),
  },
);

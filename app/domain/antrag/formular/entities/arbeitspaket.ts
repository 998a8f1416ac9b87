import { entity } from "../../../../formkit/defineForm";
import type { Option, Regelbefund, Wert, Werte } from "../../../../formkit/field";
import { listOf, rowsOf, textOf } from "../../../../formkit/werte";
import { formatMonth } from "../../../../lib/date";
import { type AntragBereich, field } from "../feld";
import { checkAuswahlVorhanden, fehler, KEINE_BEFUNDE, warnung } from "../regeln";
import { ARBEITSPAKET_TITEL_MAX } from "../textGrenzen";
import { listBeteiligte } from "./beteiligte";
import { checkMonatszeitraum } from "./monatszeitraum";

const KEINE_FUE_WORTE: readonly string[] = [
  "projektmanagement",
  "marketing",
  "vermarktung",
  "patent",
  "schulung",
  "zertifizierung",
];

/** Warns when a title names something that usually is no research and development (domain.md 2.6). */
function checkTitel(wert: Wert): readonly Regelbefund[] {
  const klein = typeof wert === "string" ? wert.toLowerCase() : "";
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

/** The period of a package for people: "03.2025 bis 12.2025"; what is missing is said. */
export function arbeitspaketZeitraum(paket: Werte): string {
  const [von, bis] = [textOf(paket, "von"), textOf(paket, "bis")];
  return von === "" && bis === "" ? "noch ohne Zeitraum" : `${formatMonth(von) || "?"} bis ${formatMonth(bis) || "?"}`;
}

/** The work packages of the plan as options: "1 Stoffauswahl"; without the one that asks. */
export function listArbeitspakete(vorhaben: Werte, ohne = ""): readonly Option[] {
  return rowsOf(vorhaben, "arbeitspakete")
    .map((paket, stelle) => ({ key: paket.uuid, title: `${stelle + 1} ${arbeitspaketTitel(paket)}` }))
    .filter(({ key }) => key !== ohne);
}

/** True when a package follows itself over its predecessors. Packages that are gone lead nowhere. */
function folgtAufSich(start: string, vorhaben: Werte): boolean {
  const nach = new Map(rowsOf(vorhaben, "arbeitspakete").map((paket) => [paket.uuid, listOf(paket, "vorgaenger")]));
  const offen = [...(nach.get(start) ?? [])];
  const gesehen = new Set<string>();
  for (let uuid = offen.pop(); uuid !== undefined; uuid = offen.pop()) {
    if (uuid === start) return true;
    if (gesehen.has(uuid)) continue;
    gesehen.add(uuid);
    offen.push(...(nach.get(uuid) ?? []));
  }
  return false;
}

/** Checks the predecessors of a package: still there and no circle (errors), and over before it begins (warnings). */
function checkVorgaenger(wert: Wert, { werte, wurzel }: AntragBereich): readonly Regelbefund[] {
  if (listOf({ wert }, "wert").length === 0) return KEINE_BEFUNDE;
  const pakete = listArbeitspakete(wurzel);
  const befunde = [
    ...checkAuswahlVorhanden(
      wert,
      pakete,
      "Ein ausgewählter Vorgänger ist nicht mehr vorhanden. Bitte prüfen Sie die Auswahl.",
    ),
  ];
  const uuid = textOf(werte, "uuid");
  const vorhaben = {
    ...wurzel,
    arbeitspakete: rowsOf(wurzel, "arbeitspakete").map((paket) =>
      paket.uuid === uuid ? { ...paket, vorgaenger: wert } : paket,
    ),
  };
  if (folgtAufSich(uuid, vorhaben)) {
    befunde.push(
      fehler("Dieses Arbeitspaket folgt über seine Vorgänger auf sich selbst. Bitte entfernen Sie einen Vorgänger."),
    );
  }
  const beginn = textOf(werte, "von");
  for (const vorgaenger of rowsOf(wurzel, "arbeitspakete").filter((paket) =>
    listOf({ wert }, "wert").includes(paket.uuid),
  )) {
    if (beginn === "" || beginn > textOf(vorgaenger, "bis")) continue;
    const titel = pakete.find(({ key }) => key === vorgaenger.uuid)?.title ?? "";
    befunde.push(warnung(`Dieses Arbeitspaket beginnt vor dem Ende des Vorgängers „${titel}“.`));
  }
  return befunde;
}

/** How a work package is named in tables and selections. */
export function arbeitspaketTitel(zeile: Werte): string {
  return textOf(zeile, "titel") || "Neues Arbeitspaket";
}

/**
 * One work package of the plan (domain.md 2.6). The number follows from the position.
 *
 * @assumed domain.md 2.6 leaves two levels of numbering open; one level satisfies the law.
 * @assumed domain.md 2.6 has no predecessors; they are optional, for the chart and for a look at the order, and never
 * block but in a circle.
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
      max: ARBEITSPAKET_TITEL_MAX,
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
    field.multiChoice("vorgaenger", {
      label: "Vorgänger",
      hint: "Arbeitspakete, die abgeschlossen sein sollen, bevor dieses beginnt.",
      when: ({ werte, wurzel }: AntragBereich) =>
        rowsOf(wurzel, "arbeitspakete").some(({ uuid }) => uuid !== textOf(werte, "uuid")),
      options: ({ werte, wurzel }: AntragBereich) => listArbeitspakete(wurzel, textOf(werte, "uuid")),
      check: checkVorgaenger,
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

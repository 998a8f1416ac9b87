import { entity } from "../../../../formkit/defineForm";
import type { Regelbefund, Wert, Werte } from "../../../../formkit/field";
import { listOf, rowsOf, textOf } from "../../../../formkit/werte";
import { compareDecimal } from "../../../../lib/decimal";
import { GWG_GRENZE_EURO, WIRTSCHAFTSGUT_AB } from "../../../stichtage";
import { type AntragBereich, field } from "../feld";
import { checkAuswahlVorhanden, fehler, KEINE_BEFUNDE, warnung } from "../regeln";
import { listArbeitspakete } from "./arbeitspaket";
import { checkMonatszeitraum, monateVon } from "./monatszeitraum";

function checkKosten(wert: Wert): readonly Regelbefund[] {
  if (typeof wert !== "string" || wert === "") return KEINE_BEFUNDE;
  return compareDecimal(wert, GWG_GRENZE_EURO) <= 0
    ? [warnung("Geringwertige Wirtschaftsgüter bis 800 Euro sind nicht begünstigt.")]
    : KEINE_BEFUNDE;
}

/** Warns when the asset is used in none of the months of the chosen work packages. */
function checkNutzung({ werte, wurzel }: AntragBereich): readonly Regelbefund[] {
  const nutzung = monateVon(werte, "nutzungVon", "nutzungBis");
  const gewaehlt = listOf(werte, "arbeitspakete");
  const zeitraeume = rowsOf(wurzel, "arbeitspakete")
    .filter((paket) => gewaehlt.includes(paket.uuid))
    .flatMap((paket) => monateVon(paket, "von", "bis") ?? []);
  if (nutzung === undefined || zeitraeume.length === 0) return KEINE_BEFUNDE;
  const passt = zeitraeume.some(({ von, bis }) => von <= nutzung.bis && nutzung.von <= bis);
  return passt ? KEINE_BEFUNDE : [warnung("Die Nutzung liegt außerhalb der ausgewählten Arbeitspakete.", "nutzungVon")];
}

/** How an asset is named in tables. */
export function wirtschaftsgutTitel(zeile: Werte): string {
  return textOf(zeile, "bezeichnung") || "Neues Wirtschaftsgut";
}

/** The assets that are needed in a work package: what a deletion of the package has to name first (domain.md 2.7). */
export function listWirtschaftsgueterMitPaket(vorhaben: Werte, paketUuid: string): readonly string[] {
  return rowsOf(vorhaben, "wirtschaftsgueter")
    .filter((gut) => listOf(gut, "arbeitspakete").includes(paketUuid))
    .map(wirtschaftsgutTitel);
}

/** One depreciable movable asset (domain.md 2.7, § 3(3) no. 1d FZulBV). */
export const wirtschaftsgut = entity(
  "wirtschaftsgut",
  "Wirtschaftsgut",
  [
    field.text("bezeichnung", { label: "Bezeichnung des Wirtschaftsguts", required: true, max: 200 }),
    field.choice("art", {
      label: "Art",
      help: "wirtschaftsgutArt",
      required: true,
      options: [
        { key: "MASCHINE", title: "Maschine" },
        { key: "MASCHINELLE_ANLAGE", title: "Maschinelle Anlage" },
        { key: "BETRIEBSVORRICHTUNG", title: "Betriebsvorrichtung" },
        { key: "AUSSTATTUNG", title: "Betriebs- und Geschäftsausstattung" },
        { key: "SONSTIGES", title: "Sonstiges bewegliches Wirtschaftsgut" },
      ],
    }),
    field.choice("zugangsart", {
      label: "Angeschafft / selbst hergestellt",
      required: true,
      options: [
        { key: "ANGESCHAFFT", title: "Angeschafft" },
        { key: "HERGESTELLT", title: "Selbst hergestellt" },
      ],
    }),
    field.date("zugangsdatum", {
      label: "Datum der (geplanten) Anschaffung oder Herstellung",
      required: true,
      check: (wert) =>
        typeof wert === "string" && wert !== "" && wert < WIRTSCHAFTSGUT_AB
          ? [fehler("Das Wirtschaftsgut muss nach dem 27.03.2024 angeschafft oder hergestellt worden sein.")]
          : KEINE_BEFUNDE,
    }),
    field.integer("anzahl", {
      label: "Anzahl gleichartiger Wirtschaftsgüter",
      required: true,
      min: "1",
      maxValue: "999",
      start: "1",
    }),
    field.euro("ahk", {
      label: "Anschaffungs-/Herstellungskosten in Euro",
      hint: "Betrag je Stück.",
      check: checkKosten,
    }),
    field.yesNo("immateriell", {
      label: "Handelt es sich um ein immaterielles Wirtschaftsgut (z. B. Software, Lizenz)?",
      required: true,
      check: (wert) =>
        wert === true
          ? [fehler("Immaterielle Wirtschaftsgüter wie Software oder Lizenzen sind nicht begünstigt.")]
          : KEINE_BEFUNDE,
    }),
    field.yesNo("eigenbetrieblich", {
      label: "Wird das Wirtschaftsgut im Vorhaben ausschließlich eigenbetrieblich verwendet?",
      help: "wirtschaftsgutEigenbetrieblich",
      required: true,
      check: (wert) =>
        wert === false
          ? [fehler("Das Wirtschaftsgut muss im Vorhaben ausschließlich eigenbetrieblich verwendet werden.")]
          : KEINE_BEFUNDE,
    }),
    field.month("nutzungVon", { label: "Nutzung im Vorhaben von", required: true, group: "Nutzung im Vorhaben" }),
    field.month("nutzungBis", { label: "Nutzung im Vorhaben bis", required: true, group: "Nutzung im Vorhaben" }),
    field.textArea("begruendung", {
      label: "Warum ist das Wirtschaftsgut für die Durchführung des Vorhabens erforderlich?",
      required: true,
      max: 500,
    }),
    field.multiChoice("arbeitspakete", {
      label: "In welchen Arbeitspaketen wird es benötigt?",
      required: true,
      options: ({ wurzel }: AntragBereich) => listArbeitspakete(wurzel),
      check: (wert, { wurzel }) =>
        checkAuswahlVorhanden(
          wert,
          listArbeitspakete(wurzel),
          "Ein ausgewähltes Arbeitspaket ist nicht mehr vorhanden. Bitte prüfen Sie die Auswahl.",
        ),
    }),
  ],
  {
    helpBereichKey: "wirtschaftsgutAllgemein",
    title: wirtschaftsgutTitel,
    check: (bereich) => [
      ...checkMonatszeitraum(bereich.werte, bereich.wurzel, { von: "nutzungVon", bis: "nutzungBis" }),
      ...checkNutzung(bereich),
    ],
  },
);

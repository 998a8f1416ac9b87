import type { Wartungsfenster } from "~/contract/verfahren/wartungsfenster";
import { WARTUNG_FRAGEN } from "~/domain/wartung/wartungFragen";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";
import { zeitpunktLabels } from "~/features/zeitpunkt";
import { anfangVon } from "./fensterEingabe";

/** What the form of the window asks about. */
export const FENSTER_LABELS = { beginn: WARTUNG_FRAGEN.beginn, ende: WARTUNG_FRAGEN.ende, grund: "Grund" };

/** The same by the names of its fields. */
export const WARTUNGSFENSTER_LABELS: Readonly<Record<string, string>> = {
  ...zeitpunktLabels("beginn", FENSTER_LABELS.beginn),
  ...zeitpunktLabels("ende", FENSTER_LABELS.ende),
  grund: FENSTER_LABELS.grund,
};

/** The form of the window as the vault, the question before leaving and the review know it. */
export const entwurfVonFenster = (fenster: Wartungsfenster | null): Entwurf =>
  toEntwurf({
    wo: { antrag: "wartungsfenster", vorhaben: fenster?.uuid ?? "neu" },
    revision: fenster?.revision ?? 0,
    basis: anfangVon(fenster),
    labels: WARTUNGSFENSTER_LABELS,
  });

import { tab } from "../../../../formkit/defineForm";
import type { Field, Regelbefund } from "../../../../formkit/field";
import { rowsOf, textOf } from "../../../../formkit/werte";
import { compareDecimal } from "../../../../lib/decimal";
import { formatEuro } from "../../../../lib/money";
import { hasEigenleistung } from "../../../unternehmen/besteuerung";
import { gemeinkostenSatz } from "../../../zulage/zulageWerte";
import { auftragswertGesamt, type JahrBetraege, computeGesamt } from "../entities/rahmenBetraege";
import { hasEingaben, rahmenJahr } from "../entities/rahmenJahr";
import { type AntragBereich, field } from "../feld";
import { checkJahreVollstaendig, listJahre, withoutLaufzeitHinweis } from "../jahre";
import type { AntragKontext } from "../kontext";
import { fehler, KEINE_BEFUNDE, warnung } from "../regeln";
import { hasAuftrag, hasEigenesPersonal, hasWirtschaftsgueter } from "./bedingungen";

const SUMMEN = "Summen über alle Wirtschaftsjahre";
const UEBERSCHLAG = "Rechnerische förderfähige Aufwendungen (unverbindlich)";

function gesamt(
  key: string,
  betrag: keyof JahrBetraege,
  options: { label: string; group: string; when?: (bereich: AntragBereich) => boolean },
): Field<AntragKontext> {
  return field.computed(key, {
    ...options,
    compute: ({ wurzel, kontext }) => formatEuro(computeGesamt(betrag, wurzel, kontext)),
  });
}

function checkSummen({ wurzel, kontext }: AntragBereich): readonly Regelbefund[] {
  const zeilen = rowsOf(wurzel, "rahmen");
  if (!zeilen.some(hasEingaben)) return [];
  const befunde: Regelbefund[] = [];
  if (compareDecimal(computeGesamt("summe", wurzel, kontext), "0") === 0) {
    befunde.push(warnung("Für das Vorhaben sind keine Aufwendungen angegeben.", "rahmen"));
  }
  const auftraege = auftragswertGesamt(wurzel);
  const aufwand = computeGesamt("auftrag", wurzel, kontext);
  if (hasAuftrag(wurzel) && compareDecimal(auftraege, aufwand) !== 0) {
    befunde.push(
      warnung(
        `Die Aufwendungen für Auftragsforschung (${formatEuro(aufwand)}) entsprechen nicht der Summe der Entgelte Ihrer Auftragnehmer (${formatEuro(auftraege)}).`,
        "rahmen",
      ),
    );
  }
  return befunde;
}

/** While nobody is said to do the work, no year asks for anything: that is not complete. */
function checkFormGewaehlt({ wurzel, kontext }: AntragBereich): readonly Regelbefund[] {
  if (hasAuftrag(wurzel) || hasEigenesPersonal(wurzel) || listJahre(wurzel, kontext).length === 0) return KEINE_BEFUNDE;
  return [
    fehler(
      "Welche Angaben hier nötig sind, ergibt sich aus der Tätigkeitsform. Bitte wählen Sie zuerst diese.",
      "rahmen",
    ),
  ];
}

/** Tab 7: staff and money per Wirtschaftsjahr, totals, and a rough calculation that binds nobody. */
export const rahmen = tab(
  "rahmen",
  "Rahmen",
  [
    withoutLaufzeitHinweis("rahmenOhneLaufzeit"),
    field.table("rahmen", {
      label: "Personal und Aufwendungen je Wirtschaftsjahr",
      entity: rahmenJahr,
      rows: "fest",
      rowKey: "jahr",
      totals: {
        personalaufwand: "summePersonal",
        eigenleistungEuro: "summeEigenleistung",
        auftragskosten: "summeAuftrag",
        wirtschaftsgueter: "summeWirtschaftsgueter",
        summe: "summeGesamt",
      },
    }),
    gesamt("summePersonal", "personal", {
      label: "Personalaufwendungen",
      group: SUMMEN,
      when: ({ wurzel }) => hasEigenesPersonal(wurzel),
    }),
    gesamt("summeEigenleistung", "eigenleistung", {
      label: "Eigenleistungen",
      group: SUMMEN,
      when: ({ kontext }) => hasEigenleistung(kontext),
    }),
    gesamt("summeAuftrag", "auftrag", {
      label: "Aufwendungen für Auftragsforschung",
      group: SUMMEN,
      when: ({ wurzel }) => hasAuftrag(wurzel),
    }),
    gesamt("summeWirtschaftsgueter", "wirtschaftsgueter", {
      label: "Wertminderung Wirtschaftsgüter",
      group: SUMMEN,
      when: ({ wurzel }) => hasWirtschaftsgueter(wurzel),
    }),
    gesamt("summeGesamt", "summe", { label: "Summe", group: SUMMEN }),
    gesamt("auftragFoerderfaehig", "auftragFoerderfaehig", {
      label: "Auftragsforschung, davon förderfähig (60 %/70 %)",
      group: UEBERSCHLAG,
      when: ({ wurzel }) => hasAuftrag(wurzel),
    }),
    gesamt("gemeinkosten", "gemeinkosten", {
      label: "Pauschale für Gemein- und Betriebskosten (20 %)",
      group: UEBERSCHLAG,
      when: ({ wurzel }) => gemeinkostenSatz(textOf(wurzel, "beginn")) !== "0",
    }),
    gesamt("foerderfaehigGesamt", "foerderfaehig", {
      label: "Förderfähige Aufwendungen insgesamt",
      group: UEBERSCHLAG,
    }),
    field.info("rahmenHinweis", {
      label:
        "Die Berechnung dient nur Ihrer Information; die jährliche Höchstgrenze ist berücksichtigt. Die Höhe der Forschungszulage setzt ausschließlich das Finanzamt fest.",
    }),
  ],
  {
    help: "rahmenAllgemein",
    check: (bereich) => [
      ...checkJahreVollstaendig("rahmen", bereich),
      ...checkFormGewaehlt(bereich),
      ...checkSummen(bereich),
    ],
  },
);

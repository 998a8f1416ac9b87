import { type Massgeblich, ZULAGE_WERTE, type ZulageRegel } from "~/domain/zulage/zulageWerte";
import { formatDate } from "~/lib/date";
import { formatGermanDecimal } from "~/lib/decimal";
import { noBreak } from "~/lib/noBreak";
import { DataTable, Details } from "~/ui";

const REGELN: Readonly<Record<ZulageRegel, { titel: string; einheit: string }>> = {
  HOECHSTBETRAG: { titel: "Höchste Bemessungsgrundlage im Wirtschaftsjahr", einheit: "€" },
  ZULAGESATZ: { titel: "Satz der Forschungszulage", einheit: "%" },
  KMU_ZUSCHLAG: { titel: "Zuschlag für KMU auf Antrag", einheit: "Prozentpunkte" },
  STUNDENSATZ: { titel: "Eigenleistungen je Stunde", einheit: "€" },
  STUNDEN_JE_WOCHE: { titel: "Eigenleistungen je Woche, höchstens", einheit: "Stunden" },
  AUFTRAGSQUOTE: { titel: "Auftragsforschung, Anteil am Entgelt", einheit: "%" },
  WERTMINDERUNG: { titel: "Wertminderung beweglicher Wirtschaftsgüter", einheit: "%" },
  GEMEINKOSTEN: { titel: "Pauschale für Gemein- und Betriebskosten", einheit: "%" },
  BEIHILFEGRENZE: { titel: "Staatliche Beihilfen je Vorhaben, höchstens", einheit: "€" },
};

const TAG: Readonly<Record<Massgeblich, string>> = {
  AUFWAND: "Tag der Aufwendung",
  AUFTRAG: "Tag der Auftragserteilung",
  BEGINN_WIRTSCHAFTSJAHR: "Beginn des Wirtschaftsjahres",
  BEGINN_VORHABEN: "Beginn des Vorhabens",
};

/** The dated values that the estimate uses. */
export function GesetzlicheWerte() {
  const rows = ZULAGE_WERTE.map(({ regel, massgeblich, ab, wert, norm }) => ({
    key: `${regel} ${ab}`,
    cells: {
      regel: REGELN[regel].titel,
      ab: formatDate(ab),
      tag: TAG[massgeblich],
      wert: `${formatGermanDecimal(wert)}\u00a0${REGELN[regel].einheit}`,
      norm: noBreak(norm),
    },
  }));
  return (
    <Details summary="Welche Werte gelten wann?">
      <DataTable
        caption="Werte des Forschungszulagengesetzes"
        columns={[
          { key: "regel", title: "Regel" },
          { key: "ab", title: "gilt ab", isNarrow: true },
          { key: "tag", title: "Maßgeblich ist" },
          { key: "wert", title: "Wert", align: "end" },
          { key: "norm", title: "Rechtsgrundlage" },
        ]}
        rows={rows}
      />
    </Details>
  );
}

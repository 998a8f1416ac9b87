import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import type { JahrBereich, JahrKontext } from "~/domain/statistik/jahrFeld";
import { JAHR_FELDER } from "~/domain/statistik/jahrFormular";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { displayField } from "~/formkit/readForm";
import { isRelevant } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { type CellColumn, cellsOf, DataTable, StatusIcon, TextLink } from "~/ui";
import { bereichVonJahr, stateVonJahr, zeitraumText } from "./jahrEingaben";
import type { StatistikDaten } from "./loadJahr";

function zeitraumOf(jahr: JahrAnsicht, kontext: JahrKontext): string {
  const { werte } = bereichOf(jahr, kontext);
  return zeitraumText(textOf(werte, "wjBeginn"), textOf(werte, "wjEnde"));
}

/** The answers of a row as the rules read them. */
const bereichOf = (jahr: JahrAnsicht, kontext: JahrKontext): JahrBereich => ({
  ...bereichVonJahr({ ...jahr, kontext: { ...kontext, andere: [] } }),
  kontext,
});

/** The answer to a question in a row; a dash where it is not asked. */
function antwortOf(key: string, jahr: JahrAnsicht, kontext: JahrKontext): string {
  const feld = JAHR_FELDER.find((eintrag) => eintrag.key === key);
  const bereich = bereichOf(jahr, kontext);
  return feld === undefined || !isRelevant(feld, bereich) ? BLANK_TEXT : displayField(feld, bereich) || BLANK_TEXT;
}

const FRAGEN = [
  ["ebene", "Ebene"],
  ["wertart", "Art der Werte"],
  ["umsatz", "Umsatz"],
  ["beschaeftigteVzae", "Beschäftigte"],
  ["fueBeschaeftigteVzae", "FuE-VZÄ"],
  ["fueGesamt", "FuE gesamt"],
] as const;

const ZAHLEN: readonly string[] = ["umsatz", "beschaeftigteVzae", "fueBeschaeftigteVzae", "fueGesamt"];

/** The Wirtschaftsjahre of a company, the latest first, each with a way into its form. */
export function JahreTabelle({ daten: { data, kontext, rechte } }: { daten: StatistikDaten }) {
  const tun = rechte.bearbeiten ? "Bearbeiten" : "Ansehen";
  const columns: CellColumn<JahrAnsicht>[] = [
    { key: "status", title: "Status", cell: (jahr) => <StatusIcon state={stateVonJahr(jahr)} /> },
    { key: "zeitraum", title: "Wirtschaftsjahr", cell: (jahr) => zeitraumOf(jahr, kontext) },
    ...FRAGEN.map(([key, title]): CellColumn<JahrAnsicht> => {
      const cell = (jahr: JahrAnsicht): string => antwortOf(key, jahr, kontext);
      return ZAHLEN.includes(key) ? { key, title, align: "end", cell } : { key, title, cell };
    }),
    { key: "geaendert", title: "Letzte Änderung", cell: ({ geaendertAm }) => formatDateTime(new Date(geaendertAm)) },
    {
      key: "aktionen",
      title: "Aktionen",
      isForActions: true,
      cell: (jahr) => (
        <TextLink
          href={href("unternehmenWirtschaftsjahrFormular", { uuid: jahr.uuid })}
          aria-label={`${tun}: Wirtschaftsjahr ${zeitraumOf(jahr, kontext)}`}
        >
          {tun}
        </TextLink>
      ),
    },
  ];
  const rows = data.map((jahr) => ({ key: jahr.uuid, cells: cellsOf(columns, jahr) }));
  return <DataTable caption="Wirtschaftsjahre" isCaptionHidden columns={columns} rows={rows} />;
}

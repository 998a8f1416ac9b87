import type { JahrAnsicht } from "~/contract/unternehmen/wirtschaftsjahre";
import { type JahrBereich, type JahrKontext, zeitraumIn } from "~/domain/statistik/jahrFeld";
import { JAHR_FELDER } from "~/domain/statistik/jahrFormular";
import { toWerte } from "~/features/formular";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { displayField } from "~/formkit/readForm";
import { isRelevant } from "~/formkit/relevance";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { type CellColumn, cellsOf, DataTable, StatusIcon, TextLink } from "~/ui";
import { stateVonJahr, zeitraumText } from "./jahrEingaben";
import type { StatistikDaten } from "./loadJahr";

/** A Wirtschaftsjahr with its answers as the rules read them. */
type Zeile = { jahr: JahrAnsicht; bereich: JahrBereich; zeitraum: string };

function toZeile(jahr: JahrAnsicht, kontext: JahrKontext): Zeile {
  const werte = toWerte(jahr.uuid, jahr.werte);
  const { beginn, ende } = zeitraumIn(werte);
  return { jahr, bereich: { werte, wurzel: werte, kontext }, zeitraum: zeitraumText(beginn, ende) };
}

/** The answer to a question in a row; a dash where it is not asked. */
function antwortOf(key: string, { bereich }: Zeile): string {
  const feld = JAHR_FELDER.find((eintrag) => eintrag.key === key);
  return feld === undefined || !isRelevant(feld, bereich) ? BLANK_TEXT : displayField(feld, bereich) || BLANK_TEXT;
}

/** Where the word may be parted in a narrow column, whether or not the browser knows German. */
const parted = (text: string): string => text.replace("Antragstellendes", "Antrag\u00ADstellendes");

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
  const columns: CellColumn<Zeile>[] = [
    { key: "status", title: "Status", cell: ({ jahr }) => <StatusIcon state={stateVonJahr(jahr)} /> },
    {
      key: "zeitraum",
      title: "Wirtschaftsjahr",
      cell: ({ jahr, zeitraum }) => (
        <TextLink
          href={href("unternehmenWirtschaftsjahrFormular", { uuid: jahr.uuid })}
          aria-label={`${tun}: Wirtschaftsjahr ${zeitraum}`}
        >
          {zeitraum}
        </TextLink>
      ),
    },
    ...FRAGEN.map(([key, title]): CellColumn<Zeile> => {
      const cell = (zeile: Zeile): string => parted(antwortOf(key, zeile));
      return ZAHLEN.includes(key) ? { key, title, align: "end", cell } : { key, title, cell };
    }),
    {
      key: "geaendert",
      title: "Letzte Änderung",
      cell: ({ jahr }) => formatDateTime(new Date(jahr.geaendertAm)),
    },
  ];
  const rows = data.map((jahr) => ({ key: jahr.uuid, cells: cellsOf(columns, toZeile(jahr, kontext)) }));
  return <DataTable caption="Wirtschaftsjahre" isCaptionHidden columns={columns} rows={rows} />;
}

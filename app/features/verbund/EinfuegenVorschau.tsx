import type { VerbundVorschauZeile } from "~/contract/unternehmen/verbund";
import { isVerbindung } from "~/domain/verbund/verbundFeld";
import { zeitraumText } from "~/domain/verbund/verbundTexte";
import { Absendeknopf } from "~/features/anmeldung";
import { aufzaehlung, zeilenText } from "~/lib/aufzaehlung";
import { formatGermanDecimal } from "~/lib/decimal";
import { type CellColumn, cellsOf, DataTable, Notice, Stack, StatusIcon, Text } from "~/ui";
import type { EinfuegenErgebnis } from "./einfuegenAbsichten";
import { verbindungText } from "./verbindungText";

function Ergebnis({ zeile: { fehler, uebergangen, isWeitere } }: { zeile: VerbundVorschauZeile }) {
  if (fehler.length === 0) {
    const lesbar = isWeitere ? "Lesbar, weitere Beziehung" : "Lesbar";
    return <>{uebergangen.length === 0 ? lesbar : `${lesbar}. Hier nicht gefragt: ${aufzaehlung(uebergangen)}.`}</>;
  }
  return (
    <Stack gap="xs">
      {fehler.map((grund) => (
        <Text key={grund} as="span">
          {grund}
        </Text>
      ))}
    </Stack>
  );
}

const SPALTEN: readonly CellColumn<VerbundVorschauZeile>[] = [
  { key: "nummer", title: "Zeile", isNarrow: true, align: "end", cell: ({ nummer }) => nummer },
  {
    key: "stand",
    title: "Status",
    isNarrow: true,
    cell: ({ fehler }) => (
      <StatusIcon
        state={fehler.length === 0 ? "gruen" : "rot"}
        label={fehler.length === 0 ? "Lesbar" : "Nicht lesbar"}
      />
    ),
  },
  { key: "name", title: "Name", isRowHeader: true, cell: ({ name }) => name || "–" },
  {
    key: "verbindung",
    title: "Art der Verbindung",
    cell: ({ verbindung, gegenueber }) =>
      `${isVerbindung(verbindung) ? verbindungText(verbindung) : "–"}${gegenueber === "" ? "" : `, ${gegenueber}`}`,
  },
  {
    key: "kapital",
    title: "Beteiligung %",
    align: "end",
    isNarrow: true,
    cell: ({ kapital }) => (kapital === "" ? "–" : formatGermanDecimal(kapital)),
  },
  {
    key: "zeitraum",
    title: "Verbunden seit/bis",
    cell: ({ gueltigAb, gueltigBis }) => zeitraumText(gueltigAb, gueltigBis) || "–",
  },
  { key: "ergebnis", title: "Ergebnis", cell: (zeile) => <Ergebnis zeile={zeile} /> },
];

/** Columns that have no field here: nobody shall believe that they were taken over. */
function Uebergangene({ titel }: { titel: readonly string[] }) {
  if (titel.length === 0) return null;
  const genannte = aufzaehlung(titel.map((einer) => `„${einer}“`));
  return (
    <Text>
      Dafür gibt es hier kein Feld: {genannte}. {titel.length === 1 ? "Diese Spalte wird" : "Diese Spalten werden"}{" "}
      nicht übernommen.
    </Text>
  );
}

/** What the table says row by row, and the button that takes all of it over. */
export function EinfuegenVorschau({ zeilen, uebergangen, isEinlesbar }: EinfuegenErgebnis) {
  const unlesbar = zeilen.filter(({ fehler }) => fehler.length > 0).map(({ nummer }) => nummer);
  const anzahl = zeilen.length === 1 ? "Eine Zeile ist" : `${String(zeilen.length)} Zeilen sind`;
  return (
    <Stack gap="m">
      {isEinlesbar ? (
        <Notice tone="success" title={`${anzahl} lesbar`}>
          <Stack gap="m">
            <Text>Es ist noch nichts gespeichert. Bitte sehen Sie die Zeilen durch.</Text>
            <Uebergangene titel={uebergangen} />
            <div>
              <Absendeknopf absicht="uebernehmen" icon="haken">
                {zeilen.length === 1 ? "Zeile übernehmen" : "Alle Zeilen übernehmen"}
              </Absendeknopf>
            </div>
          </Stack>
        </Notice>
      ) : (
        <Notice tone="error" title={`Nicht lesbar: ${zeilenText(unlesbar)}`} role="alert">
          <Stack gap="m">
            <Text>
              Es ist nichts gespeichert. Bitte ändern Sie diese Zeilen unten und lassen Sie sich die Vorschau noch
              einmal zeigen.
            </Text>
            <Uebergangene titel={uebergangen} />
          </Stack>
        </Notice>
      )}
      <DataTable
        caption="Vorschau der eingefügten Tabelle"
        columns={SPALTEN}
        rows={zeilen.map((zeile) => ({ key: String(zeile.nummer), cells: cellsOf(SPALTEN, zeile) }))}
      />
    </Stack>
  );
}

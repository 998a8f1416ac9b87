import { Absendeknopf } from "~/features/anmeldung";
import { aufzaehlung, zeilenText } from "~/lib/aufzaehlung";
import { type CellColumn, cellsOf, DataTable, DefinitionList, Details, Notice, Stack, StatusIcon, Text } from "~/ui";
import type { ZeileGezeigt, ZeilenErgebnis } from "./toVorschau";

type Meldung = { key: string; text: string };

const offenText = (anzahl: number): string =>
  anzahl === 1 ? "Noch offen: eine Pflichtangabe" : `Noch offen: ${String(anzahl)} Pflichtangaben`;

/** What is said about a row: what cannot be stored first, then what was changed, and what is left to do. */
function listMeldungen({ fehler, hinweise, verluste, pruefen, offen }: ZeileGezeigt): Meldung[] {
  const texte = [
    ...(fehler.length === 0 ? ["Lesbar"] : []),
    ...fehler.map(({ label, message }) => (label === "" ? message : `${label}: ${message}`)),
    ...verluste,
    ...hinweise,
    ...pruefen.map((text) => `Bitte prüfen: ${text}`),
    ...(offen.length === 0 ? [] : [offenText(offen.length)]),
  ];
  return texte.map((text, stelle) => ({ key: `${String(stelle)} ${text}`, text }));
}

const Zeilentexte = ({ texte }: { texte: readonly Meldung[] }) => (
  <Stack gap="xs">
    {texte.map(({ key, text }) => (
      <Text key={key} as="span">
        {text}
      </Text>
    ))}
  </Stack>
);

/** The answers by which people know the row, and all of them with what is missing on demand. */
function Verstanden({ zeile: { nummer, kurz, verstanden, offen } }: { zeile: ZeileGezeigt }) {
  if (verstanden.length === 0) return <>–</>;
  const items = [
    ...verstanden.map(({ label, text }) => ({ label, value: text })),
    ...offen.map((label) => ({ label, value: "noch offen" })),
  ];
  return (
    <Stack gap="s">
      <Zeilentexte texte={kurz.map(({ label, text }) => ({ key: label, text: `${label}: ${text}` }))} />
      <Details summary={`Alle Angaben zu Zeile ${String(nummer)}`}>
        <DefinitionList items={items} />
      </Details>
    </Stack>
  );
}

const SPALTEN: readonly CellColumn<ZeileGezeigt>[] = [
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
  { key: "name", title: "Eintrag", isRowHeader: true, cell: ({ titel }) => titel },
  { key: "verstanden", title: "So verstanden", cell: (zeile) => <Verstanden zeile={zeile} /> },
  { key: "ergebnis", title: "Ergebnis", cell: (zeile) => <Zeilentexte texte={listMeldungen(zeile)} /> },
];

/** Columns that have no field here: nobody shall believe that they were taken over. */
function Unbekannte({ titel }: { titel: readonly string[] }) {
  if (titel.length === 0) return null;
  const genannte = aufzaehlung(titel.map((einer) => `„${einer}“`));
  return (
    <Text>
      Dafür gibt es hier keine Spalte: {genannte}.{" "}
      {titel.length === 1 ? "Diese Spalte wird nicht übernommen." : "Diese Spalten werden nicht übernommen."}
    </Text>
  );
}

const knopfText = (anzahl: number): string =>
  anzahl === 1 ? "Eine Zeile übernehmen" : `${String(anzahl)} Zeilen übernehmen`;

const gekuerztText = (nummern: readonly number[]): string =>
  `In ${zeilenText(nummern)} wird etwas gekürzt oder nicht übernommen. Was, steht dort unter „Ergebnis“.`;

/** What is not as people may take it to be, in every preview. */
function Vorbehalte({ unbekannte, isErsteEintrag }: Pick<ZeilenErgebnis, "unbekannte" | "isErsteEintrag">) {
  return (
    <>
      {isErsteEintrag && <Text>Die erste Zeile ist als Eintrag gelesen.</Text>}
      <Unbekannte titel={unbekannte} />
    </>
  );
}

/** All rows can be read: what of them is lost, and the button that takes them over. */
function Lesbar({ ergebnis }: { ergebnis: ZeilenErgebnis }) {
  const { zeilen, unbekannte } = ergebnis;
  const gekuerzte = zeilen.filter(({ verluste }) => verluste.length > 0).map(({ nummer }) => nummer);
  const isGanz = gekuerzte.length === 0 && unbekannte.length === 0;
  return (
    <Notice
      tone={isGanz ? "success" : "warning"}
      title={zeilen.length === 1 ? "Die Zeile ist lesbar" : `Alle ${String(zeilen.length)} Zeilen sind lesbar`}
    >
      <Stack gap="m">
        <Text>Es ist noch nichts gespeichert. Bitte sehen Sie die Zeilen durch.</Text>
        <Vorbehalte {...ergebnis} />
        {gekuerzte.length > 0 && <Text>{gekuerztText(gekuerzte)}</Text>}
        <div>
          <Absendeknopf absicht="uebernehmen" icon="haken">
            {knopfText(zeilen.length)}
          </Absendeknopf>
        </div>
      </Stack>
    </Notice>
  );
}

/** What the rows say one by one, and the button that takes all of them over. */
export function ZeilenVorschau(ergebnis: ZeilenErgebnis) {
  const { zeilen, isEinlesbar } = ergebnis;
  const unlesbare = zeilen.filter(({ fehler }) => fehler.length > 0).map(({ nummer }) => nummer);
  return (
    <Stack gap="m">
      {isEinlesbar ? (
        <Lesbar ergebnis={ergebnis} />
      ) : (
        <Notice tone="error" title={`Nicht lesbar: ${zeilenText(unlesbare)}`} role="alert">
          <Stack gap="m">
            <Text>
              Es ist nichts gespeichert. Bitte ändern Sie diese Zeilen unten im Text und lassen Sie sich die Vorschau
              noch einmal zeigen.
            </Text>
            <Vorbehalte {...ergebnis} />
          </Stack>
        </Notice>
      )}
      <DataTable
        caption="Vorschau"
        columns={SPALTEN}
        rows={zeilen.map((zeile) => ({ key: String(zeile.nummer), cells: cellsOf(SPALTEN, zeile) }))}
      />
    </Stack>
  );
}

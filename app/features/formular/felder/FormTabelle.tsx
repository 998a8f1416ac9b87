import { useState } from "react";
import type { Zeile } from "~/formkit/field";
import { fieldName, parseFieldName } from "~/formkit/fieldName";
import { displayField } from "~/formkit/readForm";
import { ROW_STATE_TEXT } from "~/formkit/rowState";
import { rowsOf } from "~/formkit/werte";
import { Button, DataTable, Inline, Notice, Stack, StatusIcon, type DataTableRow, type TableColumn } from "~/ui";
import { tabellenAbsicht, zeilenAbsicht } from "../speichern/absicht";
import { idOf, ortHref } from "../seite/formularOrt";
import { LoeschDialog } from "../seite/LoeschDialog";
import type { AntragBereich, AntragEntity, AntragFeld } from "../seite/platz";
import type { Umgebung } from "../seite/umgebung";
import { VerschiebeHilfe } from "./VerschiebeHilfe";
import { ZeilenAktionen } from "./ZeilenAktionen";
import { ZeilenSeiten } from "./ZeilenSeiten";

export type FormTabelleProps = { feld: AntragFeld; bereich: AntragBereich; umgebung: Umgebung };

function spaltenVon({ entity, columns = [] }: AntragFeld): TableColumn[] {
  const felder = columns.flatMap((key) => entity?.fields.find((feld) => feld.key === key) ?? []);
  return [
    { key: "status", title: "Status", isNarrow: true },
    ...felder.map(({ key, label, kind }, stelle): TableColumn => ({
      key,
      title: label,
      align: kind === "euro" ? "end" : "start",
      isRowHeader: stelle === 0,
    })),
    { key: "aktionen", title: "Aktionen", isNarrow: true, isForActions: true },
  ];
}

/** The index of the row of this table that the address asks for; 0 when it asks for none. */
const readIndex = (gewuenscht: string | null, tabelle: string): number => {
  const row = parseFieldName(gewuenscht ?? "")?.row;
  return row?.tabelle === tabelle ? row.index : 0;
};

/** The name of the place that a row of the table has. */
const platzVon = (tabelle: string, index: number): string => fieldName("uuid", { tabelle, index });

type ZeilenProps = FormTabelleProps & {
  entity: AntragEntity;
  zeilen: readonly Zeile[];
  onLoeschen: (zeile: Zeile) => void;
};

/** The rows with their answers, their state, and what can be done with them. */
function zeilenVon({ feld: { key }, entity, zeilen, bereich, umgebung, onLoeschen }: ZeilenProps): DataTableRow[] {
  const { daten, isReadOnly } = umgebung;
  return zeilen.map((zeile, stelle) => {
    const state = daten.zeilenStates[zeile.uuid] ?? "keiner";
    const zellen = Object.fromEntries(
      entity.fields.map((spalte) => [spalte.key, displayField(spalte, { ...bereich, werte: zeile })]),
    );
    const aktionen = (
      <ZeilenAktionen
        titel={entity.title(zeile)}
        tabelle={key}
        zeile={zeile}
        oeffnen={ortHref({ ...daten.ort, zeile: { tabelle: key, uuid: zeile.uuid, neu: false } })}
        isErste={stelle === 0}
        isLetzte={stelle === zeilen.length - 1}
        isReadOnly={isReadOnly}
        id={idOf(platzVon(key, stelle))}
        isGemeint={daten.wunsch.feld === platzVon(key, stelle)}
        onLoeschen={onLoeschen}
      />
    );
    const status = <StatusIcon state={state} label={ROW_STATE_TEXT[state]} />;
    return { key: zeile.uuid, cells: { ...zellen, status, aktionen } };
  });
}

type NeueZeileProps = { feld: AntragFeld; anzahl: number; gewuenscht: string | null };

/** Opens a new row, or the page on which rows are pasted. */
function NeueZeile({ feld: { key, addLabel }, anzahl, gewuenscht }: NeueZeileProps) {
  // The place after the last row, wherever that is by now: others may have deleted rows, too.
  const nachLetzter = platzVon(key, Math.max(anzahl, readIndex(gewuenscht, key)));
  return (
    <Inline gap="m" wrap>
      <Button
        variant="secondary"
        icon="plus"
        id={idOf(nachLetzter)}
        name="intent"
        value={tabellenAbsicht("zeileNeu", key)}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- where a person was led to, or has removed a row
        autoFocus={gewuenscht === key || gewuenscht === nachLetzter}
      >
        {addLabel ?? "Eintrag hinzufügen"}
      </Button>
      <ZeilenSeiten tabelle={key} />
    </Inline>
  );
}

/** A table with free rows: each row is filled in on its own page, all actions are links and submit buttons. */
export function FormTabelle({ feld, bereich, umgebung }: FormTabelleProps) {
  const [frage, setFrage] = useState<Zeile | null>(null);
  const { entity, key, label } = feld;
  if (entity === undefined) return null;
  const { daten, meldungen, isReadOnly } = umgebung;
  const zeilen = rowsOf(bereich.werte, key);
  const titel = zeilen.map((zeile) => ({ uuid: zeile.uuid, titel: entity.title(zeile) }));
  return (
    <Stack gap="m" id={idOf(key)}>
      {meldungen.fehler.has(key) && <Notice tone="error">{meldungen.fehler.get(key)}</Notice>}
      {meldungen.warnungen.has(key) && <Notice tone="warning">{meldungen.warnungen.get(key)}</Notice>}
      <DataTable
        caption={label}
        columns={spaltenVon(feld)}
        rows={zeilenVon({ feld, entity, zeilen, bereich, umgebung, onLoeschen: setFrage })}
      />
      {!isReadOnly && <NeueZeile feld={feld} anzahl={zeilen.length} gewuenscht={daten.wunsch.feld} />}
      {!isReadOnly && <VerschiebeHilfe id={idOf(key)} revision={daten.revision} zeilen={titel} />}
      <LoeschDialog
        zeile={frage}
        entity={entity}
        wurzel={bereich.wurzel}
        onCancel={() => setFrage(null)}
        onAccept={(zeile) => {
          setFrage(null);
          umgebung.send(zeilenAbsicht("zeileLoeschen", key, zeile.uuid));
        }}
      />
    </Stack>
  );
}

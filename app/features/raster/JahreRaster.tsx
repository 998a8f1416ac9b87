import { ZEILE_FELD } from "~/domain/antrag/formular/raster";
import { displayField } from "~/formkit/readForm";
import { isRequired } from "~/formkit/relevance";
import { EntryGrid, type EntryGridColumn, type EntryGridRow, HiddenField, Text } from "~/ui";
import type { HilfeVon } from "./hilfeVon";
import { FOLGE } from "./rasterAntwort";
import { isEingabe, listRasterFelder, type RasterFeld } from "./rasterFelder";
import { type RasterStand } from "./rasterStand";
import { RasterZelle, type RasterZelleProps } from "./RasterZelle";
import { shapeOf } from "./ZeilenRaster";

const GESAMT = "gesamt";

/** The total of a line over all years; undefined where none is told. */
function totalVon({ tab, tabelle, lage }: RasterStand, { key }: RasterFeld): string | undefined {
  const summe = tab.fields.find((feld) => feld.key === tabelle.totals?.[key]);
  return summe && displayField(summe, { werte: lage.wurzel, wurzel: lage.wurzel, kontext: lage.kontext });
}

function toColumns({ zeilen, tabelle }: RasterStand): EntryGridColumn[] {
  const jahre = zeilen.map(({ zeile: { uuid }, titel, isNeu }): EntryGridColumn => ({
    key: uuid,
    label: titel,
    size: "s",
    head: (
      <>
        {titel}
        {isNeu && " (nicht mehr im Vorhaben)"}
        <HiddenField name={ZEILE_FELD} value={uuid} />
      </>
    ),
  }));
  return tabelle.totals === undefined ? jahre : [...jahre, { key: GESAMT, label: "Alle Jahre", size: "s" }];
}

type JahreRasterProps = { stand: RasterStand; hilfeVon: HilfeVon } & Pick<RasterZelleProps, "sicht" | "hinweise">;

/** A table with a row for each year, the years side by side: one line for each question, with its total. */
export function JahreRaster({ stand, sicht, hinweise, hilfeVon }: JahreRasterProps) {
  const { lage, zeilen, tabelle } = stand;
  const toRow = (feld: RasterFeld): EntryGridRow => {
    const total = totalVon(stand, feld);
    const gefragte = zeilen.filter(({ jetzt }) => isEingabe(feld, jetzt, lage));
    const { wurzel, kontext } = lage;
    return {
      key: feld.key,
      title: feld.label,
      required: gefragte.some(({ jetzt }) => isRequired(feld, { werte: jetzt, wurzel, kontext })),
      shape: shapeOf(feld),
      help: sicht === null ? undefined : hilfeVon(feld),
      fill:
        sicht === null || gefragte.length < 2
          ? undefined
          : { label: "Folgejahre füllen", name: "absicht", value: `${FOLGE}${feld.key}` },
      cells: {
        ...Object.fromEntries(
          zeilen.map((zeile) => [
            zeile.zeile.uuid,
            <RasterZelle key={feld.key} feld={feld} zeile={zeile} lage={lage} sicht={sicht} hinweise={hinweise} />,
          ]),
        ),
        [GESAMT]: total === undefined ? null : <Text as="strong">{total}</Text>,
      },
    };
  };
  return (
    <EntryGrid
      caption={tabelle.label}
      rowsTitle="Angabe"
      columns={toColumns(stand)}
      rows={listRasterFelder(lage).map(toRow)}
      isReadOnly={sicht === null}
    />
  );
}

import { NEUE_ZEILE_FELD, ZEILE_FELD } from "~/domain/antrag/formular/raster";
import type { AntwortSicht } from "~/features/anmeldung";
import { offeredOf } from "~/formkit/relevance";
import { ROW_STATE_TEXT, type RowState } from "~/formkit/rowState";
import {
  EntryGrid,
  type EntryGridColumn,
  type EntryGridRow,
  HiddenField,
  Inline,
  Notice,
  Stack,
  StatusIcon,
  VisuallyHidden,
} from "~/ui";
import { aufzaehlung } from "~/lib/aufzaehlung";
import { listRasterFelder, type RasterFeld } from "./rasterFelder";
import type { HilfeVon } from "./hilfeVon";
import { type GezeigteZeile, type RasterStand } from "./rasterStand";
import { RasterZelle, type RasterZelleProps } from "./RasterZelle";

type ZeilenRasterProps = {
  stand: RasterStand;
  sicht: AntwortSicht | null;
  states: Readonly<Record<string, RowState>>;
  hinweise: RasterZelleProps["hinweise"];
  hilfeVon: HilfeVon;
  /** Begins another row; null where there are as many as there can be. */
  onNeu: (() => void) | null;
};

const GROESSE: Readonly<Partial<Record<RasterFeld["kind"], EntryGridColumn["size"]>>> = {
  month: "s",
  date: "s",
  integer: "s",
  decimal: "s",
  yesNo: "s",
};

const FORMAT: Readonly<Partial<Record<RasterFeld["kind"], string>>> = { month: "MM.JJJJ", date: "TT.MM.JJJJ" };

/** The numbers that a field takes; undefined where it takes others texts, too. */
export function shapeOf({ kind, integerDigits = 15, fractionDigits = 2 }: RasterFeld) {
  if (kind === "integer") return { integerDigits, fractionDigits: 0 };
  return kind === "euro" || kind === "decimal" ? { integerDigits, fractionDigits } : undefined;
}

function toColumn(feld: RasterFeld, hilfeVon: HilfeVon | null): EntryGridColumn {
  const { key, label, kind, hint, required } = feld;
  const note = [hint, FORMAT[kind]].filter((text) => text !== undefined).join(" ");
  return {
    key,
    label,
    required: required === true,
    note: note === "" ? undefined : note,
    help: hilfeVon?.(feld),
    size: GROESSE[kind] ?? "m",
    shape: shapeOf(feld),
  };
}

/** So many boxes a page can hold: each row of a plan can follow every other one. */
const HOECHSTENS_KAESTCHEN = 2000;

/** The columns of choices that would make the page too big. */
function listZuGrosse(felder: readonly RasterFeld[], { lage, zeilen }: RasterStand): RasterFeld[] {
  const [erste] = zeilen;
  if (erste === undefined) return [];
  const b = { werte: erste.jetzt, wurzel: lage.wurzel, kontext: lage.kontext };
  return felder.filter(
    (feld) => feld.kind === "multiChoice" && offeredOf(feld, b).length * zeilen.length > HOECHSTENS_KAESTCHEN,
  );
}

function ZeilenKopf({ zeile, stelle, state }: { zeile: GezeigteZeile; stelle: number; state: RowState }) {
  return (
    <Inline gap="xs" wrap={false}>
      <HiddenField name={ZEILE_FELD} value={zeile.zeile.uuid} />
      <span>
        <VisuallyHidden>Zeile </VisuallyHidden>
        {stelle + 1}
      </span>
      {zeile.isNeu && <HiddenField name={NEUE_ZEILE_FELD} value={zeile.zeile.uuid} />}
      {zeile.isNeu && (
        <VisuallyHidden>{zeile.isFort ? ", inzwischen gelöscht" : ", noch nicht gespeichert"}</VisuallyHidden>
      )}
      <StatusIcon state={state} label={ROW_STATE_TEXT[state]} />
    </Inline>
  );
}

/** The rows that somebody else has deleted, and that are saved only by whoever wants them back. */
function FortZeilen({ zeilen }: Pick<RasterStand, "zeilen">) {
  const fort = zeilen.filter(({ isFort }) => isFort).map(({ titel }) => titel);
  if (fort.length === 0) return null;
  const text =
    fort.length === 1
      ? "hat inzwischen jemand gelöscht. Die Zeile steht noch hier; wenn Sie speichern, wird sie neu angelegt."
      : "hat inzwischen jemand gelöscht. Die Zeilen stehen noch hier; wenn Sie speichern, werden sie neu angelegt.";
  return (
    <Notice tone="warning">
      {`${aufzaehlung(fort)} ${text} Soll das nicht geschehen, leeren Sie bitte alle ihre Felder.`}
    </Notice>
  );
}

/** The lines of the table, with the controls of each. */
function toRows(
  { stand: { lage, zeilen }, sicht, states, hinweise }: ZeilenRasterProps,
  felder: readonly RasterFeld[],
  zuGrosse: readonly RasterFeld[],
): EntryGridRow[] {
  return zeilen.map((zeile, stelle) => ({
    key: zeile.zeile.uuid,
    title: zeile.titel,
    head: <ZeilenKopf zeile={zeile} stelle={stelle} state={states[zeile.zeile.uuid] ?? "keiner"} />,
    cells: Object.fromEntries(
      felder.map((feld) => {
        const zelle = { feld, zeile, lage, sicht, hinweise, isNurLesen: zuGrosse.includes(feld) };
        return [feld.key, <RasterZelle key={feld.key} {...zelle} />];
      }),
    ),
  }));
}

/** All rows of a table that people add to, one line for each. */
export function ZeilenRaster(props: ZeilenRasterProps) {
  const { stand, sicht, hilfeVon, onNeu } = props;
  const { lage, tabelle } = stand;
  const felder = listRasterFelder(lage);
  const zuGrosse = listZuGrosse(felder, stand);
  const newRow = { label: tabelle.addLabel ?? "Zeile hinzufügen", name: "absicht", value: "zeile" };
  return (
    <Stack gap="m">
      {zuGrosse.length > 0 && (
        <Notice tone="info">
          {`Bei so vielen Zeilen ändern Sie diese Angaben im Reiter, über „Bearbeiten“ neben der Zeile: ${zuGrosse.map(({ label }) => label).join(", ")}.`}
        </Notice>
      )}
      <FortZeilen zeilen={stand.zeilen} />
      <EntryGrid
        caption={tabelle.label}
        rowsTitle="Nr."
        columns={felder.map((feld) => toColumn(feld, sicht === null ? null : hilfeVon))}
        rows={toRows(props, felder, zuGrosse)}
        isReadOnly={sicht === null}
        hasNarrowHeads
        newRow={onNeu === null ? undefined : { ...newRow, onAdd: onNeu }}
      />
    </Stack>
  );
}

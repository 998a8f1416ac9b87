import { useState } from "react";
import { type Tabelle, TABELLEN } from "~/domain/tabelle/tabellen";
import { isMehrfach, type Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { FILTER_TRENNER, isFilterGueltig, OHNE_WERT, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { dateIssue } from "~/formkit/kinds/date";
import { Button, Grid, Inline, MultiSelect, SelectField, TextField, Tooltip } from "~/ui";
import type { Auswahl, Liste } from "./liste";

/** The columns that somebody can filter by, in the order of their controls. */
const gefilterteVon = (spalten: readonly Tabellenspalte[], isStab: boolean) =>
  spalten
    .filter(({ isNurFirma }) => !isStab || isNurFirma !== true)
    .flatMap((spalte) => (spalte.filter ? [{ ...spalte, filter: spalte.filter }] : []))
    .toSorted((a, b) => a.filter.stelle - b.filter.stelle);

/**
 * Asks for the entries without a value; what is typed in the other filters goes along. @spec §5 tooltip 'Nach leeren
 * Einträgen filtern'
 */
function OhneWertKnopf({ name, label }: { name: string; label: string }) {
  return (
    <Tooltip text="Nach leeren Einträgen filtern" side="below">
      {(tooltipId) => (
        <Button
          variant="quiet"
          name={name}
          value={OHNE_WERT}
          aria-label={`${label}: ${OHNE_WERT}`}
          aria-describedby={tooltipId}
        >
          {OHNE_WERT}
        </Button>
      )}
    </Tooltip>
  );
}

/** What is wrong with the text of a filter. */
const fehlerVon = (spalte: Tabellenspalte, wert = ""): string | undefined =>
  wert === "" || isFilterGueltig(spalte, wert) ? undefined : dateIssue(wert);

/** A choice with what is asked for in it, even if nobody knows it any more: a filter that is set has to be seen. */
const withGefragtem = (auswahl: Auswahl, wert = ""): Auswahl =>
  wert === "" || auswahl.some(({ value }) => value === wert) ? auswahl : [{ value: wert, label: wert }, ...auswahl];

type FilterFelderProps = Pick<TabellenAnsicht, "filter"> &
  Pick<Liste, "auswahl"> & { tabelle: Tabelle; isStab: boolean };

/** One control for each column that can be filtered. Nobody is told while typing that half a day is none. */
export function FilterFelder({ tabelle, isStab, auswahl: derSeite, filter: gesetzt }: FilterFelderProps) {
  const [inArbeit, setInArbeit] = useState<string | null>(null);
  return (
    <Grid columns={3}>
      {gefilterteVon(TABELLEN[tabelle], isStab).map((spalte) => {
        const { key, title, isTag, filter } = spalte;
        const { label = title, auswahl, isMalLeer } = filter;
        const feld = { id: `filter-${key}`, name: `filter.${key}`, label, defaultValue: gesetzt[key] };
        if (auswahl && isMehrfach(filter)) {
          const gewaehlte = gesetzt[key]?.split(FILTER_TRENNER);
          return <MultiSelect key={key} {...feld} defaultValue={gewaehlte} options={auswahl} emptyLabel="Alle" />;
        }
        const gebracht = derSeite?.[key];
        const angebot = gebracht ? withGefragtem(gebracht, gesetzt[key]) : auswahl;
        if (angebot) {
          const options = isMalLeer ? [...angebot, { value: OHNE_WERT, label: OHNE_WERT }] : angebot;
          return <SelectField key={key} {...feld} options={options} emptyLabel="Alle" />;
        }
        return (
          <div key={key} role="presentation" onFocus={() => setInArbeit(key)} onBlur={() => setInArbeit(null)}>
            <Inline gap="s" align="end">
              <TextField
                {...feld}
                hint={isTag ? "TT.MM.JJJJ, auch von – bis" : undefined}
                error={inArbeit === key ? undefined : fehlerVon(spalte, gesetzt[key])}
              />
              {isMalLeer && <OhneWertKnopf name={feld.name} label={label} />}
            </Inline>
          </div>
        );
      })}
    </Grid>
  );
}

import { useState } from "react";
import { antragStatusSchluessel, antragStatusText } from "~/domain/antrag/antragStatus";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { isFilterGueltig, OHNE_WERT, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { dateIssue } from "~/formkit/kinds/date";
import { Button, Grid, Inline, SelectField, TextField, Tooltip } from "~/ui";

const statusAuswahl = antragStatusSchluessel.map((key) => ({ value: key, label: antragStatusText(key) }));
const versionen = [
  { value: "V2", label: "Version 2" },
  { value: "V1", label: "Version 1" },
];

const texte = [
  { key: "geaendertAm", label: "Geändert am", hint: "TT.MM.JJJJ", isMalLeer: false },
  { key: "antragsnummer", label: "Antragsnummer", hint: undefined, isMalLeer: true },
  { key: "bezeichnung", label: "Bezeichnung", hint: undefined, isMalLeer: true },
  { key: "eingereichtAm", label: "Eingereicht am", hint: "TT.MM.JJJJ", isMalLeer: true },
] as const;

/** Asks for the entries without a value; what is typed in the other filters goes along. @spec §5 tooltip 'Nach leeren Einträgen filtern' */
function OhneWertKnopf({ name, label }: { name: string; label: string }) {
  return (
    <Tooltip text="Nach leeren Einträgen filtern" side="below">
      {(tooltipId) => (
        <Button variant="quiet" name={name} value={OHNE_WERT} aria-label={`${label}: ${OHNE_WERT}`} aria-describedby={tooltipId}>
          {OHNE_WERT}
        </Button>
      )}
    </Tooltip>
  );
}

/** What is wrong with the text of a filter. */
const fehlerVon = (key: string, wert = ""): string | undefined =>
  wert === "" ||
  isFilterGueltig(
    TABELLEN.antraege.find((spalte) => spalte.key === key),
    wert,
  )
    ? undefined
    : dateIssue(wert);

/** One control for each column that can be filtered. Nobody is told while typing that half a day is none. */
export function FilterFelder({ filter }: Pick<TabellenAnsicht, "filter">) {
  const [inArbeit, setInArbeit] = useState<string | null>(null);
  return (
    <Grid columns={3}>
      <SelectField
        id="filter-status"
        name="filter.status"
        label="Status"
        options={statusAuswahl}
        emptyLabel="Alle"
        defaultValue={filter["status"]}
      />
      <SelectField
        id="filter-version"
        name="filter.version"
        label="Version"
        options={versionen}
        emptyLabel="Alle"
        defaultValue={filter["version"]}
      />
      {texte.map(({ key, label, hint, isMalLeer }) => (
        <div key={key} role="presentation" onFocus={() => setInArbeit(key)} onBlur={() => setInArbeit(null)}>
          <Inline gap="s" align="end">
            <TextField
              id={`filter-${key}`}
              name={`filter.${key}`}
              label={label}
              defaultValue={filter[key]}
              hint={hint}
              error={inArbeit === key ? undefined : fehlerVon(key, filter[key])}
            />
            {isMalLeer && <OhneWertKnopf name={`filter.${key}`} label={label} />}
          </Inline>
        </div>
      ))}
    </Grid>
  );
}

import { ANTRAG_STATUS, antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { OHNE_WERT, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { Grid, SelectField, TextField } from "~/ui";

const statusAuswahl = antragStatusSchluessel.map((key) => ({ value: key, label: ANTRAG_STATUS[key] }));
const versionen = [
  { value: "V2", label: "Version 2" },
  { value: "V1", label: "Version 1" },
];
const HINWEIS = `${OHNE_WERT} findet Einträge ohne Angabe (nach leeren Einträgen filtern).`;

const texte = [
  { key: "antragsnummer", label: "Antragsnummer", hint: HINWEIS },
  { key: "bezeichnung", label: "Bezeichnung", hint: HINWEIS },
  { key: "geaendertAm", label: "Geändert am", hint: "TT.MM.JJJJ" },
  { key: "eingereichtAm", label: "Eingereicht am", hint: `TT.MM.JJJJ oder ${OHNE_WERT}` },
] as const;

/** One control for each column that can be filtered. */
export function FilterFelder({ filter }: Pick<TabellenAnsicht, "filter">) {
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
      {texte.map(({ key, label, hint }) => (
        <TextField key={key} id={`filter-${key}`} name={`filter.${key}`} label={label} defaultValue={filter[key]} hint={hint} />
      ))}
    </Grid>
  );
}

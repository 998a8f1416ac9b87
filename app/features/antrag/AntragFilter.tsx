import { useState } from "react";
import { ANTRAG_STATUS, antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { OHNE_WERT, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";
import { Button, Details, Grid, HiddenField, Inline, SelectField, Stack, TextField, TextLink } from "~/ui";
import { useSofortFiltern } from "./useSofortFiltern";

const statusAuswahl = antragStatusSchluessel.map((key) => ({ value: key, label: ANTRAG_STATUS[key] }));
const versionen = [
  { value: "V2", label: "Version 2" },
  { value: "V1", label: "Version 1" },
];
const HINWEIS = `${OHNE_WERT} findet Einträge ohne Angabe (nach leeren Einträgen filtern).`;

/** Search and filters as a form that asks for a page, so that every result has an address of its own. */
export function AntragFilter({ ansicht }: { ansicht: TabellenAnsicht }) {
  const { filter } = ansicht;
  const anzahl = Object.keys(filter).length;
  // Only the first view decides: what is open must not close while somebody types in it.
  const [isAnfangsOffen] = useState(anzahl > 0);
  const filtere = useSofortFiltern();
  return (
    <form method="get" action={href("antraege")} role="search" aria-label="Anträge suchen und filtern" onChange={filtere}>
      <Stack gap="m">
        <Inline gap="m" align="end">
          <TextField
            id="suche"
            name="suche"
            type="search"
            label="Suche"
            defaultValue={ansicht.suche}
            hint="Antragsnummer, Bezeichnung oder Titel eines Vorhabens"
          />
          <Button variant="secondary" icon="suchen">
            Suchen
          </Button>
        </Inline>
        <Details summary={anzahl === 0 ? "Filter" : `Filter (${String(anzahl)} gesetzt)`} open={isAnfangsOffen}>
          <Stack gap="m">
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
              <TextField
                id="filter-antragsnummer"
                name="filter.antragsnummer"
                label="Antragsnummer"
                defaultValue={filter["antragsnummer"]}
                hint={HINWEIS}
              />
              <TextField
                id="filter-bezeichnung"
                name="filter.bezeichnung"
                label="Bezeichnung"
                defaultValue={filter["bezeichnung"]}
                hint={HINWEIS}
              />
              <TextField
                id="filter-geaendertAm"
                name="filter.geaendertAm"
                label="Geändert am"
                defaultValue={filter["geaendertAm"]}
                hint="TT.MM.JJJJ"
              />
              <TextField
                id="filter-eingereichtAm"
                name="filter.eingereichtAm"
                label="Eingereicht am"
                defaultValue={filter["eingereichtAm"]}
                hint={`TT.MM.JJJJ oder ${OHNE_WERT}`}
              />
            </Grid>
            <Inline gap="m">
              <Button variant="secondary" icon="filter">
                Filter anwenden
              </Button>
              <TextLink href={href("antraege")}>Suche und Filter zurücksetzen</TextLink>
            </Inline>
          </Stack>
        </Details>
        {ansicht.sortierung.map(({ key, order }) => (
          <HiddenField key={key} name="sortierung" value={`${key}:${order}`} />
        ))}
        <HiddenField name="groesse" value={ansicht.groesse} />
      </Stack>
    </form>
  );
}

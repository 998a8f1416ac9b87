import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { spaltenFuer, type Spaltenwahl, TABELLEN, chooseSpalten } from "~/domain/tabelle/tabellen";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { CheckboxGroup, HiddenField, Inline, Stack, ToolbarPart } from "~/ui";
import type { Liste } from "./liste";

export type SpaltenWahlProps = {
  liste: Liste;
  wahl: Spaltenwahl;
  /** The query of the present view, to come back to. */ query: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Which columns the list shows, kept for the person. @spec §3 benutzerspezifischeSpalten */
export function SpaltenWahl({ liste, wahl, query, formular, antwort }: SpaltenWahlProps) {
  const { problem, versuch, feld } = useAntwort(antwort, "spalten");
  const spalten: readonly Tabellenspalte[] = TABELLEN[liste.tabelle];
  const auswahl = spaltenFuer(spalten, wahl.isStab).map(({ key, title }) => ({ value: key, label: title }));
  const gewaehlt = chooseSpalten(spalten, wahl).map(({ key }) => key);
  return (
    <ToolbarPart
      at="second"
      summary={`Spalten (${String(gewaehlt.length)} von ${String(auswahl.length)})`}
      open={problem !== null}
      key={versuch}
    >
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="ansicht" value={query} />
          <Fehlermeldung problem={problem} felder={["spalten"]} formular="spalten" />
          <CheckboxGroup
            key={gewaehlt.join()}
            {...feld("spalten")}
            label="Angezeigte Spalten"
            hint={liste.spaltenHinweis}
            options={auswahl}
            defaultValue={gewaehlt}
          />
          <Inline gap="m">
            <Absendeknopf absicht="spalten" variant="secondary" icon="speichern">
              Spalten übernehmen
            </Absendeknopf>
            {wahl.gewaehlt !== null && (
              <Absendeknopf absicht="spaltenZurueck" variant="quiet">
                Auf Standard zurücksetzen
              </Absendeknopf>
            )}
          </Inline>
        </Stack>
      </Form>
    </ToolbarPart>
  );
}

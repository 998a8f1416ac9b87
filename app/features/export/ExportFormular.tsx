import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { EXPORT_FRAGEN } from "~/domain/tabelle/exportFragen";
import { KONFIGURATION_NAME_MAX } from "~/domain/tabelle/exportDatei";
import { FILTER_MAX, OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { Absendeknopf, type AntwortSicht, useAntwort } from "~/features/anmeldung";
import { AufbewahrtesFormular } from "~/features/aufbewahrung";
import { useFeldhilfe } from "~/features/formular";
import {
  Card,
  CheckboxGroup,
  DateField,
  Details,
  Grid,
  Heading,
  HiddenField,
  Inline,
  MultiSelect,
  RadioGroup,
  SelectField,
  Stack,
  Text,
  TextField,
  TextLink,
} from "~/ui";
import { entwurfVonExport, exportKaestchen } from "./exportEntwurf";
import type { ExportFormularDaten } from "./loadExportFormular";

type ExportFormularProps = {
  daten: ExportFormularDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Asks what shall be in the file of one case. */
export function ExportFormular({ daten, formular, antwort: letzte }: ExportFormularProps) {
  const keyVon = (name: string) => keyIn(daten, name);
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: EXPORT_FRAGEN, keyVon });
  const { pathname, search } = useLocation();
  return (
    <Card>
      <Heading level={2} size="h3">
        {daten.label} exportieren
      </Heading>
      <AufbewahrtesFormular
        hier={`${pathname}${search}`}
        entwurf={entwurfVonExport(daten)}
        formular={formular}
        antwort={antwort}
        speichern="speichern"
        kaestchen={exportKaestchen(daten)}
      >
        {(sicht) => <Fragen daten={daten} antwort={sicht} />}
      </AufbewahrtesFormular>
    </Card>
  );
}

/** Each case has filters of its own; they share a text. */
function keyIn({ filter, spalten }: ExportFormularDaten, gefragt: string): string {
  if (filter.some(({ name }) => name === gefragt)) return "filter";
  return spalten.some(({ name }) => name === gefragt) ? "spalte" : gefragt;
}

type TeilProps = { daten: ExportFormularDaten; antwort: AntwortSicht };

function Fragen({ daten, antwort }: TeilProps) {
  const { feld, text, eingaben } = antwort;
  const gewaehlt = eingaben === null ? daten.gewaehlt : [eingaben.variablen ?? []].flat();
  return (
    <Stack gap="m">
      <HiddenField name="fall" value={daten.fall} />
      <HiddenField name="ansicht" value={daten.ansicht} />
      <CheckboxGroup
        {...feld("variablen")}
        label={EXPORT_FRAGEN.variablen}
        hint={`Immer dabei: ${daten.pflicht}.`}
        required
        options={daten.variablen}
        defaultValue={gewaehlt}
      />
      <Filter daten={daten} antwort={antwort} />
      <RadioGroup
        {...feld("format")}
        label={EXPORT_FRAGEN.format}
        options={daten.formate}
        defaultValue={text("format", daten.vorher.format)}
      />
      {(daten.personenbezogen !== "" || daten.isZweckPflicht) && <Zweck daten={daten} antwort={antwort} />}
      <Konfiguration daten={daten} antwort={antwort} />
    </Stack>
  );
}

/** What narrows the rows, in the words of the lists. */
function Filter({ daten, antwort }: TeilProps) {
  const { vorher, filter, zeit, uebernommen } = daten;
  const { feld, text, eingaben } = antwort;
  return (
    <>
      <TextField {...feld("suche")} label={EXPORT_FRAGEN.suche} defaultValue={text("suche", vorher.suche)} />
      {uebernommen !== null && (
        <Text>
          Aus der Liste übernommen: {uebernommen.text}. <TextLink href={uebernommen.ohne}>Ohne diese Filter</TextLink>
        </Text>
      )}
      {filter.map(({ name, label, wahl, gewaehlt }) => (
        <MultiSelect
          key={name}
          {...feld(name)}
          label={label}
          emptyLabel="Alle"
          hasNoButton
          options={wahl}
          defaultValue={eingaben === null ? gewaehlt : [eingaben[name] ?? []].flat()}
        />
      ))}
      <Spalten daten={daten} antwort={antwort} />
      <Grid columns={2}>
        <DateField {...feld("von")} label={`${zeit}: von`} defaultValue={text("von", vorher.von)} />
        <DateField {...feld("bis")} label={`${zeit}: bis`} defaultValue={text("bis", vorher.bis)} />
      </Grid>
    </>
  );
}

/** What is looked for in single columns; there for those who need it. */
function Spalten({ daten: { spalten }, antwort: { feld, text } }: TeilProps) {
  // Only the first view decides: what is open must not close while somebody types in it.
  const [isAnfangsOffen] = useState(
    spalten.some((spalte) => text(spalte.name, spalte.text) !== "" || feld(spalte.name).error !== undefined),
  );
  if (spalten.length === 0) return null;
  return (
    <Details summary="Nach einzelnen Spalten filtern" open={isAnfangsOffen}>
      <Stack gap="m">
        <Text tone="muted">{`„${OHNE_WERT}“ findet Einträge ohne Angabe.`}</Text>
        <Grid columns={2}>
          {spalten.map(({ name, label, isTag, text: vorher }) => (
            <TextField
              key={name}
              {...feld(name)}
              label={`Nur ${label}`}
              hint={isTag ? "TT.MM.JJJJ, auch von – bis" : "Enthält"}
              limit={FILTER_MAX}
              defaultValue={text(name, vorher)}
            />
          ))}
        </Grid>
      </Stack>
    </Details>
  );
}

function Zweck({ daten: { vorher, zwecke, personenbezogen, isZweckPflicht }, antwort: { feld, text } }: TeilProps) {
  const wann = isZweckPflicht ? "" : `Nötig, sobald personenbezogene Daten gewählt sind (${personenbezogen}). `;
  return (
    <SelectField
      {...feld("zweck")}
      label={EXPORT_FRAGEN.zweck}
      hint={`${wann}Er wird mit dem Export protokolliert.`}
      required={isZweckPflicht}
      options={zwecke}
      defaultValue={text("zweck", vorher.zweck)}
    />
  );
}

function Konfiguration({ daten: { vorher }, antwort: { feld, text } }: TeilProps) {
  return (
    <Stack gap="m">
      <Inline gap="m">
        <Absendeknopf absicht="bestellen" icon="herunterladen">
          Export starten
        </Absendeknopf>
      </Inline>
      <TextField
        {...feld("configurationName")}
        label={EXPORT_FRAGEN.configurationName}
        hint="Nur zum Speichern. Eine Konfiguration mit demselben Namen wird ersetzt."
        limit={KONFIGURATION_NAME_MAX}
        defaultValue={text("configurationName", vorher.name)}
      />
      <Inline gap="m">
        <Absendeknopf absicht="speichern" variant="secondary" icon="speichern">
          Konfiguration speichern
        </Absendeknopf>
      </Inline>
    </Stack>
  );
}

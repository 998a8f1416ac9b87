import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { KONFIGURATION_NAME_MAX } from "~/domain/tabelle/exportDatei";
import { Absendeknopf, type AntwortSicht, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import {
  Card,
  CheckboxGroup,
  DateField,
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
import type { ExportFormularDaten } from "./loadExportFormular";

type ExportFormularProps = {
  daten: ExportFormularDaten;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Asks what shall be in the file of one case. */
export function ExportFormular({ daten, formular, antwort: letzte }: ExportFormularProps) {
  const antwort = useAntwort(letzte);
  const { feld, text, eingaben } = antwort;
  const gewaehlt = eingaben === null ? daten.gewaehlt : [eingaben.variablen ?? []].flat();
  return (
    <Card>
      <Form method="post" noValidate>
        <Stack gap="m">
          <Heading level={2} size="h3">
            {daten.label} exportieren
          </Heading>
          <FormularFelder formular={formular} />
          <HiddenField name="fall" value={daten.fall} />
          <HiddenField name="ansicht" value={daten.ansicht} />
          <CheckboxGroup
            {...feld("variablen")}
            label="Variablen"
            hint={`Immer dabei: ${daten.pflicht}.`}
            required
            options={daten.variablen}
            defaultValue={gewaehlt}
          />
          <Filter daten={daten} antwort={antwort} />
          <RadioGroup
            {...feld("format")}
            label="Format"
            options={daten.formate}
            defaultValue={text("format", daten.vorher.format)}
          />
          {daten.personenbezogen !== "" && <Zweck daten={daten} antwort={antwort} />}
          <Konfiguration daten={daten} antwort={antwort} />
        </Stack>
      </Form>
    </Card>
  );
}

type TeilProps = { daten: ExportFormularDaten; antwort: AntwortSicht };

/** What narrows the rows, in the words of the lists. */
function Filter({ daten: { vorher, filter, zeit, uebernommen }, antwort: { feld, text, eingaben } }: TeilProps) {
  return (
    <>
      <TextField {...feld("suche")} label="Suche" defaultValue={text("suche", vorher.suche)} />
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
      <Grid columns={2}>
        <DateField {...feld("von")} label={`${zeit}: von`} defaultValue={text("von", vorher.von)} />
        <DateField {...feld("bis")} label={`${zeit}: bis`} defaultValue={text("bis", vorher.bis)} />
      </Grid>
    </>
  );
}

function Zweck({ daten: { vorher, zwecke, personenbezogen }, antwort: { feld, text } }: TeilProps) {
  return (
    <SelectField
      {...feld("zweck")}
      label="Zweck"
      hint={`Nötig, sobald personenbezogene Daten gewählt sind (${personenbezogen}). Er wird mit dem Export protokolliert.`}
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
        label="Name der Konfiguration"
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

import { type Eintrag, type EintragZeile, groupEintraege } from "~/formkit/readForm";
import { DefinitionList, Heading, Stack, Text } from "~/ui";

/**
 * Questions with their answers in the order of the form, under its legends; the rows of a table follow under its name.
 */
export function Eintraege({ eintraege }: { eintraege: readonly Eintrag[] }) {
  return (
    <Stack gap="l">
      {groupEintraege(eintraege).map(({ legende, eintraege: gruppe }) => (
        <Gruppe key={gruppe[0]?.label} legende={legende} eintraege={gruppe} />
      ))}
    </Stack>
  );
}

function Gruppe({ legende, eintraege }: { legende: string | undefined; eintraege: readonly Eintrag[] }) {
  const [erster] = eintraege;
  if (erster?.zeilen !== undefined) return <Tabelle label={erster.label} zeilen={erster.zeilen} />;
  const liste = <DefinitionList items={eintraege.map(({ label, text }) => ({ label, value: text }))} />;
  if (legende === undefined) return liste;
  return (
    <Stack gap="s">
      <Heading level={4}>{legende}</Heading>
      {liste}
    </Stack>
  );
}

function Tabelle({ label, zeilen }: { label: string; zeilen: readonly EintragZeile[] }) {
  return (
    <Stack gap="s">
      <Heading level={4}>{label}</Heading>
      {zeilen.length === 0 && <Text tone="muted">Keine Einträge</Text>}
      {zeilen.map(({ titel, eintraege }, index) => (
        <Stack key={`${String(index)} ${titel}`} gap="s">
          <Text tone="strong">{titel}</Text>
          <Eintraege eintraege={eintraege} />
        </Stack>
      ))}
    </Stack>
  );
}

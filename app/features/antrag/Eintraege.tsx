import type { Eintrag, EintragZeile } from "~/formkit/readForm";
import { DefinitionList, Stack, Text } from "~/ui";

/** Questions with their answers; the rows of a table follow under its name. */
export function Eintraege({ eintraege }: { eintraege: readonly Eintrag[] }) {
  const einfache = eintraege.filter(({ zeilen }) => zeilen === undefined);
  return (
    <Stack gap="m">
      {einfache.length > 0 && <DefinitionList items={einfache.map(({ label, text }) => ({ label, value: text }))} />}
      {eintraege.map(({ label, zeilen }) => zeilen !== undefined && <Tabelle key={label} label={label} zeilen={zeilen} />)}
    </Stack>
  );
}

function Tabelle({ label, zeilen }: { label: string; zeilen: readonly EintragZeile[] }) {
  return (
    <Stack gap="s">
      <h4>{label}</h4>
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

import { Badge, type BadgeTone, Card, DefinitionList, Difference, Heading, Inline, Stack, Text, TextLink } from "~/ui";
import type { AbschnittUnterschied, FeldUnterschied, ZeilenUnterschied } from "./unterschiede";

const FARBE = {
  gleich: "info",
  geaendert: "info",
  hinzugefuegt: "success",
  entfernt: "error",
} as const satisfies Record<ZeilenUnterschied["art"], BadgeTone>;

/** What has become of the answers, tab by tab in the order of the form. */
export function UnterschiedListe({ abschnitte }: { abschnitte: readonly AbschnittUnterschied[] }) {
  return (
    <Stack gap="l">
      {abschnitte.map(({ key, titel, felder }) => (
        <Card key={key} title={titel}>
          <Felder felder={felder} />
        </Card>
      ))}
    </Stack>
  );
}

function Felder({ felder }: { felder: readonly FeldUnterschied[] }) {
  const einfache = felder.filter(({ zeilen }) => zeilen === undefined);
  return (
    <Stack gap="m">
      {einfache.length > 0 && (
        <DefinitionList items={einfache.map((feld) => ({ label: feld.label, value: <Antwort feld={feld} /> }))} />
      )}
      {felder.map(({ label, zeilen }) => zeilen !== undefined && <Tabelle key={label} label={label} zeilen={zeilen} />)}
    </Stack>
  );
}

function Antwort({ feld: { label, teile, wiederherstellen } }: { feld: FeldUnterschied }) {
  return (
    <Stack gap="xs">
      {teile.length === 0 ? <span>–</span> : <Difference parts={teile} />}
      {wiederherstellen !== undefined && (
        <span data-print="nein">
          <TextLink href={wiederherstellen} aria-label={`Angabe wiederherstellen: ${label}`}>
            Angabe wiederherstellen
          </TextLink>
        </span>
      )}
    </Stack>
  );
}

function Tabelle({ label, zeilen }: { label: string; zeilen: readonly ZeilenUnterschied[] }) {
  return (
    <Stack gap="m">
      <Heading level={3} size="h4">
        {label}
      </Heading>
      {zeilen.length === 0 && <Text tone="muted">Keine Einträge</Text>}
      {zeilen.map(({ titel, zeichen, art, felder, wiederherstellen }, index) => (
        <Stack key={`${String(index)} ${titel}`} gap="s">
          <Inline gap="s">
            <h4>{titel}</h4>
            {zeichen !== "" && <Badge tone={FARBE[art]}>{zeichen}</Badge>}
            {wiederherstellen !== undefined && (
              <span data-print="nein">
                <TextLink href={wiederherstellen} aria-label={`Eintrag wiederherstellen: ${titel}`}>
                  Eintrag wiederherstellen
                </TextLink>
              </span>
            )}
          </Inline>
          {felder.length > 0 && <Felder felder={felder} />}
        </Stack>
      ))}
    </Stack>
  );
}

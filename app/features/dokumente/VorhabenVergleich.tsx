import type { Vergleich } from "~/contract/antrag/austausch";
import { Card, Checkbox, DefinitionList, Details, Stack, Text } from "~/ui";

type Eintrag = Vergleich["vorhaben"][number];
type Feld = Eintrag["felder"][number];
type Zeile = Feld["zeilen"][number];

const ARTEN = { neu: "Neu", geaendert: "Geändert", entfernt: "Entfernt" } as const;

type VorhabenVergleichProps = { vorhaben: Eintrag; auswahl: readonly string[] };

/** One Vorhaben of the file beside that of the draft. A new one is taken over as a whole. */
export function VorhabenVergleich({ vorhaben: { stelle, titel, art, felder }, auswahl }: VorhabenVergleichProps) {
  if (art === "gleich") {
    return (
      <Card title={titel}>
        <Text tone="muted">Keine Unterschiede</Text>
      </Card>
    );
  }
  return (
    <Card title={titel}>
      {art === "neu" ? (
        <NeuesVorhaben stelle={stelle} felder={felder} auswahl={auswahl} />
      ) : (
        <GeaendertesVorhaben stelle={stelle} felder={felder} auswahl={auswahl} />
      )}
    </Card>
  );
}

type AuswahlProps = Pick<Eintrag, "stelle" | "felder"> & { auswahl: readonly string[] };

function NeuesVorhaben({ stelle, felder, auswahl }: AuswahlProps) {
  const wert = String(stelle);
  return (
    <Stack gap="m">
      <Checkbox
        id={`auswahl-${wert}`}
        name="auswahl"
        value={wert}
        label="Neues Vorhaben hinzufügen"
        defaultValue={auswahl.includes(wert)}
      />
      <Details summary="Angaben in der Datei">
        <DefinitionList items={felder.map(({ label, neu }) => ({ label, value: neu }))} />
      </Details>
    </Stack>
  );
}

function GeaendertesVorhaben({ stelle, felder, auswahl }: AuswahlProps) {
  return (
    <Stack gap="l">
      <Checkbox
        id={`auswahl-${String(stelle)}`}
        name="auswahl"
        value={String(stelle)}
        label="Alle Änderungen dieses Vorhabens"
        defaultValue={auswahl.includes(String(stelle))}
      />
      {felder.map((feld) => {
        const wert = `${String(stelle)}.${feld.key}`;
        return (
          <Stack key={feld.key} gap="s">
            <Checkbox
              id={`auswahl-${wert}`}
              name="auswahl"
              value={wert}
              label={`${feld.label} (${feld.tab})`}
              defaultValue={auswahl.includes(wert)}
            />
            <FeldVergleich feld={feld} />
          </Stack>
        );
      })}
    </Stack>
  );
}

function FeldVergleich({ feld: { alt, neu, zeilen } }: { feld: Feld }) {
  return (
    <Stack gap="s">
      {alt !== neu && <DefinitionList items={bisherUndNeu(alt, neu)} />}
      {alt === neu && zeilen.length === 0 && <Text>Die Reihenfolge oder die Schreibweise ist anders.</Text>}
      {zeilen.map((zeile, index) => (
        <ZeilenVergleich key={`${String(index)} ${zeile.titel}`} zeile={zeile} />
      ))}
    </Stack>
  );
}

function ZeilenVergleich({ zeile: { titel, art, felder } }: { zeile: Zeile }) {
  const items = felder.map(({ label, alt, neu }) => ({
    label,
    value: art === "geaendert" ? `bisher „${alt}“, neu „${neu}“` : art === "neu" ? neu : alt,
  }));
  return (
    <Details summary={`${ARTEN[art]}: ${titel}`} open={art === "geaendert"}>
      <DefinitionList items={items} />
    </Details>
  );
}

const bisherUndNeu = (alt: string, neu: string) => [
  { label: "Bisher", value: alt },
  { label: "Neu", value: neu },
];

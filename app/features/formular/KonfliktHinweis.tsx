import { formatDateTime } from "~/lib/date";
import { Card, Notice, RadioGroup, Stack, Text, TextLink } from "~/ui";
import { WAHL, type Konflikt } from "./formularDaten";
import { idOf, ortHref, type FormularOrt } from "./formularOrt";

export type KonfliktHinweisProps = { konflikt: Konflikt; ort: FormularOrt };

/** Somebody else has saved meanwhile: both texts of each field that differs, and a choice between them. Nothing typed is lost. */
export function KonfliktHinweis({ konflikt, ort }: KonfliktHinweisProps) {
  const { felder, von, am } = konflikt;
  const wann = formatDateTime(new Date(am));
  return (
    <Notice tone="warning" title="In der Zwischenzeit hat jemand anderes gespeichert." id="konflikt" role="alert">
      <Stack gap="m">
        <Text>
          {`${von} hat dieses Vorhaben am ${wann} gespeichert. Ihre Eingaben sind noch nicht gespeichert und stehen unten im Formular.`}
        </Text>
        {felder.length === 0 && <Text>Auf dieser Seite unterscheiden sich die Angaben nicht. Sie können erneut speichern.</Text>}
        {felder.map(({ name, label, meine, gespeicherte }) => (
          <Card key={name} title={label} headingLevel={3}>
            <RadioGroup
              id={`wahl-${idOf(name)}`}
              name={`${WAHL}${name}`}
              label="Welche Fassung soll gespeichert werden?"
              defaultValue="meine"
              inline={false}
              options={[
                { value: "meine", label: `Ihre Eingabe: ${meine}` },
                { value: "gespeicherte", label: `Gespeichert von ${von} am ${wann}: ${gespeicherte}` },
              ]}
            />
          </Card>
        ))}
        <TextLink href={ortHref(ort)}>Gespeicherte Fassung laden (Ihre Eingaben auf dieser Seite gehen verloren)</TextLink>
      </Stack>
    </Notice>
  );
}

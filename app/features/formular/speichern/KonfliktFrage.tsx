import { formatDateTime } from "~/lib/date";
import { Card, Difference, Grid, Heading, RadioGroup, Stack, Text } from "~/ui";
import { WAHL, type KonfliktFeld } from "../seite/formularDaten";
import { idOf } from "../seite/formularOrt";

type Worte = { was: string; ihre: string; meine: string };

/** What has happened, and what the two choices are called. */
function worteFuer({ art, von, am }: KonfliktFeld): Worte {
  const wann = formatDateTime(new Date(am));
  switch (art) {
    case "geloescht":
      return {
        was: `${von} hat diesen Eintrag am ${wann} gelöscht. Sie haben ihn geändert.`,
        ihre: "Eintrag löschen",
        meine: "Eintrag mit meinen Angaben behalten",
      };
    case "geaendert":
      return {
        was: `Sie möchten diesen Eintrag löschen. ${von} hat ihn am ${wann} geändert.`,
        ihre: "Eintrag behalten, wie er gespeichert ist",
        meine: "Eintrag löschen",
      };
    case "reihenfolge":
      return {
        was: `${von} hat die Einträge am ${wann} anders geordnet als Sie.`,
        ihre: "Gespeicherte Reihenfolge",
        meine: "Meine Reihenfolge",
      };
    default:
      return {
        was: `${von} hat diese Angabe am ${wann} gespeichert, während Sie die Seite bearbeitet haben.`,
        ihre: `Gespeicherte Fassung von ${von}`,
        meine: "Meine Eingabe",
      };
  }
}

/** Both texts in full, what differs marked. */
function Fassungen({ teile, von }: Pick<KonfliktFeld, "teile" | "von">) {
  return (
    <Grid columns={2}>
      <Stack gap="xs">
        <Heading level={4}>{`Gespeichert von ${von}`}</Heading>
        <Difference parts={teile} side="before" />
      </Stack>
      <Stack gap="xs">
        <Heading level={4}>Ihre Eingabe</Heading>
        <Difference parts={teile} side="after" />
      </Stack>
    </Grid>
  );
}

/** One thing to decide: both texts in full, their difference marked, and a choice. */
export function KonfliktFrage({ feld }: { feld: KonfliktFeld }) {
  const { stelle, label, teile, betrifft, wahl, fehlt, von } = feld;
  const worte = worteFuer(feld);
  return (
    <Card title={label} headingLevel={3}>
      <Stack gap="m">
        <Text>{worte.was}</Text>
        <Fassungen teile={teile} von={von} />
        {betrifft.length > 0 && (
          <div>
            <Text>Von dieser Entscheidung hängt ab, ob diese Angaben bleiben:</Text>
            <ul>
              {betrifft.map((angabe) => (
                <li key={angabe.label}>{`${angabe.label}: ${angabe.text}`}</li>
              ))}
            </ul>
          </div>
        )}
        <RadioGroup
          id={wahlId(stelle)}
          name={`${WAHL}${stelle}`}
          label="Welche Fassung soll gespeichert werden?"
          required
          defaultValue={wahl}
          error={fehlt ? "Bitte wählen Sie eine Fassung." : undefined}
          inline={false}
          options={[
            { value: "meine", label: worte.meine },
            { value: "gespeicherte", label: worte.ihre },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The id of the choice about a place; the summary of errors leads to it. */
export const wahlId = (stelle: string): string => `wahl-${idOf(stelle)}`;

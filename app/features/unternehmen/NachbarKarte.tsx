import type { Zeitraum } from "~/domain/statistik/jahrFeld";
import { type Anpassung, anpassungText, zeitraumText } from "~/domain/statistik/zeitraum";
import type { AntwortSicht } from "~/features/anmeldung";
import { Card, Checkbox, Stack, Text } from "~/ui";
import { NACHBAR_FELD } from "./jahrEingaben";

type NachbarKarteProps = { anpassung: Anpassung<Zeitraum>; sicht: AntwortSicht };

/** Asks whether the neighbour of a Wirtschaftsjahr is to move along, and says what becomes of it. */
export function NachbarKarte({ anpassung, sicht }: NachbarKarteProps) {
  const { nachbar, tage, tag } = anpassung;
  return (
    <Card title="Angrenzendes Wirtschaftsjahr">
      <Stack gap="m">
        <Text>
          {`Das Wirtschaftsjahr ${zeitraumText(nachbar)} würde dann vom ${zeitraumText(tage)} dauern. Seine Zahlen bleiben, wie sie sind; bitte prüfen Sie sie danach. Ob eines von beiden ein Rumpfwirtschaftsjahr ist, richtet sich dann nach seinen Tagen.`}
        </Text>
        <Checkbox
          id={NACHBAR_FELD}
          name={NACHBAR_FELD}
          // Another day is another question.
          key={tag}
          value={tag}
          label={anpassungText(anpassung)}
          defaultValue={sicht.text(NACHBAR_FELD) === tag}
        />
      </Stack>
    </Card>
  );
}

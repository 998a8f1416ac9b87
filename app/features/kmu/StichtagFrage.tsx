import { GUELTIGKEIT_FRAGEN } from "~/domain/unternehmen/gueltigkeitFragen";
import { useFragen } from "~/features/formular";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Button, Card, DateField, Inline, Stack, Text, TextLink } from "~/ui";
import type { KmuSeitenDaten } from "./loadKmu";

type StichtagFrageProps = { daten: Pick<KmuSeitenDaten, "getippt" | "stichtag" | "istHeute"> };

/** Asks for the status on another day. */
export function StichtagFrage({ daten: { getippt, stichtag, istHeute } }: StichtagFrageProps) {
  const frage = useFragen(GUELTIGKEIT_FRAGEN);
  return (
    <Card title="KMU-Status an einem anderen Tag">
      <form method="get" action={href("unternehmenKmu")}>
        <Stack gap="m">
          <Text tone="muted">Zum Beispiel am Ende eines Wirtschaftsjahres.</Text>
          <DateField
            key={getippt ?? stichtag}
            {...frage("stichtag")}
            id="stichtag"
            name="stichtag"
            label={GUELTIGKEIT_FRAGEN.stichtag}
            defaultValue={getippt ?? (istHeute ? "" : formatDate(stichtag))}
            error={getippt === null ? undefined : "Bitte geben Sie ein Datum als TT.MM.JJJJ ein."}
          />
          <Inline gap="m">
            <Button variant="secondary">Status anzeigen</Button>
            {!istHeute && <TextLink href={href("unternehmenKmu")}>Zum Status von heute</TextLink>}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

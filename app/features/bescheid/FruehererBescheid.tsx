import type { BescheidUebersicht } from "~/contract/verfahren/bescheide";
import { BESCHEID_TITEL } from "~/domain/bescheid/bescheidTexte";
import { formatDate } from "~/lib/date";
import { Card, DefinitionList, Stack, Text } from "~/ui";

/** A decision from before the portal delivered them: what is known, and that there is no more. */
export function FruehererBescheid({
  bescheid: { art, erstelltAm, abgeholtAm },
}: {
  bescheid: BescheidUebersicht["fruehere"][number];
}) {
  return (
    <Card title={`${BESCHEID_TITEL[art]} vom ${formatDate(erstelltAm)}`}>
      <Stack gap="m">
        <DefinitionList
          items={[
            { label: "Erstellt am", value: formatDate(erstelltAm) },
            ...(abgeholtAm === null ? [] : [{ label: "Abgeholt am", value: formatDate(abgeholtAm) }]),
          ]}
        />
        <Text>
          Dieser Bescheid liegt im Portal nicht vor: Bescheide aus dieser Zeit wurden auf anderem Weg zugestellt.
          Maßgeblich ist das Schreiben, das Sie erhalten haben. Wenn Sie es nicht mehr finden, wenden Sie sich bitte an
          die Bescheinigungsstelle.
        </Text>
      </Stack>
    </Card>
  );
}

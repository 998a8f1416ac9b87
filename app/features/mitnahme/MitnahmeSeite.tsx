import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { useFragen } from "~/features/formular";
import { Button, Card, Container, HiddenField, Inline, LinkButton, PageHeader, SelectField, Stack, Text } from "~/ui";
import type { MitnahmeDaten } from "./findMitnahme";

/** Asks staff what they need a file of one Antrag for. The answer is a part of the address that the form asks for. */
export function MitnahmeSeite({ datei, ziel, angaben, zwecke, isZweckOffen, zurueck }: MitnahmeDaten) {
  const frage = useFragen(ANTRAG_FRAGEN);
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title="Datei herunterladen" lead={datei} />
        <Card>
          <form method="get" action={ziel}>
            <Stack gap="m">
              <Text>
                Wer hier arbeitet, gibt an, wofür die Datei gebraucht wird. Das Unternehmen sieht, wer sie wann und
                wofür mitgenommen hat.
              </Text>
              {angaben.map(({ name, value }) => (
                <HiddenField key={name} name={name} value={value} />
              ))}
              <SelectField
                {...frage("zweck")}
                id="zweck"
                name="zweck"
                label={ANTRAG_FRAGEN.zweck}
                hint="Er wird mit dem Lesezugriff protokolliert."
                required
                options={zwecke}
                error={isZweckOffen ? "Bitte wählen Sie einen Zweck." : undefined}
              />
              <Inline gap="m">
                <Button icon="herunterladen">Herunterladen</Button>
                <LinkButton variant="secondary" href={zurueck}>
                  Zurück
                </LinkButton>
              </Inline>
            </Stack>
          </form>
        </Card>
      </Stack>
    </Container>
  );
}

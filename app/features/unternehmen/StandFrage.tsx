import { href } from "~/routing/href";
import { Button, Card, DateField, Inline, Stack, Text } from "~/ui";

/** Asks for the master data as they were on a day. */
export function StandFrage({ getippt, error }: { getippt: string; error: string | undefined }) {
  return (
    <Card title="Stand an einem Tag ansehen">
      <form method="get" action={href("unternehmen")}>
        <Stack gap="m">
          <Text tone="muted">Zum Beispiel am Ende eines Wirtschaftsjahres.</Text>
          <DateField id="stand" name="stand" label="Stand am" defaultValue={getippt} error={error} />
          <Inline gap="m">
            <Button variant="secondary">Stand anzeigen</Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

import { href } from "~/routing/href";
import { Button, DateField, Details, Inline, Stack, Text } from "~/ui";
import { ErrorSummary } from "~/ui/basic/ErrorSummary";

const FELD = "stand";
const KEIN_TAG = "Bitte geben Sie ein Datum als TT.MM.JJJJ ein.";

type StandFrageProps = {
  /** What stands in the field. */
  getippt: string;
  isUngueltig: boolean;
};

/** Asks for the master data as they were on a day; says on top of the page what is no day. */
export function StandFrage({ getippt, isUngueltig }: StandFrageProps) {
  return (
    <>
      {isUngueltig && <ErrorSummary items={[{ href: `#${FELD}`, message: `Stand am: ${KEIN_TAG}` }]} />}
      <Details summary="Stand an einem Tag ansehen" open={isUngueltig}>
        <form method="get" action={href("unternehmen")}>
          <Stack gap="m">
            <Text tone="muted">Zum Beispiel am Ende eines Wirtschaftsjahres.</Text>
            <DateField
              id={FELD}
              name={FELD}
              label="Stand am"
              defaultValue={getippt}
              error={isUngueltig ? KEIN_TAG : undefined}
            />
            <Inline gap="m">
              <Button variant="secondary">Stand anzeigen</Button>
            </Inline>
          </Stack>
        </form>
      </Details>
    </>
  );
}

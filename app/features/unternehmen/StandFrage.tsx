import { GUELTIGKEIT_FRAGEN } from "~/domain/unternehmen/gueltigkeitFragen";
import { useFragen, useIsGefragt } from "~/features/formular";
import { Button, DateField, Details, Inline, Stack, Text } from "~/ui";
import { ErrorSummary } from "~/ui/basic/ErrorSummary";

const FELD = "stand";
const FRAGEN = { stand: GUELTIGKEIT_FRAGEN.stand };
const KEIN_TAG = "Bitte geben Sie ein Datum als TT.MM.JJJJ ein.";

type StandFrageProps = {
  /** The page that is shown as of the day. */
  adresse: string;
  /** What stands in the field. */
  getippt: string;
  isUngueltig: boolean;
};

/** Asks for a page as it was on a day; says on top of the page what is no day. */
export function StandFrage({ adresse, getippt, isUngueltig }: StandFrageProps) {
  const frage = useFragen(FRAGEN);
  const isGefragt = useIsGefragt(FRAGEN);
  return (
    <>
      {isUngueltig && <ErrorSummary items={[{ href: `#${FELD}`, message: `Stand am: ${KEIN_TAG}` }]} />}
      <Details summary="Stand an einem Tag ansehen" open={isUngueltig || isGefragt}>
        <form method="get" action={adresse}>
          <Stack gap="m">
            <Text tone="muted">Zum Beispiel am Ende eines Wirtschaftsjahres.</Text>
            <DateField
              {...frage(FELD)}
              id={FELD}
              name={FELD}
              label={FRAGEN.stand}
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

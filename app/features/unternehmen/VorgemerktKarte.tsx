import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, Card, DefinitionList, Difference, HiddenField, Inline, Notice, Stack, Text } from "~/ui";
import type { Vorgemerktes } from "./toVorgemerktes";

/** Which button was pressed: the one that takes back a coming change? */
export const isZuruecknehmen = (formData: FormData): boolean => formData.get("absicht") === "zuruecknehmen";

type VorgemerktKarteProps = {
  vorgemerkt: readonly Vorgemerktes[];
  darf: boolean;
  formular: FormularSchutz;
};

const BIS_DAHIN = "Bis dahin gelten die Angaben von heute.";
const GERADE = "Sie gilt ab heute und wird gerade übernommen.";
const NACHGEWIESEN =
  "Was vorgemerkt war, steht inzwischen so in den Stammdaten oder ist nachgewiesen. Es ändert sich nichts mehr.";

/** What is to change from coming days on, each until it is taken back or has come to hold. */
export function VorgemerktKarte({ vorgemerkt, darf, formular }: VorgemerktKarteProps) {
  return vorgemerkt.map((eine) => (
    <Card key={eine.uuid} title={`Vorgemerkt ab ${eine.tag}`}>
      <Stack gap="m">
        {eine.isLiegengeblieben ? (
          <Notice tone="warning">
            Diese Änderung konnte an ihrem Tag nicht übernommen werden. Bitte nehmen Sie sie zurück und tragen Sie die
            Angaben noch einmal ein.
          </Notice>
        ) : (
          <Text tone="muted">{`${eine.isHeute ? GERADE : BIS_DAHIN} ${eine.eingetragen}`}</Text>
        )}
        {eine.unterschiede.length === 0 && <Text>{NACHGEWIESEN}</Text>}
        <DefinitionList
          items={eine.unterschiede.map(({ label, teile }) => ({ label, value: <Difference parts={teile} /> }))}
        />
        {darf && (
          <form method="post" action={href("unternehmen")}>
            <FormularFelder formular={formular} />
            <HiddenField name="absicht" value="zuruecknehmen" />
            <HiddenField name="vormerkung" value={eine.uuid} />
            <Inline gap="m">
              <Button variant="secondary" aria-label={`Änderung ab ${eine.tag} zurücknehmen`}>
                Änderung zurücknehmen
              </Button>
            </Inline>
          </form>
        )}
      </Stack>
    </Card>
  ));
}

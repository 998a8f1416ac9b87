import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import { Text } from "~/ui/basic/Text";
import { Card } from "~/ui/layout/Card";
import { PageHeader } from "~/ui/layout/PageHeader";
import { useAktive } from "./aktive";
import { NachrichtenListe } from "./NachrichtenListe";
import { KEINE_NACHRICHTEN } from "./texte";

/** What the popup of the bell shows, as a page: where the bell leads without scripts. */
export function SystembenachrichtigungenSeite({ nachrichten }: { nachrichten: SeitenrahmenNachrichten | null }) {
  const aktive = useAktive(nachrichten);
  return (
    <>
      <PageHeader title="Systembenachrichtigungen" lead="Hinweise zum Betrieb des Portals, die gerade gelten." />
      <Card>
        {aktive.length === 0 ? <Text>{KEINE_NACHRICHTEN}</Text> : <NachrichtenListe nachrichten={aktive} level={2} />}
      </Card>
    </>
  );
}

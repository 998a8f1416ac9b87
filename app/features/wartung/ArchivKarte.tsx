import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Archiv } from "~/contract/verfahren/betrieb";
import { ARCHIV_NACH_MONATEN } from "~/domain/stichtage";
import { Card, Stack, Text } from "~/ui";
import { WartungKnopf } from "./WartungKnopf";
import { archiviertText, zeitVon } from "./wartungTexte";

type ArchivKarteProps = { archiv: Archiv; formular: FormularSchutz };

/** What the background work does by itself, to be done at once. @spec domain.md 4.4 no. 21 */
export function ArchivKarte({ archiv: { letzter }, formular }: ArchivKarteProps) {
  return (
    <Card title="Archiv">
      <Stack gap="m">
        <Text>
          {`Anträge, an denen seit ${String(ARCHIV_NACH_MONATEN)} Monaten nichts mehr offen ist, werden geschlossen und sind dann nur noch zu lesen. Das geschieht von selbst alle 30 Sekunden.`}
        </Text>
        <Text tone="muted">{letzterText(letzter)}</Text>
        <WartungKnopf formular={formular} absicht="archivieren" label="Jetzt archivieren" />
      </Stack>
    </Card>
  );
}

function letzterText(letzter: Archiv["letzter"]): string {
  if (letzter === null) return "Von Hand wurde es noch nie gestartet.";
  if (letzter.beendetAm === null) return `Es läuft gerade, gestartet ${zeitVon(letzter.begonnenAm)}.`;
  return `Zuletzt von Hand ${zeitVon(letzter.beendetAm)}: ${archiviertText({ ...letzter, istFertig: true })}`;
}

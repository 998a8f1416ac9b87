import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { formatAnsicht, onSeite } from "~/domain/tabelle/tabellenAnsicht";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { href } from "~/routing/href";
import { PageHeader, Stack, Text, TextLink } from "~/ui";
import type { ProtokollDaten } from "./loadProtokoll";
import { PROTOKOLL_LISTE } from "./protokollListe";
import { ProtokollTabelle } from "./ProtokollTabelle";
import { PruefungKarte } from "./PruefungKarte";

type ProtokollSeiteProps = { daten: ProtokollDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** What happened in the portal, who did it, and whether what was written down is still so. @spec bildschirme.md 8 */
export function ProtokollSeite({ daten, formular, antwort }: ProtokollSeiteProps) {
  const { ansicht, zeilen, wahl, total } = daten;
  const query = Object.fromEntries(formatAnsicht(onSeite(ansicht, 1)));
  return (
    <Stack gap="xl">
      <PageHeader
        title="Logs"
        lead="Was im Portal geschah und wer es getan hat, ohne Inhalte von Anträgen. Das Portal protokolliert, wer dieses Protokoll liest."
      />
      <PruefungKarte pruefung={daten.pruefung} formular={formular} />
      <ListenMeldung antwort={antwort} />
      <ListenBedienung {...daten} liste={PROTOKOLL_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        {total > 0 && (
          <Text>
            <TextLink href={href("wartungAuszug", {}, query)}>Diese Zeilen mit Nachweis herunterladen (JSON)</TextLink>
          </Text>
        )}
        <ProtokollTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.protokoll, wahl)} zeilen={zeilen} />
        <ListenSeiten {...daten} liste={PROTOKOLL_LISTE} />
      </Stack>
    </Stack>
  );
}

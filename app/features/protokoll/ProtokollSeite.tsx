import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { Stack } from "~/ui";
import { AuszugLink } from "./AuszugLink";
import type { ProtokollDaten } from "./loadProtokoll";
import { LogKopf } from "./LogKopf";
import { PROTOKOLL_LISTE } from "./protokollListe";
import { ProtokollTabelle } from "./ProtokollTabelle";
import { PruefungKarte } from "./PruefungKarte";

type ProtokollSeiteProps = { daten: ProtokollDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** What happened in the portal, who did it, and whether what was written down is still so. @spec bildschirme.md 8 */
export function ProtokollSeite({ daten, formular, antwort }: ProtokollSeiteProps) {
  const { ansicht, zeilen, wahl, total } = daten;
  return (
    <Stack gap="xl">
      <LogKopf
        titel="Logs"
        lead="Was im Portal geschah und wer es getan hat, ohne Inhalte von Anträgen. Das Portal protokolliert, wer dieses Protokoll liest."
        liste="protokoll"
      />
      <PruefungKarte pruefung={daten.pruefung} formular={formular} />
      <ListenMeldung antwort={antwort} />
      <ListenBedienung {...daten} liste={PROTOKOLL_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <AuszugLink seite="wartungAuszug" ansicht={ansicht} total={total} />
        <ProtokollTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.protokoll, wahl)} zeilen={zeilen} />
        <ListenSeiten {...daten} liste={PROTOKOLL_LISTE} />
      </Stack>
    </Stack>
  );
}

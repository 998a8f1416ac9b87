import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenBedienung, ListenMeldung, ListenSeiten } from "~/features/tabelle";
import { Stack } from "~/ui";
import { AuszugLink } from "./AuszugLink";
import { EreignisTabelle } from "./EreignisTabelle";
import type { EreignisDaten } from "./loadEreignisse";
import { LogKopf } from "./LogKopf";
import { EREIGNIS_LISTE } from "./protokollListe";

type EreignisseSeiteProps = { daten: EreignisDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** What happened to all Anträge, as their chains keep it. @spec issue 18 §6 */
export function EreignisseSeite({ daten, formular, antwort }: EreignisseSeiteProps) {
  const { ansicht, zeilen, wahl, total } = daten;
  return (
    <Stack gap="xl">
      <LogKopf
        titel="Ereignisketten"
        lead="Was mit allen Anträgen geschah, so wie es ihre Ketten festhalten: Codes, Kennungen und Prüfsummen, keine Inhalte. Das Portal protokolliert, wer diese Liste liest."
        liste="ereignisse"
      />
      <ListenMeldung antwort={antwort} />
      <ListenBedienung {...daten} liste={EREIGNIS_LISTE} formular={formular} antwort={antwort} />
      <Stack gap="m">
        <AuszugLink seite="wartungKettenauszug" ansicht={ansicht} total={total} />
        <EreignisTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.ereignisse, wahl)} zeilen={zeilen} />
        <ListenSeiten {...daten} liste={EREIGNIS_LISTE} />
      </Stack>
    </Stack>
  );
}

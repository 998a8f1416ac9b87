import { LOGZEILEN_HOECHSTENS } from "~/domain/protokoll/logzeile";
import { formatFolge } from "~/domain/tabelle/nachladen";
import { SchlichteSeiten } from "~/features/tabelle";
import { href } from "~/routing/href";
import { PageHeader, Stack, Text } from "~/ui";
import type { ProzesslogDaten } from "./loadProzesslog";
import { LogWege } from "./LogWege";
import { isGefragt, ProzesslogFilter } from "./ProzesslogFilter";
import { ProzesslogTabelle } from "./ProzesslogTabelle";
import { zeitVon } from "./protokollTexte";

/** What the process that answers has written to its log of late. @spec bildschirme.md 8 "log files of the process" */
export function ProzesslogSeite({ frage, seiten: { zeilen, ...stand }, seit }: ProzesslogDaten) {
  return (
    <Stack gap="xs">
      <PageHeader
        isDense
        title="Log des Prozesses"
        lead={`Seit dem Start dieses Prozesses am ${zeitVon(seit)}; nur der Server, der diese Seite beantwortet hat.`}
        actions={<LogWege liste="prozess" />}
      />
      <ProzesslogFilter frage={frage} />
      <Stack gap="m">
        <ProzesslogTabelle zeilen={zeilen} empty={isGefragt(frage) ? NICHTS_GEFUNDEN : NICHTS_GEMELDET} />
        <SchlichteSeiten {...stand} zu={(folge) => href("wartungProzess", {}, toQuery(frage, folge))} />
        <Text tone="muted">
          Die Liste ist ohne Geheimnisse, Adressen und Inhalte von Anträgen. Das Portal protokolliert, wer sie liest.
          Hier stehen Warnungen und Fehler, die das Portal im Betrieb gemeldet hat, und wie es gestartet ist. Der
          Prozess behält die letzten {LOGZEILEN_HOECHSTENS} Warnungen und Fehler im Arbeitsspeicher, bis er neu startet.
          Läuft das Portal auf mehreren Servern, hat jeder seine eigenen: Nach dem nächsten Laden können hier die eines
          anderen stehen, mit dessen Start. Das ganze Log liegt beim Betrieb.
        </Text>
      </Stack>
    </Stack>
  );
}

const NICHTS_GEFUNDEN = "Keine Zeile passt zu Suche und Stufe";
const NICHTS_GEMELDET = "Seit dem Start keine Warnungen und Fehler";

const toQuery = ({ suche, stufe }: ProzesslogDaten["frage"], folge: ProzesslogDaten["seiten"]["folge"]) => ({
  suche: suche || null,
  stufe,
  ...formatFolge(folge),
});

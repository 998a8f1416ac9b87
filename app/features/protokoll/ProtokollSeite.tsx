import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenRahmen } from "~/features/tabelle";
import { AuszugLink } from "./AuszugLink";
import type { ProtokollDaten } from "./loadProtokoll";
import { LogWege } from "./LogWege";
import { PROTOKOLL_LISTE } from "./protokollListe";
import { ProtokollTabelle } from "./ProtokollTabelle";
import { PruefungKarte } from "./PruefungKarte";

type ProtokollSeiteProps = { daten: ProtokollDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const KOPF = {
  title: "Logs",
  lead: "Was im Portal geschah und wer es getan hat, ohne Inhalte von Anträgen. Das Portal protokolliert, wer dieses Protokoll liest.",
  actions: <LogWege liste="protokoll" />,
};

/** What happened in the portal, who did it, and whether what was written down is still so. @spec bildschirme.md 8 */
export function ProtokollSeite({ daten, formular, antwort }: ProtokollSeiteProps) {
  const { ansicht, zeilen, wahl, total } = daten;
  const pruefung = <PruefungKarte pruefung={daten.pruefung} formular={formular} />;
  // Above the list only while it says that something is wrong.
  const hasBefunde = (daten.pruefung.letzte?.anzahlBefunde ?? 0) > 0;
  return (
    <ListenRahmen
      kopf={KOPF}
      liste={PROTOKOLL_LISTE}
      stand={daten}
      formular={formular}
      antwort={antwort}
      vorab={hasBefunde && pruefung}
      danach={
        <>
          <AuszugLink seite="wartungAuszug" ansicht={ansicht} total={total} />
          {!hasBefunde && pruefung}
        </>
      }
    >
      <ProtokollTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.protokoll, wahl)} zeilen={zeilen} />
    </ListenRahmen>
  );
}

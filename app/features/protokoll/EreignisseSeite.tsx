import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { chooseSpalten, TABELLEN } from "~/domain/tabelle/tabellen";
import { ListenRahmen } from "~/features/tabelle";
import { AuszugLink } from "./AuszugLink";
import { EreignisTabelle } from "./EreignisTabelle";
import type { EreignisDaten } from "./loadEreignisse";
import { LogWege } from "./LogWege";
import { EREIGNIS_LISTE } from "./protokollListe";

type EreignisseSeiteProps = { daten: EreignisDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const KOPF = {
  title: "Ereignisketten",
  lead: "Codes, Kennungen und Prüfsummen, keine Inhalte. Das Portal protokolliert, wer diese Liste liest.",
  actions: <LogWege liste="ereignisse" />,
};

/** What happened to all Anträge, as their chains keep it. @spec issue 18 §6 */
export function EreignisseSeite({ daten, formular, antwort }: EreignisseSeiteProps) {
  const { ansicht, zeilen, wahl, total } = daten;
  return (
    <ListenRahmen
      kopf={KOPF}
      liste={EREIGNIS_LISTE}
      stand={daten}
      formular={formular}
      antwort={antwort}
      danach={<AuszugLink seite="wartungKettenauszug" ansicht={ansicht} total={total} />}
    >
      <EreignisTabelle ansicht={ansicht} spalten={chooseSpalten(TABELLEN.ereignisse, wahl)} zeilen={zeilen} />
    </ListenRahmen>
  );
}

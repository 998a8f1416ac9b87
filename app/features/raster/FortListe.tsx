import type { Eingaben } from "~/contract/antrag/formAntwort";
import { DefinitionList } from "~/ui";
import { listGetippte } from "./listGetippte";
import type { RasterDaten } from "./loadRaster";

/** What was typed for a Vorhaben or an Antrag that is gone, to be copied: no table holds it any more. */
export function FortListe({ daten, eingaben }: { daten: RasterDaten; eingaben: Eingaben }) {
  return <DefinitionList items={listGetippte(daten, eingaben).map(({ label, text }) => ({ label, value: text }))} />;
}

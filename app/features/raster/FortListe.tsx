import type { Eingaben } from "~/contract/antrag/formAntwort";
import { toFormData } from "~/features/formular";
import { findTabelle } from "~/features/zeilen";
import { DefinitionList } from "~/ui";
import type { RasterDaten } from "./loadRaster";
import { listGefragte } from "./rasterFelder";
import { splitZeilen } from "./rasterNamen";

/** What was typed for a Vorhaben that is gone, to be copied: no table holds it any more. */
export function FortListe({ daten: { art, ort }, eingaben }: { daten: RasterDaten; eingaben: Eingaben }) {
  const gefunden = findTabelle(art, ort.tabelle);
  if (gefunden === undefined) return null;
  const { uuids, teilVon } = splitZeilen(toFormData(eingaben));
  const felder = listGefragte(gefunden);
  const items = uuids.flatMap((uuid, stelle) =>
    felder.flatMap(({ key, label }) => {
      const texte = teilVon(uuid)
        .getAll(key)
        .filter((text) => typeof text === "string" && text !== "");
      return texte.length === 0
        ? []
        : [{ label: `Zeile ${String(stelle + 1)}: ${label}`, value: texte.map(String).join("; ") }];
    }),
  );
  return <DefinitionList items={items} />;
}

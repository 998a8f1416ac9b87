import { rasterName, readRasterName } from "~/domain/antrag/formular/raster";
import type { Entwurf } from "~/features/formular";
import { textVon } from "~/features/formular";
import { kinds } from "~/formkit/kinds";
import { displayField } from "~/formkit/readForm";
import type { RasterDaten } from "./loadRaster";
import { startZeile, listGefragte, type RasterLage } from "./rasterFelder";
import { type RasterStand, zellenName } from "./rasterStand";

const NEUE_ZEILE = "noch nicht gespeicherte Zeile";

/** A typed text of a cell as people read it; one that cannot be read as it is. */
function lesbarIn(lage: RasterLage, name: string, text: string | string[]): string {
  const zelle = readRasterName(name);
  const feld = listGefragte(lage).find(({ key }) => key === zelle?.key);
  if (feld === undefined) return [text].flat().join("\n");
  const { wert, issue } = kinds[feld.kind].parse(text, feld);
  if (issue !== undefined) return [text].flat().join("\n");
  const { wurzel, kontext } = lage;
  return displayField(feld, { werte: { [feld.key]: wert }, wurzel, kontext });
}

/** The names of the cells for people, in the order of the page. */
export const rasterLabels = ({ lage, zeilen }: RasterStand): Record<string, string> =>
  Object.fromEntries(
    zeilen.flatMap((zeile) =>
      listGefragte(lage).map((feld) => [rasterName(zeile.zeile.uuid, feld.key), zellenName(feld, zeile)]),
    ),
  );

/** What is stored in the cells of the table as texts. */
const basisVon = ({ lage, zeilen }: RasterStand): Record<string, string | string[]> =>
  Object.fromEntries(
    zeilen
      .filter(({ isNeu }) => !isNeu)
      .flatMap(({ zeile }) =>
        listGefragte(lage).map((feld) => [
          rasterName(zeile.uuid, feld.key),
          textVon(feld, feld.key, { eingaben: null, werte: zeile }),
        ]),
      ),
  );

/**
 * The table as the vault and the question before leaving know it. Rows that were begun on the page have ids of their
 * own: what is typed in them is kept as well, and put back it stands in its row again.
 */
export function entwurfVonRaster(
  { ort, revision }: Pick<RasterDaten, "ort" | "revision">,
  stand: RasterStand,
): Entwurf {
  const { lage } = stand;
  return {
    wo: { antrag: `tabelle-${ort.tabelle}`, vorhaben: ort.vorhabenUuid },
    revision,
    basis: basisVon(stand),
    labels: rasterLabels(stand),
    lesbar: (name, text) => lesbarIn(lage, name, text),
    neu(name) {
      const zelle = readRasterName(name);
      const feld = listGefragte(lage).find(({ key }) => key === zelle?.key);
      if (zelle === null || feld === undefined || lage.tabelle.rows === "fest") return null;
      const werte = startZeile(lage, zelle.uuid);
      return {
        label: `${lage.tabelle.entity?.label ?? "Zeile"} (${NEUE_ZEILE}): ${feld.label}`,
        start: textVon(feld, feld.key, { eingaben: null, werte }),
      };
    },
  };
}

import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import { rasterName } from "~/domain/antrag/formular/raster";
import { type GetippteAngabe, toFormData } from "~/features/formular";
import { findTabelle, type ZeilenOrt } from "~/features/zeilen";
import { listGefragte } from "./rasterFelder";
import { splitZeilen } from "./rasterNamen";

type Gemeint = { art: FormularArt; ort: Pick<ZeilenOrt, "tabelle"> };

/**
 * What was typed in a table of which nothing is stored any more, cell by cell. Of an Antrag that its sender may not
 * read, not even the form is known: the tables of both versions are called alike.
 */
export function listGetippte({ art, ort }: Gemeint, eingaben: Eingaben): GetippteAngabe[] {
  const gefunden = findTabelle(art, ort.tabelle) ?? findTabelle("V1", ort.tabelle);
  if (gefunden === undefined) return [];
  const { uuids, teilVon } = splitZeilen(toFormData(eingaben));
  const felder = listGefragte(gefunden);
  return uuids.flatMap((uuid, stelle) =>
    felder.flatMap(({ key, label }) => {
      const texte = teilVon(uuid)
        .getAll(key)
        .filter((text) => typeof text === "string" && text !== "");
      return texte.length === 0
        ? []
        : [
            {
              name: rasterName(uuid, key),
              label: `Zeile ${String(stelle + 1)}: ${label}`,
              text: texte.map(String).join("; "),
            },
          ];
    }),
  );
}

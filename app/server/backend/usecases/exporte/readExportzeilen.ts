import { setImmediate as naechsteRunde } from "node:timers/promises";
import type { Exportzelle } from "~/contract/tabelle/exportTabelle";
import { toExportzeilen } from "~/contract/tabelle/listenExport";
import type { Spaltenwahl } from "~/domain/tabelle/tabellen";
import { LISTE_HOECHSTENS } from "~/domain/tabelle/tabellenAnsicht";
import { listAntragZeilen } from "../../storage/antragListe";
import { inSchnappschuss } from "../../storage/transaction";
import { toSuche } from "../antraege/listAntraege";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import type { Aufruf } from "../antraege/aufruf";

/** So many rows are read and turned into cells before others have their turn. */
const JE_STUECK = 250;

/**
 * All rows that the list of a person reaches, as cells. They are read piece by piece, so that no piece holds up the
 * process, out of one snapshot, so that no row is there twice or missing.
 */
export async function readExportzeilen(
  { dienste, person }: Aufruf,
  anfrage: Pick<Listenanfrage, "suche" | "filter" | "sort">,
  wahl: Spaltenwahl,
): Promise<Exportzelle[][]> {
  const suche = toSuche(person, anfrage);
  return inSchnappschuss(dienste, async (tx) => {
    const zellen: Exportzelle[][] = [];
    for (let offset = 0; offset < LISTE_HOECHSTENS; offset += JE_STUECK) {
      const { zeilen } = await listAntragZeilen(tx, { ...suche, offset, limit: JE_STUECK });
      for (const reihe of toExportzeilen(zeilen, wahl)) zellen.push(reihe);
      if (zeilen.length < JE_STUECK) break;
      await naechsteRunde();
    }
    return zellen;
  });
}

import type { Tabellenstrom } from "~/contract/tabelle/exportTabelle";
import type { ExportFormat } from "~/domain/tabelle/exportDatei";
import { packCsv } from "./csv";
import { packJson } from "./json";
import { packXlsx } from "./xlsx";

const PACKEN: Readonly<Record<ExportFormat, (tabelle: Tabellenstrom) => AsyncGenerator<Uint8Array>>> = {
  CSV: packCsv,
  XLSX: packXlsx,
  JSON: packJson,
};

/** A table as bytes of a file, as its rows come. */
export const packTabelle = (format: ExportFormat, tabelle: Tabellenstrom): AsyncGenerator<Uint8Array> =>
  PACKEN[format](tabelle);

import type { Exporttabelle } from "~/contract/tabelle/exportTabelle";
import type { Rufe } from "~/contract/wire/call";
import { toJahresExport } from "./toJahresExport";

/** The Wirtschaftsjahre of the chosen company as a table. */
export const loadJahresExport = async (call: Rufe): Promise<Exporttabelle> =>
  toJahresExport(await call.wirtschaftsjahre.listWirtschaftsjahre({}));

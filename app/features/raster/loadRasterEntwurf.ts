import type { Rufe } from "~/contract/wire/call";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Entwurf } from "~/features/formular";
import { findSperre, findZeilenStand, type ZeilenOrt } from "~/features/zeilen";
import { entwurfVonRaster } from "./rasterEntwurf";
import { rasterStandVon } from "./rasterStand";

/** A table as it is stored now, for what was typed in it; `sperre`: why nothing can be saved. */
export type RasterEntwurf = {
  entwurf: Entwurf;
  tabLabel: string;
  tabellenLabel: string;
  ticket: string | undefined;
  sperre: string | null;
};

type Gesucht = { ort: ZeilenOrt; art: FormularArt; eingaben: Eingaben };

/** What is stored of the table that a kept form was about; null when it is gone. */
export async function loadRasterEntwurf(call: Rufe, { ort, art, eingaben }: Gesucht): Promise<RasterEntwurf | null> {
  const stand = await findZeilenStand(call, { ort, art });
  if (stand === null) return null;
  const { neueste: werte, kontext, revision, tab, tabelle, ticket } = stand;
  const gezeigt = rasterStandVon({ ort, art, werte, kontext }, eingaben, []);
  if (gezeigt === null) return null;
  return {
    entwurf: entwurfVonRaster({ ort, revision }, gezeigt),
    tabLabel: tab.label,
    tabellenLabel: tabelle.label,
    ticket,
    sperre: findSperre(stand),
  };
}

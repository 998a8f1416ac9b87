import type { Rufe } from "~/contract/wire/call";
import { ZEILE_FELD } from "~/domain/antrag/formular/raster";
import { WEITERSCHREIBEN } from "~/features/aufbewahrung";
import { eingabenAus, formDataVon, type GeparktesVorhaben, geparktTitel } from "~/features/formular";
import { listGetippte, loadRasterEntwurf, rasterHref } from "~/features/raster";
import type { Geparktlage } from "./geparktlage";
import { listAbweichungen, listAngaben, listTexte } from "./vergleichVon";

const FORT = "Dieses Vorhaben gibt es nicht mehr; vielleicht hat es jemand gelöscht.";
const OEFFNET = "Mit „Übernehmen“ öffnet sich die Tabelle mit Ihren Eingaben. Gespeichert wird erst dort.";

/** Is it a table that was filled in as a whole, and no place of the form itself? */
export const isRaster = (geparkt: GeparktesVorhaben): boolean => formDataVon(geparkt).has(ZEILE_FELD);

/** A kept table: taking it over opens its page with what was typed; the save there merges and asks. */
export async function loadRasterlage(call: Rufe, geparkt: GeparktesVorhaben): Promise<Geparktlage> {
  const { antragUuid, formular: art } = geparkt;
  const { vorhabenUuid, tabelle } = geparkt.ort;
  const ort = { antragUuid, vorhabenUuid, tabelle: tabelle ?? "" };
  const formData = formDataVon(geparkt);
  const kopf = { action: rasterHref(ort), titel: geparktTitel(geparkt), hinweise: [] };
  const eingaben = eingabenAus(formData);
  const stand = await loadRasterEntwurf(call, { ort, art, eingaben });
  if (stand === null) {
    const angaben = listGetippte({ art, ort }, eingaben);
    return { ...kopf, tabLabel: "Als Tabelle bearbeiten", angaben, art: "nurKopieren", grund: FORT };
  }
  const { entwurf, tabLabel, tabellenLabel, ticket, sperre } = stand;
  const texte = listTexte(formData, entwurf.labels);
  const mehr = { ...kopf, tabLabel: `${tabLabel}: Als Tabelle bearbeiten`, angaben: listAngaben(texte, entwurf) };
  if (sperre !== null) return { ...mehr, art: "nurKopieren", grund: sperre };
  const felder = listAbweichungen(texte, entwurf);
  return {
    ...mehr,
    hinweise: [OEFFNET],
    art: "pruefen",
    konflikt: null,
    unlesbar: [],
    ticket,
    oeffnen: WEITERSCHREIBEN,
    isVeraltet: true,
    abschnitte: felder.length === 0 ? [] : [{ key: ort.tabelle, titel: tabellenLabel, felder }],
  };
}

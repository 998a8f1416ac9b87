import { rasterName } from "~/domain/antrag/formular/raster";
import { type FormularArt, formulare } from "~/domain/antrag/formular/formulare";
import { antragTitel, formularHref } from "~/features/antrag";
import { findOrNull, toWerte, werteFuerPlatz, zeilenStatesVon } from "~/features/formular";
import {
  findSperre,
  findZeilenStand,
  readZeilenOrt,
  type TabellenAnfrage as Anfrage,
  type ZeilenOrt,
  type ZeilenStand,
} from "~/features/zeilen";
import type { Werte } from "~/formkit/field";
import { isAnswered, rowsOf } from "~/formkit/werte";
import { newUuid } from "~/lib/uuid";
import { type RasterDaten, toFort } from "./rasterDaten";

export type { RasterDaten } from "./rasterDaten";

/** The page, or the address of the form. */
export type RasterLadung = { art: "seite"; daten: RasterDaten } | { art: "umleiten"; to: string };

function werteFuerTabelle({ ort, tabelle, tab, neueste }: ZeilenStand, art: FormularArt): Werte {
  const alle = toWerte(ort.vorhabenUuid, neueste);
  const kurz = werteFuerPlatz(alle, { form: formulare[art], tab, zeile: null });
  return { ...kurz, [tabelle.key]: rowsOf(alle, tabelle.key) };
}

/** What is missing says the star: nobody is scolded for a table that is being filled. */
function hinweiseVon({ pruefung, tabelle, neueste }: ZeilenStand): Record<string, string> {
  const zeilen = new Map(rowsOf(neueste, tabelle.key).map((zeile) => [zeile.uuid, zeile]));
  const felder = new Map(tabelle.entity?.fields.map((feld) => [feld.key, feld]));
  const isHier = ({ uuid, property }: { uuid: string; property: string }): boolean => {
    const feld = felder.get(property);
    return feld !== undefined && isAnswered(feld, zeilen.get(uuid)?.[property]);
  };
  const texte = [...pruefung.fehler, ...pruefung.warnungen].filter(isHier);
  const jeZelle = new Map<string, string[]>();
  for (const { uuid, property, message } of texte) {
    const name = rasterName(uuid, property);
    jeZelle.set(name, [...(jeZelle.get(name) ?? []), message]);
  }
  return Object.fromEntries([...jeZelle].map(([name, meldungen]) => [name, meldungen.join(" ")]));
}

function toDaten(stand: ZeilenStand, { art, formular }: Anfrage, sperre: string | null): RasterDaten {
  const { ort, antrag, tabelle, tab, nummer, neueste, kontext, revision, ticket, geparkte, pruefung } = stand;
  const stelle = antrag.vorhaben.findIndex(({ uuid }) => uuid === ort.vorhabenUuid);
  return {
    ort,
    art,
    antragTitel: antragTitel(antrag),
    vorhaben: antrag.vorhaben[stelle]?.titel || `Vorhaben ${String(stelle + 1)}`,
    tabLabel: tab.label,
    tabellenLabel: tabelle.label,
    zurueck: formularHref({ antragUuid: ort.antragUuid, art }, ort.vorhabenUuid, nummer),
    werte: werteFuerTabelle(stand, art),
    kontext,
    revision,
    zeilenStates: zeilenStatesVon(pruefung, tab, neueste),
    hinweise: hinweiseVon(stand),
    ersteZeile: newUuid(),
    fort: null,
    sperre,
    aufbewahrung: ticket === undefined ? { geparkte } : { ticket, geparkte },
    formular,
  };
}

const FORT = "Dieses Vorhaben gibt es nicht mehr; vielleicht hat es jemand gelöscht.";
const NOCH_DA = " Was Sie getippt haben, steht noch hier; bitte kopieren Sie, was Sie behalten möchten.";

async function loadFort({ call, antragUuid: uuid, art, formular, isGesendet }: Anfrage, ort: ZeilenOrt) {
  const antrag = await findOrNull(() => call.antraege.getAntrag({ uuid }));
  const sperre = isGesendet ? `${FORT}${NOCH_DA}` : FORT;
  const mehr = { ort, art, sperre, formular, zurueck: formularHref({ antragUuid: uuid, art }) };
  return antrag === null
    ? toFort({ ...mehr, fort: "ANTRAG", antragTitel: "Antrag" })
    : toFort({ ...mehr, fort: "VORHABEN", antragTitel: antragTitel(antrag) });
}

/**
 * Loads the page for a table as a whole. Where it cannot be changed it is read there: a page that is open already, and
 * that is read anew in the background, stays, with what is typed.
 */
export async function loadRaster(anfrage: Anfrage): Promise<RasterLadung> {
  const { call, antragUuid, art, url } = anfrage;
  const ort = readZeilenOrt(url, antragUuid);
  if (ort === null) return { art: "umleiten", to: formularHref({ antragUuid, art }) };
  const stand = await findZeilenStand(call, { ort, art });
  if (stand === null) return { art: "seite", daten: await loadFort(anfrage, ort) };
  return { art: "seite", daten: toDaten(stand, anfrage, findSperre(stand)) };
}

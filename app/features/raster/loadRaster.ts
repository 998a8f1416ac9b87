import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import { rasterName } from "~/domain/antrag/formular/raster";
import { type FormularArt, formulare } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { antragTitel, formularHref } from "~/features/antrag";
import { toWerte, werteFuerPlatz, zeilenStatesVon } from "~/features/formular";
import {
  findSperre,
  findZeilenStand,
  readZeilenOrt,
  type TabellenAnfrage as Anfrage,
  type ZeilenOrt,
  type ZeilenStand,
} from "~/features/zeilen";
import type { Werte } from "~/formkit/field";
import type { RowState } from "~/formkit/rowState";
import { isAnswered, rowsOf } from "~/formkit/werte";
import { newUuid } from "~/lib/uuid";

/** What the page of a table gets: where it is, and what is stored. */
export type RasterDaten = {
  ort: ZeilenOrt;
  art: FormularArt;
  antragTitel: string;
  vorhaben: string;
  tabLabel: string;
  tabellenLabel: string;
  /** The tab with the table. */
  zurueck: string;
  /** The answers of the Vorhaben; of long texts only those of the table. */
  werte: Werte;
  kontext: AntragKontext;
  revision: number;
  zeilenStates: Record<string, RowState>;
  /** What was found in what is stored, by the name of the control: doubts, and answers that are wrong. */
  hinweise: Record<string, string>;
  /** The id of the row that stands in a table without any. */
  ersteZeile: string;
  /** The Vorhaben is gone: only what was typed is left. */
  isFort: boolean;
  /** Why nothing can be saved (any more). */
  sperre: string | null;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
};

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
    isFort: false,
    sperre,
    aufbewahrung: ticket === undefined ? { geparkte } : { ticket, geparkte },
    formular,
  };
}

const FORT =
  "Dieses Vorhaben gibt es nicht mehr; vielleicht hat es jemand gelöscht. Was Sie getippt haben, steht noch hier; bitte kopieren Sie, was Sie behalten möchten.";

/** What is left when the Vorhaben is gone: what was typed. */
async function loadFort({ call, antragUuid: uuid, art, formular }: Anfrage, ort: ZeilenOrt): Promise<RasterDaten> {
  const antrag = await call.antraege.getAntrag({ uuid });
  return {
    ort,
    art,
    antragTitel: antragTitel(antrag),
    vorhaben: "",
    tabLabel: "Antrag",
    tabellenLabel: "Tabelle",
    zurueck: formularHref({ antragUuid: uuid, art }),
    werte: {},
    kontext: { heute: "", rechtsform: "", wirtschaftsjahrBeginn: "01-01" },
    revision: 0,
    zeilenStates: {},
    hinweise: {},
    ersteZeile: newUuid(),
    isFort: true,
    sperre: FORT,
    aufbewahrung: { geparkte: [] },
    formular,
  };
}

/**
 * Loads the page for a table as a whole. Where it cannot be changed this leads to the tab, which says why, but not with
 * what was typed.
 */
export async function loadRaster(anfrage: Anfrage): Promise<RasterLadung> {
  const { call, antragUuid, art, url, isGesendet } = anfrage;
  const form = { antragUuid, art };
  const ort = readZeilenOrt(url, antragUuid);
  if (ort === null) return { art: "umleiten", to: formularHref(form) };
  const stand = await findZeilenStand(call, { ort, art });
  if (stand === null)
    return isGesendet
      ? { art: "seite", daten: await loadFort(anfrage, ort) }
      : { art: "umleiten", to: formularHref(form, ort.vorhabenUuid, 0) };
  const sperre = findSperre(stand);
  const daten = toDaten(stand, anfrage, sperre);
  return sperre !== null && !isGesendet ? { art: "umleiten", to: daten.zurueck } : { art: "seite", daten };
}

import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aufbewahrung } from "~/contract/antrag/geparkteEingaben";
import type { Rufe } from "~/contract/wire/call";
import type { FormularArt } from "~/domain/antrag/formular/formulare";
import { antragTitel, formularHref } from "~/features/antrag";
import { writeZeilen } from "~/formkit/einlesen/writeZeilen";
import { rowsOf } from "~/formkit/werte";
import { listErklaerte, type SpalteErklaert } from "./spaltenErklaert";
import { readZeilenOrt, type ZeilenOrt } from "./zeilenOrt";
import { findSperre, findZeilenStand, type ZeilenStand } from "./zeilenStand";

/** What the page shows of its table; null where the Vorhaben is gone, and only the typed text is left. */
export type ZeilenTabelle = {
  label: string;
  tabLabel: string;
  vorhaben: string;
  /** The tab with the table. */
  zurueck: string;
  spalten: SpalteErklaert[];
  /** The rows that there are, to be copied. */
  zeilen: string;
  anzahl: number;
  /** The program gives the rows: they are filled, not added. */
  isFest: boolean;
};

export type ZeilenDaten = {
  ort: ZeilenOrt;
  antragTitel: string;
  tabelle: ZeilenTabelle | null;
  revision: number;
  /** Why no rows can be added. */
  sperre: string | null;
  aufbewahrung: Aufbewahrung;
  formular: FormularSchutz;
};

/** What a page for a table as a whole is loaded with. */
export type TabellenAnfrage = {
  call: Rufe;
  antragUuid: string;
  art: FormularArt;
  url: URL;
  formular: FormularSchutz;
  /** The page answers a form that was not accepted: it stays, with what was typed. */
  isGesendet: boolean;
};

/** The page, or the address of the form. */
export type ZeilenLadung = { art: "seite"; daten: ZeilenDaten } | { art: "umleiten"; to: string };

function toTabelle(stand: ZeilenStand, art: FormularArt): ZeilenTabelle {
  const { ort, antrag, tabelle, tab, nummer, wurzel, kontext } = stand;
  const stelle = antrag.vorhaben.findIndex(({ uuid }) => uuid === ort.vorhabenUuid);
  const lage = { tabelle, wurzel, kontext };
  return {
    label: tabelle.label,
    tabLabel: tab.label,
    vorhaben: antrag.vorhaben[stelle]?.titel || `Vorhaben ${String(stelle + 1)}`,
    zurueck: formularHref({ antragUuid: ort.antragUuid, art }, ort.vorhabenUuid, nummer),
    spalten: listErklaerte(lage),
    zeilen: writeZeilen(lage),
    anzahl: rowsOf(wurzel, tabelle.key).length,
    isFest: tabelle.rows === "fest",
  };
}

const FORT =
  "Dieses Vorhaben gibt es nicht mehr; vielleicht hat es jemand gelöscht. Ihr Text steht noch hier; bitte kopieren Sie, was Sie behalten möchten.";

/** What is left when the Vorhaben is gone. */
async function loadFort({ call, antragUuid: uuid, formular }: TabellenAnfrage, ort: ZeilenOrt): Promise<ZeilenDaten> {
  const antrag = await call.antraege.getAntrag({ uuid });
  const leer = { tabelle: null, revision: 0, sperre: FORT, aufbewahrung: { geparkte: [] } };
  return { ...leer, ort, antragTitel: antragTitel(antrag), formular };
}

/**
 * Loads the page for the rows of a table. Where no rows can be added it leads to the tab, which says why, but not with
 * what was typed.
 */
export async function loadZeilen(anfrage: TabellenAnfrage): Promise<ZeilenLadung> {
  const { call, antragUuid, art, url, formular, isGesendet } = anfrage;
  const form = { antragUuid, art };
  const ort = readZeilenOrt(url, antragUuid);
  if (ort === null) return { art: "umleiten", to: formularHref(form) };
  const stand = await findZeilenStand(call, { ort, art });
  if (stand === null)
    return isGesendet
      ? { art: "seite", daten: await loadFort(anfrage, ort) }
      : { art: "umleiten", to: formularHref(form, ort.vorhabenUuid, 0) };
  const tabelle = toTabelle(stand, art);
  const sperre = findSperre(stand);
  if (sperre !== null && !isGesendet) return { art: "umleiten", to: tabelle.zurueck };
  const { antrag, revision, ticket, geparkte } = stand;
  const aufbewahrung = ticket === undefined ? { geparkte } : { ticket, geparkte };
  return {
    art: "seite",
    daten: { ort, antragTitel: antragTitel(antrag), tabelle, revision, sperre, aufbewahrung, formular },
  };
}

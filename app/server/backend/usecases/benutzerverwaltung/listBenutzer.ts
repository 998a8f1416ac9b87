import type { BenutzerZeile, ZustimmungStand } from "~/contract/konto/benutzerverwaltung";
import { MITGLIED_STATUS, type MitgliedStatus, ZWEITE_FAKTOREN } from "~/domain/benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN } from "~/domain/benutzer/rollen";
import { type Benutzerspalte, TABELLEN } from "~/domain/tabelle/tabellen";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { berlinDate, parseDate } from "~/lib/date";
import { eingabeUngueltig } from "../../ablehnung";
import type { RufKontext, FirmenPerson } from "../../kontext";
import { type BenutzerEintrag, findZustimmung, listBenutzer as listEintraege } from "../../storage/mitgliedStore";
import { FILTER_TRENNER, type Listenanfrage, readFilterJson, UNGUELTIG } from "../tabellen/listenanfrage";
import { requireVerwalter } from "./verwaltung";

type Liste = { data: BenutzerZeile[]; total: number; zustimmung: ZustimmungStand };
type Spalte = Benutzerspalte["key"];

/**
 * Everybody of the company and its invitations. A company has some dozens of them: they are searched and sorted here.
 */
export async function listBenutzer(kontext: RufKontext, anfrage: Listenanfrage): Promise<Liste> {
  const person = requireVerwalter(kontext);
  const { db, clock } = kontext.dienste;
  const [eintraege, setting] = await Promise.all([
    listEintraege(db, person.unternehmenUuid),
    findZustimmung(db, person.unternehmenUuid),
  ]);
  const alle = eintraege.map((eintrag) => toZeile(eintrag, person, clock.now()));
  const gesucht = alle.filter(toBedingung(anfrage)).toSorted(toReihenfolge(anfrage.sort));
  const { page, size } = anfrage;
  const data = size === 0 ? gesucht : gesucht.slice(page * size, (page + 1) * size);
  return { data, total: gesucht.length, zustimmung: toZustimmung(alle, setting, person) };
}

function toStatus({ art, isGesperrt, gueltigBis, wartetVon }: BenutzerEintrag, jetzt: Date): MitgliedStatus {
  if (art === "EINLADUNG") {
    if (gueltigBis !== null && gueltigBis <= jetzt) return "ABGELAUFEN";
    return wartetVon === null ? "EINGELADEN" : "WARTET";
  }
  if (isGesperrt) return "GESPERRT";
  return art === "RUHEND" ? "DEAKTIVIERT" : "AKTIV";
}

function toZeile(eintrag: BenutzerEintrag, { benutzerUuid }: FirmenPerson, jetzt: Date): BenutzerZeile {
  const { art, uuid, name, email, rolle, faktor, letzteAnmeldungAm, gueltigBis, darfStammdaten } = eintrag;
  const seesAll = art === "MITGLIED" && rolle === "BEVOLLMAECHTIGTER";
  return {
    uuid,
    isEinladung: art === "EINLADUNG",
    name,
    email,
    rolle,
    status: toStatus(eintrag, jetzt),
    zweiterFaktor: faktor,
    letzteAnmeldungAm: letzteAnmeldungAm?.toISOString() ?? null,
    anzahlAntraege: seesAll ? null : eintrag.anzahlAntraege,
    darfStammdaten,
    gueltigBis: gueltigBis?.toISOString() ?? null,
    wartet:
      eintrag.wartetVon === null
        ? null
        : { von: eintrag.wartetVonName ?? "", darfZustimmen: eintrag.wartetVon !== benutzerUuid },
    isSelbst: uuid === benutzerUuid,
  };
}

function toZustimmung(
  alle: readonly BenutzerZeile[],
  setting: Awaited<ReturnType<typeof findZustimmung>>,
  { benutzerUuid }: FirmenPerson,
): ZustimmungStand {
  const hatZweite = alle.some(
    ({ rolle, status, isSelbst }) => rolle === "BEVOLLMAECHTIGTER" && status === "AKTIV" && !isSelbst,
  );
  const endeWartet =
    setting?.endeVon == null
      ? null
      : { von: setting.endeVonName ?? "", darfZustimmen: setting.endeVon !== benutzerUuid };
  const wartende = alle
    .filter(({ wartet, status }) => wartet?.darfZustimmen === true && status !== "ABGELAUFEN")
    .map(({ uuid, name, email }) => ({ uuid, name: name || email }));
  return { an: setting?.an ?? false, endeWartet, hatZweite, wartende };
}

/** What people read in a column, to search and sort by. */
const TEXTE: {
  readonly [key in Exclude<Spalte, "letzteAnmeldungAm" | "anzahlAntraege">]: (zeile: BenutzerZeile) => string;
} = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  rolle: ({ rolle }) => UNTERNEHMENSROLLEN[rolle],
  status: ({ status }) => MITGLIED_STATUS[status],
  zweiterFaktor: ({ zweiterFaktor }) => (zweiterFaktor === null ? "" : ZWEITE_FAKTOREN[zweiterFaktor]),
};

const isTextspalte = (key: string): key is keyof typeof TEXTE => Object.hasOwn(TEXTE, key);
const sorter = new Intl.Collator("de", { numeric: true });
const contains = (text: string, teil: string): boolean =>
  text.toLocaleLowerCase("de-DE").includes(teil.toLocaleLowerCase("de-DE"));

/** Search in name and address, and all filters. */
function toBedingung({ suche = "", filter }: Listenanfrage): (zeile: BenutzerZeile) => boolean {
  const bedingungen = Object.entries(readFilterJson(filter))
    .filter(([, wert]) => wert.trim() !== "")
    .map(([key, wert]) => toFilter(key, wert.trim()));
  const gesucht = suche.trim();
  return (zeile) =>
    bedingungen.every((passt) => passt(zeile)) && (contains(zeile.name, gesucht) || contains(zeile.email, gesucht));
}

function toFilter(key: string, wert: string): (zeile: BenutzerZeile) => boolean {
  const spalte: Tabellenspalte | undefined = TABELLEN.benutzer.find((eine) => eine.key === key);
  if (spalte?.filter === undefined) throw eingabeUngueltig("filter", UNGUELTIG);
  if (key === "letzteAnmeldungAm") return toTagfilter(wert);
  if (!isTextspalte(key)) throw eingabeUngueltig("filter", UNGUELTIG);
  if (wert === OHNE_WERT) return (zeile) => TEXTE[key](zeile) === "";
  if (spalte.filter.auswahl === undefined) return (zeile) => contains(TEXTE[key](zeile), wert);
  const texte = spalte.filter.auswahl.filter(({ value }) => wert.split(FILTER_TRENNER).includes(value));
  return (zeile) => texte.some(({ label }) => label === TEXTE[key](zeile));
}

function toTagfilter(wert: string): (zeile: BenutzerZeile) => boolean {
  if (wert === OHNE_WERT) return ({ letzteAnmeldungAm }) => letzteAnmeldungAm === null;
  const tag = parseDate(wert);
  if (tag === undefined) throw eingabeUngueltig("filter.letzteAnmeldungAm", "Ungültiges Datum");
  return ({ letzteAnmeldungAm: am }) => am !== null && berlinDate(new Date(am)) === tag;
}

/** Whoever sees all Anträge stands above those who see some. */
const zugriffVon = ({ anzahlAntraege }: BenutzerZeile): number => anzahlAntraege ?? Number.MAX_SAFE_INTEGER;

function compareBy(key: string, a: BenutzerZeile, b: BenutzerZeile): number {
  if (key === "anzahlAntraege") return zugriffVon(a) - zugriffVon(b);
  if (key === "letzteAnmeldungAm") return (a.letzteAnmeldungAm ?? "").localeCompare(b.letzteAnmeldungAm ?? "");
  if (!isTextspalte(key)) throw eingabeUngueltig("sort", UNGUELTIG);
  return sorter.compare(TEXTE[key](a), TEXTE[key](b));
}

/** By what was asked for, then by name. */
function toReihenfolge(sort = ""): (a: BenutzerZeile, b: BenutzerZeile) => number {
  const gefragt = sort === "" ? [] : sort.split(",").map((teil) => teil.split(":"));
  for (const [key = "", order = ""] of gefragt) {
    const isBekannt = TABELLEN.benutzer.some((spalte) => spalte.key === key && spalte.sortierbar);
    if (!isBekannt || (order !== "asc" && order !== "desc")) throw eingabeUngueltig("sort", UNGUELTIG);
  }
  return (a, b) => {
    for (const [key = "", order] of gefragt) {
      const unterschied = compareBy(key, a, b);
      if (unterschied !== 0) return order === "desc" ? -unterschied : unterschied;
    }
    return sorter.compare(a.name, b.name) || sorter.compare(a.email, b.email);
  };
}

import type { VerbundLage, VerbundZeileSicht } from "~/contract/unternehmen/verbund";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import type { Verbundspalte } from "~/domain/tabelle/verbundSpalten";
import { OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { landText } from "~/domain/unternehmen/laender";
import { formatSteuernummer } from "~/domain/unternehmen/bundeslaender";
import { beteiligterKey, endenVon, type VerbundAngaben } from "~/domain/verbund/verbundAngaben";
import { isVerbindung, VERBINDUNGEN } from "~/domain/verbund/verbundFeld";
import { toVerbundGruppe } from "~/domain/verbund/verbundGruppe";
import { hoechstbetragText, zeitraumText, zustandVon } from "~/domain/verbund/verbundTexte";
import type { Befund } from "~/formkit/field";
import { ROW_STATE_TEXT } from "~/formkit/rowState";
import { textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import { compareDecimal } from "~/lib/decimal";
import { eingabeUngueltig } from "../../ablehnung";
import type { Person } from "../../kontext";
import type { VerbundSatz } from "../../storage/verbundStore";
import type { Aufruf } from "../antraege/aufruf";
import { FILTER_TRENNER, type Listenanfrage, readFilterJson, UNGUELTIG } from "../tabellen/listenanfrage";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbund, type Verbund } from "./loadVerbund";
import { nameDerZeile } from "./zeilenName";

type Liste = { data: VerbundZeileSicht[]; total: number; lage: VerbundLage };
type Spalte = Verbundspalte["key"];

/** The affiliated companies. A group has some dozens of them: they are searched and sorted here. */
export async function listVerbundene({ dienste, person }: Aufruf, anfrage: Listenanfrage): Promise<Liste> {
  const verbund = await loadVerbund(dienste.db, dienste, lesbaresUnternehmen(person));
  const gesucht = verbund.saetze
    .map((satz) => toZeile(verbund, satz))
    .filter(toBedingung(anfrage))
    .toSorted(toReihenfolge(anfrage.sort));
  const { page, size } = anfrage;
  const data = size === 0 ? gesucht : gesucht.slice(page * size, (page + 1) * size);
  return { data, total: gesucht.length, lage: toLage(verbund, { person, heute: todayBerlin(dienste.clock) }) };
}

const toBefunde = (befunde: readonly Befund[] = []) => befunde.map(({ property, message }) => ({ property, message }));

function toZeile(verbund: Verbund, satz: VerbundSatz): VerbundZeileSicht {
  const { eigenes, saetze, angaben, befunde, teilenHoechstbetrag, eingereichte } = verbund;
  const key = beteiligterKey(satz);
  const erste = saetze.find(({ uuid }) => uuid === key) ?? satz;
  const enden = endenVon(satz, eigenes.uuid);
  const endeVon = (wer: string) => ({
    key: wer,
    name: angaben.beteiligte.find((eine) => eine.key === wer)?.name ?? "",
  });
  return {
    uuid: satz.uuid,
    revision: satz.revision,
    name: nameDerZeile(saetze, satz),
    land: textOf(erste.werte, "land"),
    steuernummer: textOf(erste.werte, "steuernummer"),
    verbindung: textOf(satz.werte, "verbindung"),
    von: enden === null ? null : endeVon(enden.von),
    an: enden === null ? null : endeVon(enden.an),
    kapital: textOf(satz.werte, "kapital"),
    gueltigAb: textOf(satz.werte, "gueltigAb"),
    gueltigBis: textOf(satz.werte, "gueltigBis"),
    teiltHoechstbetrag: teilenHoechstbetrag.has(key),
    isEingereicht: eingereichte.has(satz.uuid),
    fehler: toBefunde(befunde.get(satz.uuid)?.fehler),
    warnungen: toBefunde(befunde.get(satz.uuid)?.warnungen),
  };
}

const toLage = (verbund: Verbund, { person, heute }: { person: Person; heute: string }): VerbundLage => {
  const {
    angaben,
    teilenHoechstbetrag: teilen,
    eigenes,
    saetze,
    stand,
    jahr,
    bestaetigung,
    luecken,
    isVollstaendig,
  } = verbund;
  return {
    eigenes: { key: eigenes.uuid, name: eigenes.name },
    gruppe: toGruppe(angaben, { tag: heute, teilen }),
    genutzt: [...verbund.genutzt],
    anzahl: saetze.length,
    befunde: toListenBefunde(verbund),
    stand,
    jahr,
    bestaetigung:
      bestaetigung === null
        ? null
        : { am: bestaetigung.am.toISOString(), von: bestaetigung.von, isAktuell: bestaetigung.stand === stand },
    luecken,
    isVollstaendig,
    rechte: { bearbeiten: can("unternehmenBearbeiten", person) },
  };
};

function toGruppe(angaben: VerbundAngaben, stand: { tag: string; teilen: ReadonlySet<string> }): VerbundLage["gruppe"] {
  const { mitglieder, beteiligungen } = toVerbundGruppe(angaben, stand);
  return { tag: stand.tag, mitglieder: [...mitglieder], beteiligungen: [...beteiligungen] };
}

/** The same is said of every row that it is about; the page says it once. */
function toListenBefunde({ listenBefunde, saetze }: Verbund): VerbundLage["befunde"] {
  const erste = new Map(listenBefunde.toReversed().map((befund) => [befund.message, befund]));
  return [...erste.values()].toReversed().map(({ zeile, art, message }) => {
    const satz = saetze.find(({ uuid }) => uuid === zeile);
    return { zeile, art, message, name: satz === undefined ? "" : nameDerZeile(saetze, satz) };
  });
}

/** What people read in a column, to search and sort by. */
const TEXTE: { readonly [key in Exclude<Spalte, "kapital" | "zeitraum">]: (zeile: VerbundZeileSicht) => string } = {
  status: (zeile) => ROW_STATE_TEXT[zustandVon(zeile)],
  name: ({ name }) => name,
  land: ({ land }) => (land === "" ? "" : landText(land)),
  steuernummer: ({ steuernummer }) => formatSteuernummer(steuernummer),
  verbindung: ({ verbindung }) => (isVerbindung(verbindung) ? VERBINDUNGEN[verbindung] : ""),
  hoechstbetrag: ({ teiltHoechstbetrag }) => hoechstbetragText(teiltHoechstbetrag),
};

const isTextspalte = (key: string): key is keyof typeof TEXTE => Object.hasOwn(TEXTE, key);
const sorter = new Intl.Collator("de", { numeric: true });
const contains = (text: string, teil: string): boolean =>
  text.toLocaleLowerCase("de-DE").includes(teil.toLocaleLowerCase("de-DE"));

/** Search in name and tax number, and all filters. */
function toBedingung({ suche = "", filter }: Listenanfrage): (zeile: VerbundZeileSicht) => boolean {
  const bedingungen = Object.entries(readFilterJson(filter))
    .filter(([, wert]) => wert.trim() !== "")
    .map(([key, wert]) => toFilter(key, wert.trim()));
  const gesucht = suche.trim();
  return (zeile) =>
    bedingungen.every((passt) => passt(zeile)) &&
    [zeile.name, zeile.steuernummer, formatSteuernummer(zeile.steuernummer)].some((text) => contains(text, gesucht));
}

function toFilter(key: string, wert: string): (zeile: VerbundZeileSicht) => boolean {
  const spalte: Tabellenspalte | undefined = TABELLEN.verbund.find((eine) => eine.key === key);
  if (spalte?.filter === undefined || !isTextspalte(key)) throw eingabeUngueltig("filter", UNGUELTIG);
  if (wert === OHNE_WERT) return (zeile) => TEXTE[key](zeile) === "";
  if (spalte.filter.auswahl === undefined) return (zeile) => contains(TEXTE[key](zeile), wert);
  const texte = spalte.filter.auswahl.filter(({ value }) => wert.split(FILTER_TRENNER).includes(value));
  return (zeile) => texte.some(({ label }) => label === TEXTE[key](zeile));
}

function compareBy(key: string, a: VerbundZeileSicht, b: VerbundZeileSicht): number {
  if (key === "kapital") return compareDecimal(a.kapital || "-1", b.kapital || "-1");
  if (key === "zeitraum")
    return (
      a.gueltigAb.localeCompare(b.gueltigAb) ||
      zeitraumText(a.gueltigAb, a.gueltigBis).localeCompare(zeitraumText(b.gueltigAb, b.gueltigBis))
    );
  if (!isTextspalte(key)) throw eingabeUngueltig("sort", UNGUELTIG);
  return sorter.compare(TEXTE[key](a), TEXTE[key](b));
}

/** By what was asked for; without it, and where that says nothing, in the order in which they were entered. */
function toReihenfolge(sort = ""): (a: VerbundZeileSicht, b: VerbundZeileSicht) => number {
  const gefragt = sort === "" ? [] : sort.split(",").map((teil) => teil.split(":"));
  for (const [key = "", order = ""] of gefragt) {
    const isBekannt = TABELLEN.verbund.some((spalte) => spalte.key === key && spalte.sortierbar);
    if (!isBekannt || (order !== "asc" && order !== "desc")) throw eingabeUngueltig("sort", UNGUELTIG);
  }
  return (a, b) => {
    for (const [key = "", order] of gefragt) {
      const unterschied = compareBy(key, a, b);
      if (unterschied !== 0) return order === "desc" ? -unterschied : unterschied;
    }
    return 0;
  };
}

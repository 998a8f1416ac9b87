import type { VerbundLage, VerbundZeileSicht } from "~/contract/unternehmen/verbund";
import { can } from "~/domain/benutzer/systemrollenRechte";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { holdsOn } from "~/domain/kmu/netz";
import { landText } from "~/domain/unternehmen/laender";
import { formatSteuernummer } from "~/domain/unternehmen/bundeslaender";
import { wirtschaftsjahrBeginnVon } from "~/domain/unternehmen/beginnTag";
import { listUngenannte } from "~/domain/verbund/genutzteGrundlage";
import { beteiligterKey, endenVon, type VerbundAngaben } from "~/domain/verbund/verbundAngaben";
import { BEHERRSCHUNGEN, isBeherrschung, isVerbindung, VERBINDUNGEN } from "~/domain/verbund/verbundFeld";
import { toVerbundGruppe } from "~/domain/verbund/verbundGruppe";
import { hoechstbetragText, zeitraumText } from "~/domain/verbund/verbundTexte";
import type { Befund } from "~/formkit/field";
import { ROW_STATE_TEXT, storedRowState } from "~/formkit/rowState";
import { textOf } from "~/formkit/werte";
import { todayBerlin } from "~/lib/date";
import { compareDecimal, formatGermanDecimal } from "~/lib/decimal";
import type { Person } from "../../kontext";
import type { VerbundSatz } from "../../storage/verbundStore";
import type { Aufruf } from "../antraege/aufruf";
import { chooseZeilen, type Lesart } from "../tabellen/chooseZeilen";
import type { Listenanfrage } from "../tabellen/listenanfrage";
import { lesbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbund, type Verbund } from "./loadVerbund";
import { nameDerZeile } from "./zeilenName";

type Liste = { data: VerbundZeileSicht[]; total: number; lage: VerbundLage };

/**
 * The affiliated companies, of one day when that is asked for: then the rows that hold on it, and the group as it was.
 * A group has some dozens of them: they are searched and sorted here.
 *
 * @assumed bildschirme.md part 2 shows one list; without a day it keeps every row, so that ended ones can be found and
 * mended.
 */
export async function listVerbundene(
  { dienste, person }: Aufruf,
  anfrage: Listenanfrage & { jahre?: string | undefined; stand?: string | undefined },
): Promise<Liste> {
  const verbund = await loadVerbund(dienste.db, dienste, lesbaresUnternehmen(person));
  const { stand } = anfrage;
  const zeilen = verbund.saetze
    .map((satz) => toZeile(verbund, satz))
    .filter((zeile) => stand === undefined || holdsOn(zeile, stand));
  return {
    ...chooseZeilen(zeilen, anfrage, LESART),
    lage: {
      ...toLage(verbund, { person, tag: stand ?? todayBerlin(dienste.clock) }),
      ungenannt: listUngenannteIn(verbund, anfrage.jahre?.split(",") ?? []),
    },
  };
}

function listUngenannteIn({ saetze, angaben, unternehmen: { werte } }: Verbund, jahre: string[]) {
  return [...listUngenannte(saetze, angaben, { jahre, beginnTag: wirtschaftsjahrBeginnVon(werte) })];
}

const toBefunde = (befunde: readonly Befund[] = []) => befunde.map(({ property, message }) => ({ property, message }));

function toZeile(verbund: Verbund, satz: VerbundSatz): VerbundZeileSicht {
  const { eigenes, saetze, angaben, befunde, teilenHoechstbetrag, eingereichte } = verbund;
  const key = beteiligterKey(satz);
  const erste = saetze.find(({ uuid }) => uuid === key) ?? satz;
  const enden = endenVon(satz, eigenes.uuid);
  const nameVon = (wer: string) => angaben.beteiligte.find((einer) => einer.key === wer)?.name ?? "";
  const endeVon = (wer: string) => ({ key: wer, name: nameVon(wer) });
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
    stimmen: textOf(satz.werte, "stimmen") || textOf(satz.werte, "kapital"),
    beherrschung: textOf(satz.werte, "beherrschung"),
    ueber: nameVon(textOf(satz.werte, "ueber")),
    gueltigAb: textOf(satz.werte, "gueltigAb"),
    gueltigBis: textOf(satz.werte, "gueltigBis"),
    teiltHoechstbetrag: teilenHoechstbetrag.has(key),
    isEingereicht: eingereichte.has(satz.uuid),
    fehler: toBefunde(befunde.get(satz.uuid)?.fehler),
    warnungen: toBefunde(befunde.get(satz.uuid)?.warnungen),
  };
}

type Grundlage = Omit<VerbundLage, "ungenannt">;

const toLage = (verbund: Verbund, { person, tag }: { person: Person; tag: string }): Grundlage => {
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
    gruppe: toGruppe(angaben, { tag, teilen }),
    genutzt: [...verbund.genutzt],
    hatOffene: angaben.offen.length > 0,
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

/** A share as it is shown, and as people write it. */
const listAnteil = (anteil: string): readonly string[] =>
  anteil === "" ? [] : [formatGermanDecimal(anteil), `${formatGermanDecimal(anteil)} %`];

/** What nothing is said of comes before nought. */
const compareAnteil = (a: string, b: string): number => compareDecimal(a || "-1", b || "-1");

/** How the rows are searched and sorted: without an order that was asked for, as they were entered. */
const LESART: Lesart<VerbundZeileSicht> = {
  spalten: TABELLEN.verbund,
  suche: ["name", "steuernummer", "ziffern"],
  texte: {
    status: (zeile) => ROW_STATE_TEXT[storedRowState(zeile)],
    name: ({ name }) => name,
    land: ({ land }) => (land === "" ? "" : landText(land)),
    steuernummer: ({ steuernummer }) => formatSteuernummer(steuernummer),
    ziffern: ({ steuernummer }) => steuernummer,
    verbindung: ({ verbindung }) => (isVerbindung(verbindung) ? VERBINDUNGEN[verbindung] : ""),
    kapital: ({ kapital }) => listAnteil(kapital),
    stimmen: ({ stimmen }) => listAnteil(stimmen),
    einfluss: ({ beherrschung }) => (isBeherrschung(beherrschung) ? BEHERRSCHUNGEN[beherrschung] : ""),
    ueber: ({ ueber }) => ueber,
    zeitraum: ({ gueltigAb, gueltigBis }) => zeitraumText(gueltigAb, gueltigBis),
    hoechstbetrag: ({ teiltHoechstbetrag }) => hoechstbetragText(teiltHoechstbetrag),
  },
  vergleiche: {
    kapital: (a, b) => compareAnteil(a.kapital, b.kapital),
    stimmen: (a, b) => compareAnteil(a.stimmen, b.stimmen),
    zeitraum: (a, b) =>
      a.gueltigAb.localeCompare(b.gueltigAb) ||
      zeitraumText(a.gueltigAb, a.gueltigBis).localeCompare(zeitraumText(b.gueltigAb, b.gueltigBis)),
  },
};

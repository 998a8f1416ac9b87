import { z } from "zod";
import { type Tabelle, TABELLEN } from "~/domain/tabelle/tabellen";
import {
  formatAnsicht,
  isAnsichtName,
  onSeite,
  parseAnsicht,
  withoutLeere,
  ZURUECKSETZEN,
} from "~/domain/tabelle/tabellenAnsicht";
import { EIGENE_COOKIES } from "./cookies";
import type { OffeneSeite } from "./offen";
import { openSealed, sealJson } from "./signatur";

/** A browser drops cookies over 4 KB: the views seen longest ago are forgotten first. */
const LAENGSTE = 2_500;

/** The query of the last view per table, the table seen last at the end. Plain views are not among them. */
type Gemerktes = [tabelle: string, query: string][];

const gemerktes = z.array(z.tuple([z.string(), z.string()]));

/** The table of a page, and the address of the page without a query. */
type Listenort = { tabelle: Tabelle; adresse: string };

/** Bound to the session: whoever logs in next begins with the plain view. */
const zweckVon = async ({ anfrage }: OffeneSeite): Promise<string> => `ansicht ${await anfrage.csrf()}`;

async function readGemerktes(offen: OffeneSeite): Promise<Gemerktes> {
  const { anfrage } = offen;
  const parsed = gemerktes.safeParse(
    openSealed(anfrage.schluessel, await zweckVon(offen), anfrage.readCookie(EIGENE_COOKIES.ansicht)),
  );
  return parsed.success ? parsed.data : [];
}

/**
 * Keeps the view that a query asks for until the next visit: from its first page on, with the pages below it. The plain
 * view ends the memory.
 */
async function remember(offen: OffeneSeite, tabelle: Tabelle, gefragt: URLSearchParams): Promise<void> {
  const { anfrage } = offen;
  const ansicht = parseAnsicht(gefragt, TABELLEN[tabelle]);
  const query = formatAnsicht(ansicht.seite === 1 ? ansicht : onSeite(ansicht, 1)).toString();
  const bisher = await readGemerktes(offen);
  if (query === (bisher.find(([key]) => key === tabelle)?.[1] ?? "")) return;
  const neu = bisher.filter(([key]) => key !== tabelle);
  if (query !== "") neu.push([tabelle, query]);
  while (JSON.stringify(neu).length > LAENGSTE) neu.shift();
  if (neu.length === 0) anfrage.setCookie(EIGENE_COOKIES.ansicht, "", 0);
  else anfrage.setCookie(EIGENE_COOKIES.ansicht, sealJson(anfrage.schluessel, await zweckVon(offen), neu));
}

/** The address of the list with this query, and with what else stands in the address of its page. */
function mitQuery({ adresse }: Listenort, teile: readonly URLSearchParams[]): string {
  const query = new URLSearchParams(teile.flatMap((teil) => [...teil])).toString();
  return query === "" ? adresse : `${adresse}?${query}`;
}

/**
 * Leads the bare address of a list to the view that this session saw last, and keeps every view that is asked for. The
 * page that answers a form stays where the form was.
 *
 * @spec §3 Table view state per table id, filter caches per table, firstVisitInSession
 * @assumed §3 keeps them in the session storage of the browser; a session cookie also works without scripts.
 * @assumed §3 zuLetztAktiveTabelle: no address holds two tables with an id of their own. The audit log and the chains
 *   of events are pages beside each other, so the last active table is the one whose page was open.
 */
export async function recallAnsicht(offen: OffeneSeite, liste: Listenort): Promise<void> {
  const gefragt = offen.url.searchParams;
  if (offen.anfrage.isGesendet) return;
  const eigene = new URLSearchParams([...gefragt].filter(([name]) => !isAnsichtName(name)));
  if (eigene.size === gefragt.size) {
    const letzte = (await readGemerktes(offen)).find(([tabelle]) => tabelle === liste.tabelle)?.[1] ?? "";
    if (letzte !== "") throw offen.redirect(mitQuery(liste, [new URLSearchParams(letzte), eigene]));
    return;
  }
  const kanonisch = withoutLeere(gefragt);
  kanonisch.delete(ZURUECKSETZEN);
  await remember(offen, liste.tabelle, kanonisch);
  // The form of the filters sends empty controls, too; what remains in the address bar is only what was asked.
  if (kanonisch.size < gefragt.size) throw offen.redirect(mitQuery(liste, [kanonisch]));
}

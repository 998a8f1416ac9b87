import type { Sitzung } from "~/contract/konto/benutzer";
import { findEigenenText, type HilfeBereichDaten, type HilfeDaten } from "~/contract/portal/hilfeDaten";
import type { Rufe } from "~/contract/wire/call";
import { type HilfeBereich, isHilfeBereich, opensVonSelbst } from "~/domain/hilfe/hilfeBereich";
import { listHilfefelder } from "~/domain/hilfe/hilfefelder";
import { HILFE_AUS } from "~/domain/hilfe/hilfeOrt";
import { selectHilfetext } from "~/domain/hilfe/selectHilfetext";
import { readTabellenOrt } from "~/domain/hilfe/tabellenOrt";
import { knownPath } from "~/routing/knownPath";
import type { RouteEntry } from "~/routing/routeEntry";
import { routeTable } from "~/routing/routeTable";
import { RufFehler } from "~/server/client/rufFehler";
import type { Anfrage } from "./anfrage";

const FELD_MAX = 100;

/**
 * The help that is open on a page from the start: that of the query `hilfe`, or the general text of the place for
 * people who want help shown. Null on pages without help, and when the help texts cannot be read: a page never fails
 * for its help.
 */
export async function loadHilfe(
  anfrage: Anfrage,
  url: URL,
  { benutzer, navigation }: Pick<Sitzung, "benutzer" | "navigation">,
): Promise<HilfeDaten | null> {
  const bereich = findHilfeBereich(url.pathname);
  const feld = url.searchParams.get("hilfe");
  const isGefragt = feld !== null && feld !== "" && feld !== HILFE_AUS && feld.length <= FELD_MAX;
  if (bereich === null || !canRead(benutzer, bereich)) return null;
  const isVonSelbst = feld === null && benutzer?.hilfetexteAnzeigen === true && opensVonSelbst(bereich);
  if (!isGefragt && !isVonSelbst) return null;
  try {
    const daten = await loadHilfetexte(anfrage.client(), bereich, { navigation });
    const ort = readTabellenOrt(bereich, url.searchParams);
    const gefragt = isGefragt ? feld : null;
    const hilfetext = selectHilfetext(daten.texte, ort, { feld: gefragt, istVorschau: false });
    if (hilfetext === null) return null;
    const { text, bearbeiten, feld: gezeigt } = hilfetext;
    return { feld: gefragt, text, bearbeiten, eigener: findEigenenText(daten, { bereich, feld: gefragt, gezeigt }) };
  } catch (error) {
    if (error instanceof RufFehler) return null;
    throw error;
  }
}

/**
 * All help texts of an area. Only those whom the backend grants the editor learn which text it is, and which questions
 * have none.
 */
export async function loadHilfetexte(
  call: Rufe,
  bereich: string,
  { navigation }: Pick<Sitzung, "navigation">,
): Promise<HilfeBereichDaten> {
  const { data } = await call.hilfe.listHilfetexte({ bereich });
  const darfBearbeiten = navigation.includes("hilfetexteView");
  return {
    texte: data.map(({ uuid, data: text }) => ({ ...text, bearbeiten: darfBearbeiten ? uuid : null })),
    stellen:
      darfBearbeiten && isHilfeBereich(bereich)
        ? listHilfefelder(bereich).map(({ feld, bezeichnung }) => ({ feld, bezeichnung }))
        : [],
  };
}

/** Whoever is not logged in registers, and needs the help of that only. */
export const canRead = (benutzer: Sitzung["benutzer"], bereich: HilfeBereich): boolean =>
  benutzer !== null || bereich === "registrierung";

/** The area of the help of a page; null for one without. */
export function findHilfeBereich(pathname: string): HilfeBereich | null {
  const key = knownPath(pathname);
  if (key === null) return null;
  const entry: RouteEntry = routeTable[key];
  return entry.help ?? null;
}

import type { VerbundLage, VerbundZeileSicht } from "~/contract/unternehmen/verbund";
import type { Rufe } from "~/contract/wire/call";
import { TABELLEN } from "~/domain/tabelle/tabellen";
import { parseAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { type Listenstand, loadListe } from "~/features/tabelle";
import { parseDate } from "~/lib/date";
import { STAND_FELD } from "./standHref";
import { readZeichengroesse, type Zeichengroesse } from "./zeichengroesse";

/** What the page of the affiliated companies shows. */
export type VerbundListeDaten = Listenstand & {
  zeilen: VerbundZeileSicht[];
  total: number;
  lage: VerbundLage;
  /** How large the group is drawn; null when the address does not say so. */
  groesse: Zeichengroesse | null;
  /** The day that the list is asked for; null: every row, and the group of today. */
  stand: string | null;
  /** What was typed as a day and is none. */
  unlesbarerStand: string | null;
};

/** Of one day all rows are shown at once. */
function withAllen(url: URL): URL {
  const ganze = new URL(url);
  ganze.searchParams.set("groesse", "alle");
  for (const name of ["seite", "bis"]) ganze.searchParams.delete(name);
  return ganze;
}

/** The rows as the address asks for them. */
export async function loadVerbundListe(call: Rufe, url: URL): Promise<VerbundListeDaten> {
  const getippt = url.searchParams.get(STAND_FELD)?.trim() ?? "";
  const tag = parseDate(getippt);
  const { antwort, ...liste } = await loadListe(call, tag === undefined ? url : withAllen(url), {
    tabelle: "verbund",
    isStab: false,
    list: (anfrage) => call.verbund.listVerbundene(tag === undefined ? anfrage : { ...anfrage, stand: tag }),
  });
  const { data: zeilen, total, lage } = antwort;
  const groesse = readZeichengroesse(url.searchParams);
  const unlesbarerStand = getippt === "" || tag !== undefined ? null : getippt;
  // What links and forms of the page say is what the address says.
  const ansicht = tag === undefined ? liste.ansicht : parseAnsicht(url.searchParams, TABELLEN.verbund);
  return { ...liste, ansicht, zeilen, total, lage, groesse, stand: tag ?? null, unlesbarerStand };
}

import type { Logblick } from "~/contract/verfahren/protokoll";
import { LOGSTUFEN, type Logstufe, type Logzeile } from "~/domain/protokoll/logzeile";
import { eingabeUngueltig } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { UNGUELTIG } from "../tabellen/listenanfrage";
import { noteLesung } from "./noteLesung";
import { requireWartung } from "./zugriff";

type Anfrage = { page: number; size: number; suche?: string | undefined; stufe?: Logstufe | undefined };

const textOf = ({ meldung, vorgangskennung, angaben }: Logzeile): string =>
  [meldung, vorgangskennung ?? "", ...angaben.flatMap(({ name, wert }) => [name, wert])].join(" ").toLowerCase();

/** What was asked of the log of the process, as the audit log keeps it. */
const toFrage = (suche: string, stufe: Logstufe | undefined): string =>
  ["Log des Prozesses", suche && `Suche: ${suche}`, stufe && `Stufe: ${LOGSTUFEN[stufe]}`].filter(Boolean).join("; ");

/** The lines that this process has written to its log and still keeps; this reading is noted before it happens. */
export async function listLogzeilen(
  kontext: RufKontext,
  { page, size, suche: gesucht = "", stufe }: Anfrage,
): Promise<Logblick> {
  const person = requireWartung(kontext);
  const suche = gesucht.trim();
  if (!isSpeicherbarerText(suche)) throw eingabeUngueltig("suche", UNGUELTIG);
  const { dienste } = kontext;
  await noteLesung(dienste, person, { vorgang: "PROTOKOLL_GELESEN", was: toFrage(suche, stufe) });
  const passende = dienste.logzeilen
    .list()
    .filter((eine) => (stufe === undefined || eine.stufe === stufe) && textOf(eine).includes(suche.toLowerCase()));
  return {
    seit: dienste.logzeilen.seit.toISOString(),
    data: passende
      .slice(page * size, (page + 1) * size)
      .map(({ angaben, ...zeile }) => ({ ...zeile, angaben: [...angaben] })),
    total: passende.length,
  };
}

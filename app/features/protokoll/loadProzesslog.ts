import type { Logblick, Prozesszeile } from "~/contract/verfahren/protokoll";
import type { Rufe } from "~/contract/wire/call";
import { isLogstufe, type Logstufe } from "~/domain/protokoll/logzeile";
import { loadSeiten, readSuchtext, type Seitenstand } from "~/features/tabelle";

/** What the address asks for; null: every level. */
export type Prozessfrage = { suche: string; stufe: Logstufe | null };

export type ProzesslogDaten = { frage: Prozessfrage; seiten: Seitenstand<Prozesszeile>; seit: string };

const ZEILEN_JE_SEITE = 50;

function readFrage(query: URLSearchParams): Prozessfrage {
  const stufe = query.get("stufe") ?? "";
  return { suche: readSuchtext(query), stufe: isLogstufe(stufe) ? stufe : null };
}

/** The last lines of the process that answers, as the address asks for them. */
export async function loadProzesslog(call: Rufe, { searchParams }: URL): Promise<ProzesslogDaten> {
  const frage = readFrage(searchParams);
  const blicke: Logblick[] = [];
  const seiten = await loadSeiten(searchParams, {
    jeSeite: ZEILEN_JE_SEITE,
    list: async (seite) => {
      const blick = await call.protokoll.listLogzeilen({
        ...seite,
        suche: frage.suche,
        stufe: frage.stufe ?? undefined,
      });
      blicke.push(blick);
      return blick;
    },
  });
  return { frage, seiten, seit: blicke.at(-1)?.seit ?? "" };
}

import type { Suchtreffer } from "~/contract/antrag/inhaltssuche";
import type { Rufe } from "~/contract/wire/call";
import { SUCHFRAGE, type Suchhinweis } from "~/domain/suche/suchbegriffe";
import { loadSeiten, readSuchtext, type Seitenstand } from "~/features/tabelle";

/** How many Anträge a page holds. */
const JE_SEITE = 10;

export type SucheDaten = {
  /** The chosen company; null while none is. */
  gewaehlt: string | null;
  frage: string;
  hinweis: Suchhinweis | null;
  istVollstaendig: boolean;
  /** What was typed stands inside of other words. */
  istTeilwort: boolean;
  /** Null: nothing was asked yet. */
  treffer: Seitenstand<Suchtreffer> | null;
};

/** What was found in the contents of the Anträge, as the address asks for it. */
export async function loadSuche(
  call: Rufe,
  { url, gewaehlt }: { url: URL; gewaehlt: string | null },
): Promise<SucheDaten> {
  const frage = readSuchtext(url.searchParams, SUCHFRAGE);
  const nichts = { hinweis: null, istVollstaendig: true, istTeilwort: false, treffer: null };
  const daten: SucheDaten = { gewaehlt, frage, ...nichts };
  if (frage === "") return daten;
  const treffer = await loadSeiten(url.searchParams, {
    jeSeite: JE_SEITE,
    list: async (seite) => {
      const { hinweis, istVollstaendig, istTeilwort, ...liste } = await call.antraege.searchInhalte({
        ...seite,
        q: frage,
      });
      daten.hinweis = hinweis;
      daten.istVollstaendig = istVollstaendig;
      daten.istTeilwort = istTeilwort;
      return liste;
    },
  });
  return { ...daten, treffer };
}

import type { ZeileUeberall } from "~/contract/antrag/antragListe";
import type { Rufe } from "~/contract/wire/call";
import { loadSeiten, readSuchtext, type Seitenstand } from "~/features/tabelle";

/** How many rows a page holds, and how many of the deadlines stand above. */
const JE_SEITE = 25;
const FRISTEN = 5;

/** What of the list is asked for. */
export const AUSWAHL = { dran: "DRAN", frist: "FRIST" } as const;
export type Auswahl = keyof typeof AUSWAHL;

const isAuswahl = (text: string): text is Auswahl => Object.hasOwn(AUSWAHL, text);

export type UeberallDaten = {
  /** The chosen company; null while none is. */
  gewaehlt: string | null;
  nur: Auswahl | null;
  suche: string;
  /** Those whose deadline ends next. */
  fristen: ZeileUeberall[];
  antraege: Seitenstand<ZeileUeberall>;
};

/** The deadlines and the Anträge of all companies of the visitor, as the address asks for them. */
export async function loadUeberall(
  call: Rufe,
  { url, gewaehlt }: { url: URL; gewaehlt: string | null },
): Promise<UeberallDaten> {
  const gefragt = url.searchParams.get("nur") ?? "";
  const nur = isAuswahl(gefragt) ? gefragt : null;
  const suche = readSuchtext(url.searchParams);
  const [fristen, antraege] = await Promise.all([
    call.antraege.listUeberall({ page: 0, size: FRISTEN, nur: "FRIST" }),
    loadSeiten(url.searchParams, {
      jeSeite: JE_SEITE,
      list: (seite) => call.antraege.listUeberall({ ...seite, suche, nur: nur === null ? undefined : AUSWAHL[nur] }),
    }),
  ]);
  return { gewaehlt, nur, suche, fristen: fristen.data, antraege };
}

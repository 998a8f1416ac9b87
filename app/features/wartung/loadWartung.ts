import type { Archiv, GeloeschteEntwuerfe } from "~/contract/verfahren/betrieb";
import type {
  AbgelehnteUebermittlung,
  AusgangsMail,
  WartendeUebermittlung,
  Zustand,
} from "~/contract/verfahren/wartung";
import type { BetroffeneFrist, Wartungsfenster } from "~/contract/verfahren/wartungsfenster";
import type { Rufe } from "~/contract/wire/call";
import { loadSeiten, type Seitenstand } from "~/features/tabelle";
import { isNurAufgegebene } from "./nurAufgegebene";

export type WartungDaten = {
  zustand: Zustand;
  /** The oldest first; the address says which pages of them, and whether only those that are given up. */
  mails: Seitenstand<AusgangsMail> & { nurAufgegebene: boolean };
  wartende: WartendeUebermittlung[];
  /** All without an answer; the page shows the oldest. */
  anzahlWartende: number;
  abgelehnte: AbgelehnteUebermittlung[];
  /** All that were refused; the page shows the oldest. */
  anzahlAbgelehnte: number;
  archiv: Archiv;
  entwuerfe: GeloeschteEntwuerfe;
  /** The planned maintenance window, and the deadlines that fall into it. */
  geplant: { fenster: Wartungsfenster | null; fristen: { data: BetroffeneFrist[]; total: number } };
};

const MAILS_JE_SEITE = 25;

/** How the portal stands, and what waits for somebody. */
export async function loadWartung(call: Rufe, url: URL): Promise<WartungDaten> {
  const nurAufgegebene = isNurAufgegebene(url.searchParams);
  const [zustand, mails, wartende, abgelehnte, geplant, archiv, entwuerfe] = await Promise.all([
    call.wartung.getZustand(),
    loadSeiten(url.searchParams, {
      jeSeite: MAILS_JE_SEITE,
      list: (seite) => call.wartung.listMailAusgang({ ...seite, ...(nurAufgegebene && { stand: "AUFGEGEBEN" }) }),
    }),
    call.wartung.listWartende({}),
    call.wartung.listAbgelehnte({}),
    call.wartungsfenster.getWartungsfenster(),
    call.betrieb.getArchiv(),
    call.betrieb.getGeloeschteEntwuerfe(),
  ]);
  return {
    zustand,
    mails: { ...mails, nurAufgegebene },
    wartende: wartende.data,
    anzahlWartende: wartende.total,
    abgelehnte: abgelehnte.data,
    anzahlAbgelehnte: abgelehnte.total,
    geplant,
    archiv,
    entwuerfe,
  };
}

/** A mail that waits; null for every other id, and for one that has left or is given up. */
export async function loadWartendeMail(call: Rufe, uuid: string): Promise<AusgangsMail | null> {
  const { data } = await call.wartung.listMailAusgang({ uuid });
  return data.find((mail) => mail.aufgegebenAm === null) ?? null;
}

/** A refused document; null for every other id, and for one that waits again, is thrown away or cannot be presented. */
export async function loadAbgelehnte(call: Rufe, uuid: string): Promise<AbgelehnteUebermittlung | null> {
  const { data } = await call.wartung.listAbgelehnte({ uuid });
  return data.find(({ istVorlegbar }) => istVorlegbar) ?? null;
}

/** A transmission that waits and that an administrator may end; null for every other id. */
export async function loadAbbrechbare(call: Rufe, uuid: string): Promise<WartendeUebermittlung | null> {
  const { data } = await call.wartung.listWartende({ uuid });
  return data.find(({ istAbbrechbar }) => istAbbrechbar) ?? null;
}

/** How many deleted drafts are kept, and how many of them are due. */
export const loadEntwuerfe = (call: Rufe): Promise<GeloeschteEntwuerfe> => call.betrieb.getGeloeschteEntwuerfe();

import type { Archiv, GeloeschteEntwuerfe } from "~/contract/verfahren/betrieb";
import type {
  AbgelehnteUebermittlung,
  AusgangsMail,
  WartendeUebermittlung,
  Zustand,
} from "~/contract/verfahren/wartung";
import type { BetroffeneFrist, Wartungsfenster } from "~/contract/verfahren/wartungsfenster";
import type { Rufe } from "~/contract/wire/call";
import { pickFolge } from "~/domain/tabelle/nachladen";
import { inSeiten, loadSeiten, readSuchtext, type Seitenstand } from "~/features/tabelle";
import { isNurAufgegebene, MAILS } from "./nurAufgegebene";

export type WartungDaten = {
  zustand: Zustand;
  /** The oldest first; the address says which pages of them, and whether only those that are given up. */
  mails: Seitenstand<AusgangsMail> & { nurAufgegebene: boolean; suche: string };
  /** Without an answer, the oldest first. */
  wartende: Seitenstand<WartendeUebermittlung>;
  /** Refused, the oldest first. */
  abgelehnte: Seitenstand<AbgelehnteUebermittlung> & { anzahlVorlegbare: number };
  archiv: Archiv;
  entwuerfe: GeloeschteEntwuerfe;
  /** The planned maintenance window, the deadlines that fall into it, and how many they are. */
  geplant: { fenster: Wartungsfenster | null; fristen: Seitenstand<BetroffeneFrist>; anzahlFristen: number };
};

const JE_SEITE = 25;

/** The pages of what was refused, and how many of all can be presented. */
async function loadAbgelehnteSeiten(call: Rufe, query: URLSearchParams): Promise<WartungDaten["abgelehnte"]> {
  let anzahlVorlegbare = 0;
  const seiten = await loadSeiten(pickFolge(query, "abgelehnte"), {
    jeSeite: JE_SEITE,
    list: async (seite) => {
      const antwort = await call.wartung.listAbgelehnte(seite);
      anzahlVorlegbare = antwort.anzahlVorlegbare;
      return antwort;
    },
  });
  return { ...seiten, anzahlVorlegbare };
}

/** How the portal stands, and what waits for somebody. */
export async function loadWartung(call: Rufe, url: URL): Promise<WartungDaten> {
  const { searchParams } = url;
  const nurAufgegebene = isNurAufgegebene(searchParams);
  const suche = readSuchtext(searchParams, MAILS.suche);
  const [zustand, mails, wartende, abgelehnte, geplant, archiv, entwuerfe] = await Promise.all([
    call.wartung.getZustand(),
    loadSeiten(pickFolge(searchParams, MAILS.liste), {
      jeSeite: JE_SEITE,
      list: (seite) =>
        call.wartung.listMailAusgang({ ...seite, suche, ...(nurAufgegebene && { stand: "AUFGEGEBEN" }) }),
    }),
    loadSeiten(pickFolge(searchParams, "wartende"), { jeSeite: JE_SEITE, list: call.wartung.listWartende }),
    loadAbgelehnteSeiten(call, searchParams),
    call.wartungsfenster.getWartungsfenster(),
    call.betrieb.getArchiv(),
    call.betrieb.getGeloeschteEntwuerfe(),
  ]);
  const fristen = await loadSeiten(pickFolge(searchParams, "fristen"), {
    jeSeite: JE_SEITE,
    list: inSeiten(geplant.fristen.data),
  });
  return {
    zustand,
    mails: { ...mails, nurAufgegebene, suche },
    wartende,
    abgelehnte,
    geplant: { fenster: geplant.fenster, fristen, anzahlFristen: geplant.fristen.total },
    archiv,
    entwuerfe,
  };
}

/** A mail that waits; null for every other id, and for one that has left or is given up. */
export async function loadWartendeMail(call: Rufe, uuid: string): Promise<AusgangsMail | null> {
  const { data } = await call.wartung.listMailAusgang({ uuid });
  return data.find((mail) => mail.aufgegebenAm === null) ?? null;
}

/** A refused transmission; null for every other id, and for one that waits again or is thrown away. */
export async function loadAbgelehnte(call: Rufe, uuid: string): Promise<AbgelehnteUebermittlung | null> {
  const { data } = await call.wartung.listAbgelehnte({ uuid });
  return data[0] ?? null;
}

/** A transmission that waits and that an administrator may end; null for every other id. */
export async function loadAbbrechbare(call: Rufe, uuid: string): Promise<WartendeUebermittlung | null> {
  const { data } = await call.wartung.listWartende({ uuid });
  return data.find(({ istAbbrechbar }) => istAbbrechbar) ?? null;
}

/** How many deleted drafts are kept, and how many of them are due. */
export const loadEntwuerfe = (call: Rufe): Promise<GeloeschteEntwuerfe> => call.betrieb.getGeloeschteEntwuerfe();

import type { FaqEintrag, FaqKategorie, FaqZeile } from "~/contract/mitteilung/faq";
import type { Rufe } from "~/contract/wire/call";
import { findOrNull } from "~/features/formular";
import { pickFolge } from "~/domain/tabelle/nachladen";
import { inSeiten, loadSeiten, readSuchtext, type Seitenstand } from "~/features/tabelle";
import { type Bewegung, readBewegung } from "./bewegung";
import { listeVonKategorie } from "./kategorieListe";

/** `suche`: what is looked for, "" for nothing. `bewegung`: what was moved just now; null where nothing was. */
export type FaqDaten = { suche: string; kategorien: GezeigteKategorie[]; bewegung: Bewegung | null };

/** A category with all of its entries, of which some pages are shown. */
export type GezeigteKategorie = FaqKategorie & { gezeigt: Seitenstand<FaqZeile> };

const EINTRAEGE_JE_SEITE = 25;

/** The pages of a category that the query asks for; where it asks for none, that of the entry that was just moved. */
async function pickEintraege(kategorie: FaqKategorie, query: URLSearchParams, bewegung: Bewegung | null) {
  const { uuid, eintraege } = kategorie;
  const stelle = eintraege.findIndex((eintrag) => eintrag.uuid === bewegung?.uuid);
  const folge = pickFolge(query, listeVonKategorie(uuid));
  if (stelle >= 0 && folge.get("seite") === "") folge.set("seite", String(Math.floor(stelle / EINTRAEGE_JE_SEITE) + 1));
  const gezeigt = await loadSeiten(folge, { jeSeite: EINTRAEGE_JE_SEITE, list: inSeiten(eintraege) });
  return { ...kategorie, gezeigt };
}

/** The entries by category, all of them or those that were looked for. */
export async function loadFaq(call: Rufe, url: URL): Promise<FaqDaten> {
  const suche = readSuchtext(url.searchParams);
  const { data } = await call.faq.listFaqVerwaltung({ suche });
  const bewegung = suche === "" ? readBewegung(url) : null;
  const kategorien = await Promise.all(data.map((kategorie) => pickEintraege(kategorie, url.searchParams, bewegung)));
  return { suche, kategorien, bewegung };
}

/** A category to choose. */
export type KategorieWahl = { value: string; label: string };

export type FaqEintragDaten = {
  /** Null: a new one, or one that somebody has deleted while it was edited. */
  eintrag: FaqEintrag | null;
  kategorien: KategorieWahl[];
  /** The category that a new one shall stand in. */
  kategorie: string;
  /** Whoever wants to delete it is asked first. */
  isLoeschfrage: boolean;
};

const toWahl = ({ uuid, name }: FaqKategorie): KategorieWahl => ({ value: uuid, label: name });

/** What the page of a new entry needs. */
export async function loadFaqNeu(call: Rufe, url: URL): Promise<FaqEintragDaten> {
  const { data } = await call.faq.listFaqVerwaltung({});
  return {
    eintrag: null,
    kategorien: data.map(toWahl),
    kategorie: url.searchParams.get("kategorie") ?? "",
    isLoeschfrage: false,
  };
}

/**
 * One entry; null when there is none. Whoever has just sent its form gets the page even then, for what is typed in it.
 */
export async function loadFaqEintrag(call: Rufe, uuid: string, url: URL): Promise<FaqEintragDaten | null> {
  const [eintrag, { data }] = await Promise.all([
    findOrNull(() => call.faq.getFaqEintrag({ uuid })),
    call.faq.listFaqVerwaltung({}),
  ]);
  if (eintrag === null && !url.searchParams.has("gesendet")) return null;
  return { eintrag, kategorien: data.map(toWahl), kategorie: "", isLoeschfrage: url.searchParams.has("loeschen") };
}

/** One category; null for every other id. */
export async function loadFaqKategorie(call: Rufe, uuid: string): Promise<FaqKategorie | null> {
  const { data } = await call.faq.listFaqVerwaltung({});
  return data.find((kategorie) => kategorie.uuid === uuid.toLowerCase()) ?? null;
}

import type { HilfetextMitFassungen, HilfetextPlatz } from "~/contract/mitteilung/hilfetextVerwaltung";
import type { Rufe } from "~/contract/wire/call";
import { HILFE_BEREICHE } from "~/domain/hilfe/hilfeBereich";
import { BEREICH_NAMEN } from "~/domain/hilfe/hilfefelder";
import { findOrNull } from "~/features/formular";
import { pickFolge } from "~/domain/tabelle/nachladen";
import { inSeiten, loadSeiten, readSuchtext, type Seitenstand } from "~/features/tabelle";
import { readStandfrage, type Standfrage } from "./standfrage";
import { TEXTE } from "./texteListe";

const HINWEISE = { value: "hinweise", label: "Hinweistexte" };

/** What can be chosen: the areas of the help, then the hints. */
const BEREICHE = [...HILFE_BEREICHE.map((value) => ({ value, label: BEREICH_NAMEN[value] })), HINWEISE];

/** As many as an area has hardly ever, so that its questions stand together. */
const TEXTE_JE_SEITE = 50;

export type HilfetextListe = {
  /** What is looked for, in all areas; "" for nothing: then the list is that of `bereich`. */
  suche: string;
  bereich: string;
  bereiche: { value: string; label: string }[];
  stand: Standfrage;
  nurOffene: boolean;
  /** Only places with a draft or a planned text. */
  nurEntwuerfe: boolean;
  plaetze: HilfetextPlatz[];
  /** The pages of them that are shown. */
  seiten: Omit<Seitenstand<unknown>, "zeilen">;
  /** Of all of them, whatever is shown. */
  zahlen: { alle: number; mitText: number; entwuerfe: number };
};

/** The places of an area as the query names it, or those that a search finds in all of them, at a moment or now. */
export async function loadHilfetexte(call: Rufe, url: URL): Promise<HilfetextListe> {
  const gefragt = url.searchParams.get("bereich") ?? "";
  const bereich = BEREICHE.find(({ value }) => value === gefragt)?.value ?? "vorhabenV2";
  const stand = readStandfrage(url.searchParams);
  const nurOffene = url.searchParams.has("offene");
  const nurEntwuerfe = url.searchParams.has("entwuerfe");
  const suche = readSuchtext(url.searchParams);
  const { data } = await call.hilfetextVerwaltung.listTextplaetze({
    ...(suche === "" ? { bereich } : { suche }),
    ...(stand.moment === undefined ? {} : { am: stand.moment }),
    ...(stand.moment === undefined || stand.einreichung === "" ? {} : { einreichung: stand.einreichung }),
  });
  const isOffen = ({ isActive, offen, hatNeueren }: HilfetextPlatz) => !isActive || offen !== null || hatNeueren;
  const gezeigte = data.filter((platz) => (!nurOffene || isOffen(platz)) && (!nurEntwuerfe || platz.offen !== null));
  const { zeilen, ...seiten } = await loadSeiten(pickFolge(url.searchParams, TEXTE), {
    jeSeite: TEXTE_JE_SEITE,
    list: inSeiten(gezeigte),
  });
  return {
    suche,
    bereich,
    bereiche: BEREICHE,
    stand,
    nurOffene,
    nurEntwuerfe,
    plaetze: zeilen,
    seiten,
    zahlen: {
      alle: data.length,
      mitText: data.filter(({ isActive }) => isActive).length,
      entwuerfe: data.filter(({ offen }) => offen !== null).length,
    },
  };
}

/** One text with its versions; null when there is none of this id. */
export const loadHilfetext = (call: Rufe, uuid: string): Promise<HilfetextMitFassungen | null> =>
  findOrNull(() => call.hilfetextVerwaltung.getText({ uuid }));

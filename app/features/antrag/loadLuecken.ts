import type { Antrag, Luecke } from "~/contract/antrag/antraege";
import type { Rufe } from "~/contract/wire/call";
import { formularArt } from "~/domain/antrag/formular/formulare";
import type { AntragOrt } from "./formularHref";
import { loadFirmenpunkte, type Pruefpunkt } from "./loadFirmenpunkte";
import { lueckeHref } from "./lueckeHref";
import { antragTitel } from "./loadStartseite";

/** One finding as a link to its field. */
export type LueckeLink = { href: string; label: string; message: string };

/** The findings of one tab of one Vorhaben. */
export type LueckenTab = { key: string; titel: string; fehler: LueckeLink[]; warnungen: LueckeLink[] };

/** The findings of one Vorhaben, tab by tab. */
export type LueckenVorhaben = { uuid: string; titel: string; tabs: LueckenTab[] };

export type LueckenDaten = {
  uuid: string;
  titel: string;
  darfBearbeiten: boolean;
  anzahlFehler: number;
  anzahlWarnungen: number;
  /** What the company has not said about itself yet; none for who is no member of it. */
  firma: Pruefpunkt[];
  hatVorhaben: boolean;
  vorhaben: LueckenVorhaben[];
};

/** Groups in the order in which the keys first appear. */
function groupBy<T>(liste: readonly T[], keyOf: (eintrag: T) => string): T[][] {
  const gruppen = new Map<string, T[]>();
  for (const eintrag of liste) gruppen.set(keyOf(eintrag), [...(gruppen.get(keyOf(eintrag)) ?? []), eintrag]);
  return [...gruppen.values()];
}

/** The field, with its row in front when the row has a name. */
const lueckeLabel = ({ zeileTitel, label }: Luecke): string =>
  zeileTitel === undefined || zeileTitel === "" || zeileTitel === label ? label : `${zeileTitel}: ${label}`;

function toTab(ort: AntragOrt, luecken: readonly Luecke[]): LueckenTab {
  const links = (art: Luecke["art"]): LueckeLink[] =>
    luecken
      .filter((luecke) => luecke.art === art)
      .map((luecke) => ({ href: lueckeHref(ort, luecke), label: lueckeLabel(luecke), message: luecke.message }));
  const [erste] = luecken;
  return {
    key: erste?.tab ?? "",
    titel: erste?.tabLabel || "Vorhaben",
    fehler: links("fehler"),
    warnungen: links("warnung"),
  };
}

function toVorhaben(ort: AntragOrt, luecken: readonly Luecke[]): LueckenVorhaben {
  const tabs = groupBy(luecken, ({ tab }) => tab).map((gruppe) => toTab(ort, gruppe));
  // Errors come first: a tab that only has warnings follows those with errors.
  const sortiert = [
    ...tabs.filter(({ fehler }) => fehler.length > 0),
    ...tabs.filter(({ fehler }) => fehler.length === 0),
  ];
  return { uuid: luecken[0]?.vorhabenUuid ?? "", titel: luecken[0]?.vorhabenTitel ?? "", tabs: sortiert };
}

/** The findings by Vorhaben and tab. */
export const groupLuecken = (ort: AntragOrt, luecken: readonly Luecke[]): LueckenVorhaben[] =>
  groupBy(luecken, ({ vorhabenUuid }) => vorhabenUuid).map((gruppe) => toVorhaben(ort, gruppe));

type Besuch = { uuid: string; isMitglied: boolean };

/** "Was fehlt noch?" over the whole Antrag. */
export const loadLuecken = async (call: Rufe, besuch: Besuch): Promise<LueckenDaten> =>
  (await readLuecken(call, besuch)).luecken;

/** The same together with the Antrag. */
export async function readLuecken(
  call: Rufe,
  { uuid, isMitglied }: Besuch,
): Promise<{ antrag: Antrag; luecken: LueckenDaten }> {
  const [antrag, { data }, firmenpunkte] = await Promise.all([
    call.antraege.getAntrag({ uuid }),
    call.antraege.listLuecken({ uuid }),
    isMitglied ? loadFirmenpunkte(call) : [],
  ]);
  const anzahlFehler = data.filter(({ art }) => art === "fehler").length;
  const luecken = {
    uuid,
    titel: antragTitel(antrag),
    darfBearbeiten: antrag.rechte.bearbeiten,
    anzahlFehler,
    anzahlWarnungen: data.length - anzahlFehler,
    firma: firmenpunkte.filter(({ stand }) => stand === "rot"),
    hatVorhaben: antrag.vorhaben.length > 0,
    vorhaben: groupLuecken({ antragUuid: uuid, art: formularArt(antrag.info) }, data),
  };
  return { antrag, luecken };
}

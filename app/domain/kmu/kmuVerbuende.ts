import { compareDecimal } from "../../lib/decimal";
import type { Beherrschung } from "./kmuAngaben";
import { type KmuRegelKey, SCHWELLEN } from "./kmuRegeln";
import { artVon, groupBy, type Netz, repeatUntilStill, sumStimmen, type Zeile } from "./netz";

/**
 * Why something became linked: the rows that together suffice, and the rule. `halterWeg`: why several holders count
 * together.
 */
type Verknuepfung = {
  readonly an: string;
  readonly zeilen: readonly Zeile[];
  readonly regel: KmuRegelKey;
  readonly halterWeg: readonly Verknuepfung[];
};

/** Linked after Annex I (rule 2), on one day. Every company belongs to exactly one group, often alone. */
export type KmuVerbuende = {
  /** The group of a company or of natural persons who link companies. */
  readonly gruppeVon: (key: string) => ReadonlySet<string>;
  /** The rows and the rules that link two members of a group, on the shortest way between them. */
  readonly findWeg: (von: string, an: string) => KmuWeg;
};

/** Rows and rules of a way, in its order. */
export type KmuWeg = { readonly zeilen: readonly string[]; readonly regeln: readonly KmuRegelKey[] };

/** Which control beyond the shares links after Annex I. */
const REGEL_DER_BEHERRSCHUNG: Readonly<Record<Beherrschung, KmuRegelKey | undefined>> = {
  KEINE: undefined,
  ORGANBESTELLUNG: "VERBUNDEN_ORGAN",
  VERTRAG_ODER_SATZUNG: "VERBUNDEN_VERTRAG",
  STIMMBINDUNG: "VERBUNDEN_STIMMBINDUNG",
  ZWECKGESELLSCHAFT: undefined,
};

/**
 * The rule by which these rows of one holder, or of linked holders, link what they hold; undefined when they do not.
 */
export function findVerbundRegel(zeilen: readonly Zeile[]): KmuRegelKey | undefined {
  if (compareDecimal(sumStimmen(zeilen), SCHWELLEN.mehrheit) > 0) return "VERBUNDEN_STIMMEN";
  return zeilen.map(({ beherrschung }) => REGEL_DER_BEHERRSCHUNG[beherrschung]).find((regel) => regel !== undefined);
}

/**
 * Says whether a row can link: public bodies do not link companies with each other, natural persons only those on the
 * same market.
 *
 * @assumed Annex I compares the markets of two companies, a row knows one company: it says whether this one works on
 * the market of the company whose status is asked for, or on an adjacent one. Companies on other markets are not linked
 * by a person.
 */
function canLink(netz: Netz, zeile: Zeile): boolean {
  const art = artVon(netz, zeile);
  if (art === "NATUERLICHE_PERSON") return zeile.an === netz.unternehmen || zeile.markt === "GLEICH_ODER_BENACHBART";
  return art === "UNTERNEHMEN";
}

type Stand = { readonly gruppen: Map<string, Set<string>>; readonly verknuepfungen: Verknuepfung[] };

const gruppeIn = ({ gruppen }: Stand, key: string): Set<string> => {
  const gruppe = gruppen.get(key) ?? new Set([key]);
  gruppen.set(key, gruppe);
  return gruppe;
};

/** The ways between holders as they are known so far. */
function listHalterWege(stand: Stand, zeilen: readonly Zeile[]): readonly Verknuepfung[] {
  const [erster = "", ...weitere] = new Set(zeilen.map(({ halter }) => halter));
  if (weitere.length === 0) return [];
  const wege = listWegeVon(erster, listKanten(stand));
  return weitere.flatMap((halter) => wege.get(halter) ?? []);
}

function merge(stand: Stand, verknuepfung: Verknuepfung): void {
  const ziel = gruppeIn(stand, verknuepfung.an);
  for (const { halter } of verknuepfung.zeilen)
    for (const key of gruppeIn(stand, halter)) {
      ziel.add(key);
      stand.gruppen.set(key, ziel);
    }
  stand.verknuepfungen.push(verknuepfung);
}

/** Looks for one more company that a group controls: votes of linked holders count together. */
function linkOneMore(stand: Stand, an: string, zeilen: readonly Zeile[]): boolean {
  const ziel = gruppeIn(stand, an);
  const nachGruppe = groupBy(zeilen, ({ halter }) => gruppeIn(stand, halter));
  for (const [gruppe, gemeinsam] of nachGruppe) {
    const regel = gruppe === ziel ? undefined : findVerbundRegel(gemeinsam);
    if (regel !== undefined) {
      merge(stand, { an, zeilen: gemeinsam, regel, halterWeg: listHalterWege(stand, gemeinsam) });
      return true;
    }
  }
  return false;
}

function listKanten({ verknuepfungen }: Stand): ReadonlyMap<string, readonly (readonly [string, Verknuepfung])[]> {
  const kanten = verknuepfungen.flatMap((verknuepfung) =>
    verknuepfung.zeilen.flatMap(({ halter }): [string, readonly [string, Verknuepfung]][] => [
      [halter, [verknuepfung.an, verknuepfung]],
      [verknuepfung.an, [halter, verknuepfung]],
    ]),
  );
  const wege = groupBy(kanten, ([key]) => key);
  return new Map([...wege].map(([key, eintraege]) => [key, eintraege.map(([, kante]) => kante)]));
}

/** True when natural persons stand at one of the ends of these rows. */
const isUeberPerson = (netz: Netz, { zeilen }: Verknuepfung): boolean =>
  zeilen.some((zeile) => artVon(netz, zeile) === "NATUERLICHE_PERSON");

type Kanten = ReturnType<typeof listKanten>;

/** The shortest way from one member of a group to each of the others. */
function listWegeVon(von: string, kanten: Kanten): ReadonlyMap<string, readonly Verknuepfung[]> {
  const gefunden = new Map<string, readonly Verknuepfung[]>([[von, []]]);
  // A map is read in the order in which it grows: the nearest come first.
  for (const [key, bisher] of gefunden)
    for (const [naechster, verknuepfung] of kanten.get(key) ?? [])
      if (!gefunden.has(naechster)) gefunden.set(naechster, [...bisher, verknuepfung]);
  return gefunden;
}

function withHalterWege(weg: readonly Verknuepfung[]): readonly Verknuepfung[] {
  const alle = new Set(weg);
  for (const { halterWeg } of alle) for (const verknuepfung of halterWeg) alle.add(verknuepfung);
  return [...alle];
}

function toWeg(netz: Netz, kurz: readonly Verknuepfung[]): KmuWeg {
  const weg = withHalterWege(kurz);
  const regeln = weg.flatMap((verknuepfung): KmuRegelKey[] =>
    isUeberPerson(netz, verknuepfung) ? [verknuepfung.regel, "NATUERLICHE_PERSONEN"] : [verknuepfung.regel],
  );
  return {
    zeilen: [...new Set(weg.flatMap(({ zeilen }) => zeilen.map(({ key }) => key)))],
    regeln: [...new Set(regeln)],
  };
}

/** The ways are worked out once for each beginning. */
function createWegsuche(netz: Netz, stand: Stand): KmuVerbuende["findWeg"] {
  const kanten = listKanten(stand);
  const wege = new Map<string, ReturnType<typeof listWegeVon>>();
  return (von, an) => {
    const gefunden = wege.get(von) ?? listWegeVon(von, kanten);
    wege.set(von, gefunden);
    return toWeg(netz, gefunden.get(an) ?? []);
  };
}

/**
 * The linked groups after Annex I on the day of the net: whatever a group controls together joins it, until nothing
 * more does. Circles need no care: who belongs to a group already joins it once only.
 */
export function findKmuVerbuende(netz: Netz): KmuVerbuende {
  const stand: Stand = { gruppen: new Map(), verknuepfungen: [] };
  const ziele = netz.firmen.map(
    (an) => [an, (netz.zeilenAn.get(an) ?? []).filter((zeile) => canLink(netz, zeile))] as const,
  );
  // Each step that changes something makes one group fewer.
  repeatUntilStill(netz.beteiligte.size, () =>
    ziele.map(([an, zeilen]) => linkOneMore(stand, an, zeilen)).some(Boolean),
  );
  return {
    gruppeVon: (key) => gruppeIn(stand, key),
    findWeg: createWegsuche(netz, stand),
  };
}

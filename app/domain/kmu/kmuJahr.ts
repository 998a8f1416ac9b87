import { compareDecimal } from "../../lib/decimal";
import type { Jahreszahlen, KmuAngaben } from "./kmuAngaben";
import { decideGroesse, type KmuEinordnung } from "./kmuGrenzen";
import { isPartner, type KmuBeteiligung, listBeteiligungen } from "./kmuPartner";
import type { KmuRegelKey } from "./kmuRegeln";
import { findKmuVerbuende, type KmuVerbuende, type KmuWeg } from "./kmuVerbuende";
import {
  KEINE_ZAHLEN,
  type KmuHochrechnung,
  type KmuSumme,
  type KmuZahlen,
  readZahlen,
  scaleZahlen,
  sumZahlen,
} from "./kmuZahlen";
import { groupBy, type Netz, readNetz, sortBy } from "./netz";

/** What a company is to the one whose status is asked for, after Annex I. */
export type KmuRolle = "EIGENES" | "VERBUNDEN" | "PARTNER" | "VERBUNDEN_MIT_PARTNER";

/**
 * One line of the sheet: the figures of one company, the share of them that counts, and the rows and rules that say so.
 */
export type KmuPosten = {
  readonly unternehmen: string;
  readonly name: string;
  readonly rolle: KmuRolle;
  /** Key of the row of figures; undefined when there is none that counts on this day. */
  readonly jahr: string | undefined;
  readonly wertart: Jahreszahlen["wertart"] | undefined;
  readonly zahlen: KmuZahlen;
  /** How much of the figures counts, in per cent: 0.00 for what is in consolidated figures already. */
  readonly anteil: string;
  readonly gezaehlt: KmuZahlen;
  readonly hochrechnung: KmuHochrechnung | undefined;
  /** The company in whose consolidated figures these are. */
  readonly enthaltenIn: string | undefined;
  /** Keys of the relations that lead to this company. */
  readonly zeilen: readonly string[];
  readonly regeln: readonly KmuRegelKey[];
};

/** The figures of one day with everything that has to be added, and the size that they give by themselves. */
export type KmuJahr = KmuEinordnung & {
  /** The Wirtschaftsjahr of the company, by the key of its row of figures. */
  readonly jahr: string;
  /** The day whose relations were counted. */
  readonly tag: string;
  readonly posten: readonly KmuPosten[];
  readonly summe: KmuSumme;
  /** What others hold in the group or the group in others below the share of a partner, or exempt. */
  readonly nichtGezaehlt: readonly KmuNichtGezaehlt[];
};

/** A holding that does not count, with its rows and the rule that says so. */
export type KmuNichtGezaehlt = {
  readonly unternehmen: string;
  readonly anteil: string;
  readonly zeilen: readonly string[];
  readonly regel: "EIGENSTAENDIG" | "AUSNAHME";
};

/**
 * The figures of one company that count on a day: the last approved ones, else the last known, else the estimate of the
 * running year.
 */
function chooseJahr(eigene: readonly Jahreszahlen[], tag: string): Jahreszahlen | undefined {
  const beendet = eigene.filter(({ ende }) => ende <= tag);
  return (
    beendet.filter(({ wertart }) => wertart === "ENDGUELTIG").at(-1) ??
    beendet.at(-1) ??
    eigene.filter(({ beginn }) => beginn <= tag).at(-1)
  );
}

type Glied = { readonly key: string; readonly rolle: KmuRolle; readonly anteil: string } & KmuWeg;

const join = (...wege: readonly KmuWeg[]): KmuWeg => ({
  zeilen: [...new Set(wege.flatMap(({ zeilen }) => zeilen))],
  regeln: [...new Set(wege.flatMap(({ regeln }) => regeln))],
});

const firmenIn = ({ firmen }: Netz, gruppe: ReadonlySet<string>): readonly string[] =>
  firmen.filter((key) => gruppe.has(key));

function listEigene(netz: Netz, { gruppeVon, findWeg }: KmuVerbuende): readonly Glied[] {
  const { unternehmen } = netz;
  const verbundene = firmenIn(netz, gruppeVon(unternehmen)).filter((key) => key !== unternehmen);
  return [
    { key: unternehmen, rolle: "EIGENES", anteil: "100.00", zeilen: [], regeln: ["EIGENE_ZAHLEN"] },
    ...verbundene.map((key): Glied => {
      const weg = findWeg(unternehmen, key);
      return { key, rolle: "VERBUNDEN", anteil: "100.00", ...join(weg, { zeilen: [], regeln: ["VERBUNDENE_VOLL"] }) };
    }),
  ];
}

function listPartner(netz: Netz, { findWeg }: KmuVerbuende, beteiligung: KmuBeteiligung): readonly Glied[] {
  const { innen, aussen, anteil, zeilen, gruppe, regel } = beteiligung;
  const halter = zeilen.map(({ von, an }) => (an === innen ? von : an));
  const ausnahme: readonly KmuRegelKey[] = regel === "AUSNAHME_ENTFAELLT" ? ["AUSNAHME_ENTFAELLT"] : [];
  const ueber: readonly KmuRegelKey[] = innen === netz.unternehmen ? [] : ["PARTNER_DER_VERBUNDENEN"];
  const [erster = "", ...weitere] = zeilen.map(({ von }) => von);
  const hin = join(
    findWeg(netz.unternehmen, innen),
    { zeilen: zeilen.map(({ key }) => key), regeln: ["PARTNER", "PARTNER_ANTEILIG", ...ausnahme, ...ueber] },
    ...weitere.map((von) => findWeg(erster, von)),
  );
  return firmenIn(netz, gruppe).map((key): Glied => {
    if (halter.includes(key)) return { key, rolle: "PARTNER", anteil, ...hin };
    const weg = join(hin, findWeg(aussen, key), { zeilen: [], regeln: ["VERBUNDENE_DES_PARTNERS"] });
    return { key, rolle: "VERBUNDEN_MIT_PARTNER", anteil, ...weg };
  });
}

type Jahre = ReadonlyMap<string, Jahreszahlen>;

/**
 * Which of the companies are in the consolidated figures of another one: the largest circle of consolidation first.
 * Only figures that count by no smaller share can stand for others, or the own ones would vanish in those of a partner.
 */
function findEnthaltene(jahre: Jahre, glieder: readonly Glied[]): ReadonlyMap<string, string> {
  const anteile = new Map(glieder.map(({ key, anteil }) => [key, anteil]));
  const anteilVon = (key: string): string => anteile.get(key) ?? "0";
  const enthalten = new Map<string, string>();
  const konzerne = sortBy(jahre.entries(), ([key, { enthaelt }]) => `${String(9999 - enthaelt.length)} ${key}`);
  for (const [konzern, { enthaelt }] of konzerne) {
    if (enthalten.has(konzern)) continue;
    const alle = new Set(enthaelt);
    for (const key of alle) for (const weiteres of jahre.get(key)?.enthaelt ?? []) alle.add(weiteres);
    const andere = [...alle].filter((key) => key !== konzern && !enthalten.has(key));
    for (const key of andere) if (compareDecimal(anteilVon(konzern), anteilVon(key)) >= 0) enthalten.set(key, konzern);
  }
  return enthalten;
}

const NICHTS: KmuZahlen = { beschaeftigte: "0.00", umsatz: "0.00", bilanzsumme: "0.00" };

type Stoff = {
  readonly netz: Netz;
  readonly jahre: Jahre;
  readonly enthalten: ReadonlyMap<string, string>;
};

function buildPosten({ netz, jahre, enthalten }: Stoff, { key, rolle, anteil, zeilen, regeln }: Glied): KmuPosten {
  const jahr = jahre.get(key);
  const enthaltenIn = enthalten.get(key);
  const istEnthalten = enthaltenIn !== undefined;
  const { zahlen, hochrechnung } = jahr ? readZahlen(jahr) : { zahlen: KEINE_ZAHLEN, hochrechnung: undefined };
  const weitere: readonly KmuRegelKey[] = [
    ...(istEnthalten ? (["KONSOLIDIERT"] as const) : []),
    ...(hochrechnung ? (["RUMPFWIRTSCHAFTSJAHR"] as const) : []),
  ];
  return {
    unternehmen: key,
    name: netz.beteiligte.get(key)?.name ?? "",
    rolle,
    jahr: jahr?.key,
    wertart: jahr?.wertart,
    zahlen,
    anteil: istEnthalten ? "0.00" : anteil,
    gezaehlt: istEnthalten ? NICHTS : scaleZahlen(zahlen, anteil),
    hochrechnung,
    enthaltenIn,
    zeilen,
    regeln: [...regeln, ...weitere],
  };
}

function listNichtGezaehlt(beteiligungen: readonly KmuBeteiligung[]): readonly KmuNichtGezaehlt[] {
  return beteiligungen
    .filter((beteiligung) => !isPartner(beteiligung))
    .map(({ aussen, gehalten, zeilen, ausgenommen, regel }) => ({
      unternehmen: aussen,
      anteil: gehalten,
      zeilen: [...zeilen, ...ausgenommen].map(({ key }) => key),
      regel: regel === "AUSNAHME" ? "AUSNAHME" : "EIGENSTAENDIG",
    }));
}

/**
 * How the figures of a day are found: relations of `tag`, the own figures `jahr`, those of the others as they were
 * known on `zahlenTag`.
 */
export type KmuTag = { readonly tag: string; readonly zahlenTag: string; readonly jahr: Jahreszahlen };

/** Adds up (rule 5) what counts on one day, and sizes it (rule 1). */
export function computeKmuJahr(angaben: KmuAngaben, { tag, zahlenTag, jahr }: KmuTag): KmuJahr {
  const netz = readNetz(angaben, tag);
  const verbuende = findKmuVerbuende(netz);
  const beteiligungen = listBeteiligungen(netz, verbuende);
  const glieder = [
    ...listEigene(netz, verbuende),
    ...beteiligungen.filter(isPartner).flatMap((beteiligung) => listPartner(netz, verbuende, beteiligung)),
  ];
  const jahre = new Map<string, Jahreszahlen>();
  const bekannte = groupBy(
    sortBy(angaben.jahre, ({ ende, key }) => `${ende} ${key}`),
    ({ unternehmen }) => unternehmen,
  );
  for (const { key } of glieder) {
    const gewaehlt = key === angaben.unternehmen ? jahr : chooseJahr(bekannte.get(key) ?? [], zahlenTag);
    if (gewaehlt) jahre.set(key, gewaehlt);
  }
  const enthalten = findEnthaltene(jahre, glieder);
  const posten = glieder.map((glied) => buildPosten({ netz, jahre, enthalten }, glied));
  const summe = sumZahlen(posten.map(({ gezaehlt }) => gezaehlt));
  return {
    jahr: jahr.key,
    tag,
    posten,
    summe,
    nichtGezaehlt: listNichtGezaehlt(beteiligungen),
    ...decideGroesse(summe),
  };
}

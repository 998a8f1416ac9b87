import type { Regelbefund } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { compareDecimal, formatGermanDecimal, sumDecimals } from "../../lib/decimal";
import type { Beziehung } from "../kmu/kmuAngaben";
import { groupBy, holdsOn, splitMittelbare } from "../kmu/netz";
import { toVerbundAngaben, type VerbundAngaben, type VerbundEigenes, type VerbundZeile } from "./verbundAngaben";
import { steuernummerVon } from "./verbundBeteiligter";
import { HOECHSTER_ANTEIL } from "./verbundBeziehung";
import { isErsteZeile } from "./verbundFeld";

/** What was found about a row by comparing it with the others. */
export type ListenBefund = Regelbefund & { readonly zeile: string; readonly property: string };

const nameVon = ({ beteiligte }: VerbundAngaben, key: string): string =>
  beteiligte.find((beteiligter) => beteiligter.key === key)?.name ?? "";

/** The days on which shares have to be added up: each on which a relation begins, and the first day of all. */
const tageVon = (zeilen: readonly Beziehung[]): readonly string[] => [
  ...new Set(zeilen.map(({ gueltigAb }) => gueltigAb)),
];

function findZuViel(
  zeilen: readonly Beziehung[],
  art: "kapital" | "stimmen",
): { summe: string; keys: string[] } | null {
  for (const tag of tageVon(zeilen)) {
    // "" is before every day: only what holds since ever counts then.
    const gueltige = zeilen.filter((zeile) => (tag === "" ? zeile.gueltigAb === "" : holdsOn(zeile, tag)));
    const summe = sumDecimals(["0", ...gueltige.map((zeile) => zeile[art])]);
    if (compareDecimal(summe, HOECHSTER_ANTEIL) > 0) return { summe, keys: gueltige.map(({ key }) => key) };
  }
  return null;
}

/** Those who hold one company hold more than all of it. Only direct shares are added up. */
function listSummen(angaben: VerbundAngaben): ListenBefund[] {
  const direkte = splitMittelbare(angaben.beziehungen).zaehlt.filter(({ ueber }) => ueber === "");
  return [...groupBy(direkte, ({ an }) => an)].flatMap(([an, zeilen]) => {
    // Votes that follow the capital say nothing new.
    const folgen = zeilen.every(({ kapital, stimmen }) => compareDecimal(kapital, stimmen) === 0);
    const arten = folgen ? (["kapital"] as const) : (["kapital", "stimmen"] as const);
    return arten.flatMap((art): ListenBefund[] => {
      const zuViel = findZuViel(zeilen, art);
      if (zuViel === null) return [];
      const was = art === "kapital" ? "Die Anteile am Kapital" : "Die Anteile an den Stimmrechten";
      const message = `${was} von ${nameVon(angaben, an)} ergeben zusammen ${formatGermanDecimal(zuViel.summe)} %, also mehr als 100 %. Bitte prüfen Sie die Anteile.`;
      return zuViel.keys.map((zeile) => ({ zeile, property: art, art: "fehler", message }));
    });
  });
}

/** The way from one to another along who holds whom, both ends included; null where there is none. */
function findWeg(an: ReadonlyMap<string, readonly Beziehung[]>, von: string, nach: string): string[] | null {
  const wege: string[][] = [[von]];
  const besucht = new Set([von]);
  for (let weg = wege.shift(); weg !== undefined; weg = wege.shift()) {
    const ende = weg[weg.length - 1] ?? "";
    if (ende === nach) return weg;
    for (const { an: naechster } of an.get(ende) ?? []) {
      if (besucht.has(naechster)) continue;
      besucht.add(naechster);
      wege.push([...weg, naechster]);
    }
  }
  return null;
}

/** A circle reads the same at each of its rows: it begins with whoever stands first in the list. */
function toKreis({ beteiligte }: VerbundAngaben, weg: readonly string[]): readonly string[] {
  const stelleVon = (wer: string): number => beteiligte.findIndex(({ key }) => key === wer);
  const erste = weg.reduce((beste, wer, stelle) => (stelleVon(wer) < stelleVon(weg[beste] ?? "") ? stelle : beste), 0);
  const gedreht = [...weg.slice(erste), ...weg.slice(0, erste)];
  return [...gedreht, ...gedreht.slice(0, 1)];
}

/** Whoever holds himself in the end: allowed, and rarely meant. Relations that have ended close no circle. */
function listKreise(angaben: VerbundAngaben, heute: string): ListenBefund[] {
  const laufende = angaben.beziehungen.filter(({ gueltigBis }) => gueltigBis === "" || gueltigBis >= heute);
  const nachVon = groupBy(laufende, ({ von }) => von);
  return laufende.flatMap(({ key, von, an }): ListenBefund[] => {
    const weg = von === an ? null : findWeg(nachVon, an, von);
    if (weg === null) return [];
    const kreis = toKreis(angaben, weg)
      .map((wer) => nameVon(angaben, wer))
      .join(" → ");
    const message = `Diese Beteiligungen bilden einen Kreis: ${kreis}. Bitte prüfen Sie, ob das stimmt.`;
    return [{ zeile: key, property: "verbindung", art: "warnung", message }];
  });
}

function listDoppelteNummern(zeilen: readonly VerbundZeile[], eigenes: VerbundEigenes): ListenBefund[] {
  const nummern = zeilen
    .filter(({ werte }) => isErsteZeile(werte))
    .map(({ uuid, werte }) => ({ uuid, name: textOf(werte, "name"), nummer: steuernummerVon(werte) }))
    .filter(({ nummer }) => nummer !== "");
  return nummern.flatMap(({ uuid, nummer }): ListenBefund[] => {
    const dort = { zeile: uuid, property: "steuernummer" };
    if (nummer === eigenes.steuernummer)
      return [
        {
          ...dort,
          art: "fehler",
          message: "Das ist die Steuernummer Ihres eigenen Unternehmens. Bitte prüfen Sie sie.",
        },
      ];
    const andere = nummern.find((eintrag) => eintrag.nummer === nummer && eintrag.uuid !== uuid);
    if (andere === undefined) return [];
    const message = `Diese Steuernummer steht auch bei ${andere.name}. Ist es dasselbe Unternehmen, tragen Sie es bitte nur einmal ein.`;
    return [{ ...dort, art: "warnung", message }];
  });
}

/** What tells a relation from others: who holds whom by way of whom, and when. */
export type Beziehungszeit = Pick<Beziehung, "von" | "an" | "ueber" | "gueltigAb" | "gueltigBis">;

const isGleichzeitig = (a: Beziehungszeit, b: Beziehungszeit): boolean =>
  (a.gueltigBis === "" || a.gueltigBis >= b.gueltigAb) && (b.gueltigBis === "" || b.gueltigBis >= a.gueltigAb);

/** Do two rows say the same of the same days? A share held directly and one held by way of another are two. */
export const isDieselbeBeziehung = (a: Beziehungszeit, b: Beziehungszeit): boolean =>
  a.von === b.von && a.an === b.an && a.ueber === b.ueber && isGleichzeitig(a, b);

function listDoppelteZeilen(angaben: VerbundAngaben): ListenBefund[] {
  return angaben.beziehungen.flatMap((eine): ListenBefund[] => {
    const isDoppelt = angaben.beziehungen.some(
      (andere) => andere.key !== eine.key && isDieselbeBeziehung(eine, andere),
    );
    const message = `Dass ${nameVon(angaben, eine.von)} Anteile an ${nameVon(angaben, eine.an)} hält, steht mehrmals in der Liste. Bitte prüfen Sie die Zeilen.`;
    return isDoppelt ? [{ zeile: eine.key, property: "verbindung", art: "warnung", message }] : [];
  });
}

/**
 * What only shows when the rows are compared: shares above 100 %, circles, tax numbers and relations that stand twice.
 *
 * @assumed A circle and a tax number that stands twice are questions, since both occur; more than 100 % never does.
 */
export function listListenBefunde(
  zeilen: readonly VerbundZeile[],
  eigenes: VerbundEigenes,
  heute: string,
): readonly ListenBefund[] {
  const angaben = toVerbundAngaben(zeilen, eigenes);
  return [
    ...listSummen(angaben),
    ...listKreise(angaben, heute),
    ...listDoppelteNummern(zeilen, eigenes),
    ...listDoppelteZeilen(angaben),
  ];
}

import { aufzaehlung } from "../../lib/aufzaehlung";
import { compareDecimal, formatGermanDecimal, roundDecimal, sumDecimals } from "../../lib/decimal";
import { addDays, addMonths, formatDate } from "../../lib/date";
import type { Beziehung, Jahreszahlen, KmuAngaben } from "./kmuAngaben";
import { groupBy, holdsOn, sortBy, splitMittelbare } from "./netz";

/** The sorts of findings about rows. */
export type KmuBefundArt =
  | "SELBSTBEZUG"
  | "ZIEL_KEIN_UNTERNEHMEN"
  | "ANTEIL_UEBER_100"
  | "STEUERNUMMER_DOPPELT"
  | "KREIS"
  | "MITTELBAR_DOPPELT"
  | "NACHWEIS_FEHLT"
  | "ZEITRAUM_UNMOEGLICH"
  | "JAHR_ZU_LANG"
  | "JAHRE_UEBERSCHNEIDEN_SICH"
  | "JAHRE_MIT_LUECKE"
  | "NICHT_FESTGESTELLT";

/** What is remarkable about rows. An error has to be put right, a hint is said and allowed. All lists hold keys. */
export type KmuBefund = {
  readonly art: KmuBefundArt;
  readonly schwere: "FEHLER" | "HINWEIS";
  readonly satz: string;
  readonly zeilen: readonly string[];
  readonly beteiligte: readonly string[];
  readonly jahre: readonly string[];
};

type Stoff = KmuAngaben & { readonly nameVon: (key: string) => string };
type Keys = Partial<Pick<KmuBefund, "zeilen" | "beteiligte" | "jahre">>;

function build(
  art: KmuBefundArt,
  schwere: KmuBefund["schwere"],
  { satz, ...keys }: Keys & { satz: string },
): KmuBefund {
  return { art, schwere, satz, zeilen: [], beteiligte: [], jahre: [], ...keys };
}

function listEinzelne({ beziehungen, beteiligte, nameVon }: Stoff): KmuBefund[] {
  const firmen = new Set(beteiligte.filter(({ art }) => art === "UNTERNEHMEN").map(({ key }) => key));
  return beziehungen.flatMap(({ key, von, an, gueltigAb, gueltigBis, nachweis }) => {
    const zeile = { zeilen: [key], beteiligte: [...new Set([von, an])] };
    const paar = `zwischen ${nameVon(von)} und ${nameVon(an)}`;
    const selbst = `${nameVon(von)} ist in dieser Zeile mit sich selbst verbunden. Wählen Sie zwei verschiedene Beteiligte. Die Zeile zählt nicht mit.`;
    const ziel = `An ${nameVon(an)} kann niemand beteiligt sein, weil das kein Unternehmen ist. Bitte prüfen Sie, wer an wem beteiligt ist. Die Zeile zählt nicht mit.`;
    const zeit = `Die Beziehung ${paar} endet vor ihrem Beginn. Bitte berichtigen Sie die Tage. Die Zeile zählt nicht mit.`;
    const beleg = `Für die Beziehung ${paar} fehlt ein Nachweis. Im Zweifel müssen Sie Ihre Angaben belegen.`;
    const unmoeglich = gueltigAb !== "" && gueltigBis !== "" && gueltigBis < gueltigAb;
    return [
      ...(von === an ? [build("SELBSTBEZUG", "FEHLER", { satz: selbst, ...zeile })] : []),
      ...(firmen.has(an) ? [] : [build("ZIEL_KEIN_UNTERNEHMEN", "FEHLER", { satz: ziel, ...zeile })]),
      ...(unmoeglich ? [build("ZEITRAUM_UNMOEGLICH", "FEHLER", { satz: zeit, ...zeile })] : []),
      ...(nachweis.trim() === "" ? [build("NACHWEIS_FEHLT", "HINWEIS", { satz: beleg, ...zeile })] : []),
    ];
  });
}

const prozent = (anteil: string): string => `${formatGermanDecimal(roundDecimal(anteil, 2))} %`;

function findUeber100(an: string, { beziehungen, nameVon }: Stoff): KmuBefund | undefined {
  // Most holds together on a day on which one of the relations begins.
  const tage = new Set(beziehungen.filter((zeile) => zeile.an === an).map(({ gueltigAb }) => gueltigAb));
  for (const tag of [...tage].sort()) {
    const { zaehlt } = splitMittelbare(beziehungen.filter((zeile) => zeile.von !== zeile.an && holdsOn(zeile, tag)));
    const gueltig = zaehlt.filter((zeile) => zeile.an === an);
    for (const was of ["kapital", "stimmen"] as const) {
      const summe = sumDecimals(["0.00", ...gueltig.map((zeile) => zeile[was])]);
      if (compareDecimal(summe, "100") <= 0) continue;
      const wann = tag === "" ? "" : ` am ${formatDate(tag)}`;
      const worte = was === "kapital" ? "Anteile am Kapital" : "Stimmen";
      const satz = `Die ${worte} von ${nameVon(an)} ergeben${wann} zusammen ${prozent(summe)}. Mehr als 100 % sind nicht möglich. Bitte prüfen Sie diese Zeilen.`;
      return build("ANTEIL_UEBER_100", "FEHLER", { satz, zeilen: gueltig.map(({ key }) => key), beteiligte: [an] });
    }
  }
  return undefined;
}

function listUeber100(stoff: Stoff): KmuBefund[] {
  return stoff.beteiligte.flatMap(({ key }) => findUeber100(key, stoff) ?? []);
}

function listMittelbare({ beziehungen, stichtag, nameVon }: Stoff): KmuBefund[] {
  const heutige = beziehungen.filter((zeile) => holdsOn(zeile, stichtag));
  return splitMittelbare(heutige).doppelt.map(({ key, von, an, ueber }) => {
    const satz = `Die Beteiligung von ${nameVon(von)} an ${nameVon(an)} über ${nameVon(ueber)} steht schon in zwei anderen Zeilen. Sie wird nicht noch einmal gezählt.`;
    return build("MITTELBAR_DOPPELT", "HINWEIS", { satz, zeilen: [key], beteiligte: [von, an, ueber] });
  });
}

function listSteuernummern({ beteiligte, beziehungen }: Stoff): KmuBefund[] {
  const mitNummer = beteiligte.filter(({ steuernummer }) => /\d/.test(steuernummer));
  const gruppen = groupBy(mitNummer, ({ steuernummer }) => steuernummer.replaceAll(/\D/g, ""));
  return [...gruppen.values()]
    .filter(({ length }) => length > 1)
    .map((gleiche) => {
      const keys = gleiche.map(({ key }) => key);
      const zeilen = beziehungen.filter(({ von, an }) => keys.includes(von) || keys.includes(an)).map(({ key }) => key);
      const namen = aufzaehlung(gleiche.map(({ name }) => name));
      const satz = `${namen} haben dieselbe Steuernummer. Bitte prüfen Sie, ob ein Unternehmen doppelt eingetragen ist.`;
      return build("STEUERNUMMER_DOPPELT", "FEHLER", { satz, zeilen, beteiligte: keys });
    });
}

function findKreis(
  start: string,
  nachHalter: ReadonlyMap<string, readonly Beziehung[]>,
): readonly Beziehung[] | undefined {
  const wege = new Map<string, readonly Beziehung[]>([[start, []]]);
  // A map is read in the order in which it grows: the shortest way comes first.
  for (const [key, weg] of wege)
    for (const zeile of nachHalter.get(key) ?? []) {
      if (zeile.an === start) return [...weg, zeile];
      if (!wege.has(zeile.an)) wege.set(zeile.an, [...weg, zeile]);
    }
  return undefined;
}

function listKreise({ beziehungen, stichtag, nameVon }: Stoff): KmuBefund[] {
  const zeilen = beziehungen.filter((zeile) => zeile.von !== zeile.an && holdsOn(zeile, stichtag));
  const nachHalter = groupBy(zeilen, ({ von }) => von);
  const gesagt = new Set<string>();
  return [...nachHalter.keys()].sort().flatMap((start) => {
    const kreis = gesagt.has(start) ? undefined : findKreis(start, nachHalter);
    if (kreis === undefined) return [];
    const keys = kreis.map(({ von }) => von);
    for (const key of keys) gesagt.add(key);
    const weg = [...keys, start].map(nameVon).join(" → ");
    const satz = `Diese Beteiligungen bilden einen Kreis: ${weg}. Das ist erlaubt. Jedes Unternehmen zählt nur einmal.`;
    return [build("KREIS", "HINWEIS", { satz, zeilen: kreis.map(({ key }) => key), beteiligte: keys })];
  });
}

function compareJahre(vorher: Jahreszahlen, jahr: Jahreszahlen, name: string): KmuBefund[] {
  const jahre = [vorher.key, jahr.key];
  const zeit = ({ beginn, ende }: Jahreszahlen): string => `${formatDate(beginn)} bis ${formatDate(ende)}`;
  const doppelt = `Zwei Wirtschaftsjahre von ${name} überschneiden sich: ${zeit(vorher)} und ${zeit(jahr)}. Bitte berichtigen Sie eines davon.`;
  const luecke = `Zwischen den Wirtschaftsjahren ${zeit(vorher)} und ${zeit(jahr)} von ${name} fehlen Zahlen. Ergänzen Sie das fehlende Jahr, damit zwei aufeinanderfolgende Jahre verglichen werden können.`;
  const stelle = { beteiligte: [jahr.unternehmen], jahre };
  if (jahr.beginn <= vorher.ende) return [build("JAHRE_UEBERSCHNEIDEN_SICH", "FEHLER", { satz: doppelt, ...stelle })];
  return jahr.beginn === addDays(vorher.ende, 1)
    ? []
    : [build("JAHRE_MIT_LUECKE", "HINWEIS", { satz: luecke, ...stelle })];
}

function listJahre({ jahre, nameVon }: Stoff): KmuBefund[] {
  return [
    ...groupBy(
      sortBy(jahre, ({ beginn, key }) => `${beginn} ${key}`),
      ({ unternehmen }) => unternehmen,
    ),
  ].flatMap(([unternehmen, eigene]) =>
    eigene.flatMap((jahr, stelle) => {
      const satz = `Das Wirtschaftsjahr ${formatDate(jahr.beginn)} bis ${formatDate(jahr.ende)} von ${nameVon(unternehmen)} ist länger als zwölf Monate. Bitte berichtigen Sie die Tage.`;
      const istZuLang = jahr.ende >= addMonths(jahr.beginn, 12);
      const vorher = eigene[stelle - 1];
      return [
        ...(istZuLang ? [build("JAHR_ZU_LANG", "FEHLER", { satz, beteiligte: [unternehmen], jahre: [jahr.key] })] : []),
        ...(vorher === undefined ? [] : compareJahre(vorher, jahr, nameVon(unternehmen))),
      ];
    }),
  );
}

function listNichtFestgestellte({ jahre, stichtag, unternehmen }: Stoff): KmuBefund[] {
  const beendet = jahre.filter((jahr) => jahr.unternehmen === unternehmen && jahr.ende <= stichtag);
  if (!beendet.some(({ wertart }) => wertart === "ENDGUELTIG")) return [];
  return sortBy(beendet, ({ ende }) => ende)
    .filter(({ wertart }) => wertart !== "ENDGUELTIG")
    .map(({ key, beginn, ende }) => {
      const satz = `Das Wirtschaftsjahr ${formatDate(beginn)} bis ${formatDate(ende)} zählt noch nicht mit, weil seine Zahlen nicht endgültig sind.`;
      return build("NICHT_FESTGESTELLT", "HINWEIS", { satz, beteiligte: [unternehmen], jahre: [key] });
    });
}

/**
 * Everything that is remarkable about the rows themselves, in an order that does not depend on theirs. Circles and rows
 * that say nothing new are looked for on the Stichtag, everything else on every day.
 */
export function checkKmuZeilen(angaben: KmuAngaben): readonly KmuBefund[] {
  const namen = new Map(angaben.beteiligte.map(({ key, name }) => [key, name]));
  const stoff: Stoff = {
    ...angaben,
    beteiligte: sortBy(angaben.beteiligte, ({ key }) => key),
    beziehungen: sortBy(angaben.beziehungen, ({ key }) => key),
    nameVon: (key) => namen.get(key) ?? key,
  };
  const pruefungen = [
    listEinzelne,
    listUeber100,
    listSteuernummern,
    listKreise,
    listMittelbare,
    listJahre,
    listNichtFestgestellte,
  ];
  return pruefungen.flatMap((list) => list(stoff));
}

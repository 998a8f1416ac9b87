import type { Beteiligter, Beziehung, KmuAngaben } from "../../app/domain/kmu/kmuAngaben";

/**
 * The rules once more, by another way: sets of companies are bits of a number, links are a matrix that is closed again
 * and again, shares are hundredths of a per cent as whole numbers, and every pair of a set and a company is tried out.
 * One row of figures per company; every relation is direct.
 */

type Gegenprobe = {
  /**
   * Share of the figures that counts, in hundredths of a per cent, by company; companies that do not count are absent.
   */
  readonly anteile: Readonly<Record<string, number>>;
  /** Each figure in hundredths, multiplied by 10,000. */
  readonly summen: Readonly<Record<"beschaeftigte" | "umsatz" | "bilanzsumme", number>>;
  /** The size that these sums are of: 0 to 3, from the smallest on. */
  readonly stufe: number;
  readonly istOeffentlich: boolean;
  /** Who shares the cap of the allowance. */
  readonly hoechstbetrag: readonly string[];
};

const ganz = (zahl: string): number => Math.round(Number(zahl) * 100);
const KMU_ARTEN = new Set(["ORGANBESTELLUNG", "VERTRAG_ODER_SATZUNG", "STIMMBINDUNG"]);

/** Natural persons who act together are one node. */
const knotenVon = ({ key, art, personengruppe }: Beteiligter): string =>
  art === "NATUERLICHE_PERSON" && personengruppe !== "" ? `*${personengruppe}` : key;

class Rechnung {
  readonly knoten: readonly string[];
  readonly zeilen: readonly Beziehung[];

  private readonly nachKey: ReadonlyMap<string, Beteiligter>;
  private readonly bits: ReadonlyMap<string, number>;

  constructor(
    readonly angaben: KmuAngaben,
    tag: string,
  ) {
    this.nachKey = new Map(angaben.beteiligte.map((beteiligter) => [beteiligter.key, beteiligter]));
    this.knoten = [...new Set(angaben.beteiligte.map(knotenVon))];
    this.bits = new Map(
      angaben.beteiligte.map((eintrag) => [eintrag.key, 1 << this.knoten.indexOf(knotenVon(eintrag))]),
    );
    this.zeilen = angaben.beziehungen.filter(
      ({ von, an, gueltigAb, gueltigBis }) =>
        von !== an &&
        this.wer(an).art === "UNTERNEHMEN" &&
        (gueltigAb === "" || gueltigAb <= tag) &&
        (gueltigBis === "" || gueltigBis >= tag),
    );
  }

  wer(key: string): Beteiligter {
    return this.nachKey.get(key)!;
  }

  bit(key: string): number {
    return this.bits.get(key)!;
  }

  isFirma(stelle: number): boolean {
    return this.angaben.beteiligte.some(({ key, art }) => key === this.knoten[stelle] && art === "UNTERNEHMEN");
  }

  /** Rows from a set into one company. */
  zwischen(menge: number, an: string, passt: (zeile: Beziehung) => boolean): readonly Beziehung[] {
    return this.zeilen.filter((zeile) => zeile.an === an && (this.bit(zeile.von) & menge) !== 0 && passt(zeile));
  }
}

const stimmen = (zeilen: readonly Beziehung[]): number =>
  zeilen.reduce((summe, zeile) => summe + ganz(zeile.stimmen), 0);
const anteil = (zeilen: readonly Beziehung[]): number =>
  Math.max(
    stimmen(zeilen),
    zeilen.reduce((summe, zeile) => summe + ganz(zeile.kapital), 0),
  );

function isErfuellt(halter: Beteiligter, eigene: readonly Beziehung[]): boolean {
  if (halter.ausnahme === "GEMEINDE")
    return (
      halter.haushalt !== "" &&
      halter.einwohner !== "" &&
      Number(halter.haushalt) < 10_000_000 &&
      Number(halter.einwohner) < 5000
    );
  if (halter.ausnahme === "BUSINESS_ANGEL")
    return (
      eigene.every(({ einlage }) => einlage !== "") &&
      eigene.reduce((summe, { einlage }) => summe + Number(einlage), 0) < 1_250_000
    );
  return halter.ausnahme !== "KEINE";
}

/** Share that counts of rows whose holders are linked with each other. */
function zaehlend(rechnung: Rechnung, zeilen: readonly Beziehung[]): number {
  if (anteil(zeilen) > 5000) return Math.min(10_000, anteil(zeilen));
  const ohne = zeilen.filter(
    ({ von }) =>
      !isErfuellt(
        rechnung.wer(von),
        zeilen.filter((zeile) => zeile.von === von),
      ),
  );
  return Math.min(10_000, anteil(ohne));
}

/** The matrix of links, closed by Warshall until the sets that it gives control nothing more. */
function listGruppen(rechnung: Rechnung, passt: (zeile: Beziehung) => boolean): readonly number[] {
  const { knoten } = rechnung;
  let mengen = knoten.map((_, stelle) => 1 << stelle);
  for (;;) {
    const matrix = knoten.map((_, i) => knoten.map((__, j) => (mengen[i]! >> j) & 1));
    for (const [i, menge] of mengen.entries())
      for (const [j, an] of knoten.entries()) {
        const zeilen = rechnung.zwischen(menge, an, passt);
        const beherrscht = stimmen(zeilen) > 5000 || zeilen.some(({ beherrschung }) => KMU_ARTEN.has(beherrschung));
        if (beherrscht) matrix[i]![j] = matrix[j]![i] = 1;
      }
    for (const k of knoten.keys())
      for (const i of knoten.keys()) for (const j of knoten.keys()) matrix[i]![j]! |= matrix[i]![k]! & matrix[k]![j]!;
    const neu = matrix.map((reihe) => reihe.reduce((menge, wert, j) => menge | (wert << j), 0));
    if (neu.every((menge, stelle) => menge === mengen[stelle])) return neu;
    mengen = neu;
  }
}

function computeAnteile(rechnung: Rechnung): Readonly<Record<string, number>> {
  const { angaben, knoten } = rechnung;
  const canLink = ({ von, an, markt }: Beziehung): boolean => {
    const { art } = rechnung.wer(von);
    if (art === "NATUERLICHE_PERSON") return an === angaben.unternehmen || markt === "GLEICH_ODER_BENACHBART";
    return art === "UNTERNEHMEN";
  };
  const gruppen = listGruppen(rechnung, canLink);
  const stelleVon = (key: string): number => knoten.indexOf(key);
  const eigene = gruppen[stelleVon(angaben.unternehmen)]!;
  const ergebnis: Record<string, number> = {};
  for (const [stelle, key] of knoten.entries()) {
    if (!rechnung.isFirma(stelle)) continue;
    if ((eigene >> stelle) & 1) ergebnis[key] = 10_000;
    else {
      const fremde = gruppen[stelle]!;
      const moeglich = knoten.flatMap((an, j) => {
        const halter = (eigene >> j) & 1 ? fremde : (fremde >> j) & 1 ? eigene : 0;
        return [
          zaehlend(
            rechnung,
            rechnung.zwischen(halter, an, ({ von }) => rechnung.wer(von).art === "UNTERNEHMEN"),
          ),
        ];
      });
      const groesster = Math.max(0, ...moeglich);
      if (groesster >= 2500) ergebnis[key] = groesster;
    }
  }
  return ergebnis;
}

type Beherrscht = (zeilen: readonly Beziehung[]) => boolean;

/** What a set of nodes controls, itself included; `ohne` stays outside. */
function closure(
  rechnung: Rechnung,
  start: number,
  { ohne, isBeherrscht }: { ohne: string; isBeherrscht: Beherrscht },
): number {
  let menge = start;
  for (let vorher = -1; vorher !== menge;) {
    vorher = menge;
    for (const [stelle, an] of rechnung.knoten.entries())
      if (an !== ohne && isBeherrscht(rechnung.zwischen(menge, an, () => true))) menge |= 1 << stelle;
  }
  return menge;
}

function isOeffentlich(rechnung: Rechnung): boolean {
  const { angaben } = rechnung;
  const isBeherrscht = (zeilen: readonly Beziehung[]): boolean =>
    stimmen(zeilen) > 5000 || zeilen.some(({ beherrschung }) => KMU_ARTEN.has(beherrschung));
  const seiteVon = (start: number): number => closure(rechnung, start, { ohne: angaben.unternehmen, isBeherrscht });
  const anMich = (menge: number): readonly Beziehung[] => rechnung.zwischen(menge, angaben.unternehmen, () => true);
  const zaehlende = angaben.beteiligte.filter((stelle) => {
    if (stelle.art !== "OEFFENTLICHE_STELLE") return false;
    const zeilen = anMich(seiteVon(rechnung.bit(stelle.key)));
    return zeilen.length === 0 || !isErfuellt(stelle, zeilen) || anteil(zeilen) > 5000 || isBeherrscht(zeilen);
  });
  const alle = anMich(seiteVon(zaehlende.reduce((menge, { key }) => menge | rechnung.bit(key), 0)));
  return isBeherrscht(alle) || zaehlend(rechnung, alle) >= 2500;
}

function listHoechstbetrag(rechnung: Rechnung): readonly string[] {
  const { angaben, knoten } = rechnung;
  const isBeherrscht = (zeilen: readonly Beziehung[]): boolean =>
    stimmen(zeilen) > 5000 ||
    zeilen.some(
      ({ beherrschung, kapital, stimmen: rechte }) =>
        beherrschung !== "KEINE" && (beherrschung !== "ORGANBESTELLUNG" || ganz(kapital) + ganz(rechte) > 0),
    );
  const konzerne = angaben.beteiligte
    .filter(({ art, istVermoegensverwaltung }) => art === "UNTERNEHMEN" && !istVermoegensverwaltung)
    .map(({ key }) => closure(rechnung, rechnung.bit(key), { ohne: "", isBeherrscht }))
    .filter((menge) => (menge & (menge - 1)) !== 0);
  let verbund = rechnung.bit(angaben.unternehmen);
  for (let vorher = 0; vorher !== verbund;) {
    vorher = verbund;
    for (const menge of konzerne) if ((menge & verbund) !== 0) verbund |= menge;
  }
  return knoten.filter((key, stelle) => key !== angaben.unternehmen && (verbund >> stelle) & 1).sort();
}

/** Rule 1: staff is a hard limit, of the two money limits one suffices; limits in whole persons and millions. */
function findStufe({ beschaeftigte, umsatz, bilanzsumme }: Gegenprobe["summen"]): number {
  const [person, million] = [1_000_000, 1_000_000_000_000];
  if (beschaeftigte < 10 * person && (umsatz <= 2 * million || bilanzsumme <= 2 * million)) return 0;
  if (beschaeftigte < 50 * person && (umsatz <= 10 * million || bilanzsumme <= 10 * million)) return 1;
  if (beschaeftigte < 250 * person && (umsatz <= 50 * million || bilanzsumme <= 43 * million)) return 2;
  return 3;
}

/** Everything that a test compares, worked out the other way, as of a day. */
export function computeGegenprobe(angaben: KmuAngaben, tag: string): Gegenprobe {
  const rechnung = new Rechnung(angaben, tag);
  const anteile = computeAnteile(rechnung);
  const add = (zahl: "beschaeftigte" | "umsatz" | "bilanzsumme"): number =>
    angaben.jahre.reduce((summe, jahr) => summe + ganz(jahr[zahl]) * (anteile[jahr.unternehmen] ?? 0), 0);
  const summen = { beschaeftigte: add("beschaeftigte"), umsatz: add("umsatz"), bilanzsumme: add("bilanzsumme") };
  return {
    anteile,
    summen,
    stufe: findStufe(summen),
    istOeffentlich: isOeffentlich(rechnung),
    hoechstbetrag: listHoechstbetrag(rechnung),
  };
}

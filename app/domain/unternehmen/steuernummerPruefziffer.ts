/**
 * How the check digit of a tax number in 13 digits is computed, by Land. `ELFER`: products with the factors, the rest
 * to the next multiple of eleven; `ELFER_REST`: the rest itself; `QUERSUMME`: digit sums of the products, the rest to
 * the next multiple of ten; `ZWEIER`: sums with 9 down to 1 times powers of two.
 *
 * Source: „Prüfung der Steuer- und Steueridentifikationsnummer“, Bayerisches Landesamt für Steuern (ELSTER), chapter 6.
 */
type Verfahren = { art: "ELFER" | "ELFER_REST" | "QUERSUMME" | "ZWEIER"; faktoren: readonly number[] };

const elfer = (...faktoren: number[]): Verfahren => ({ art: "ELFER", faktoren });

const BAYERISCH = elfer(0, 5, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2);
const HANSEATISCH = elfer(0, 0, 4, 3, 0, 2, 7, 6, 5, 4, 3, 2);
const NIEDERSACHSEN = elfer(0, 0, 2, 9, 0, 8, 7, 6, 5, 4, 3, 2);
const ZWEIER: Verfahren = { art: "ZWEIER", faktoren: [0, 0, 512, 256, 0, 128, 64, 32, 16, 8, 4, 2] };
const ZWEIER_SUMMANDEN = [0, 0, 9, 8, 0, 7, 6, 5, 4, 3, 2, 1];

/** Berlin has two, by office and district: one that fits is enough. */
const VERFAHREN: Readonly<Record<string, readonly Verfahren[]>> = {
  BW: [ZWEIER],
  BY: [BAYERISCH],
  BE: [elfer(0, 0, 0, 0, 0, 7, 6, 5, 8, 4, 3, 2), NIEDERSACHSEN],
  BB: [BAYERISCH],
  HB: [HANSEATISCH],
  HH: [HANSEATISCH],
  HE: [ZWEIER],
  MV: [BAYERISCH],
  NI: [NIEDERSACHSEN],
  NW: [{ art: "ELFER_REST", faktoren: [0, 3, 2, 1, 0, 7, 6, 5, 4, 3, 2, 1] }],
  RP: [{ art: "QUERSUMME", faktoren: [0, 0, 1, 2, 0, 1, 2, 1, 2, 1, 2, 1] }],
  SL: [BAYERISCH],
  SN: [BAYERISCH],
  ST: [BAYERISCH],
  SH: [ZWEIER],
  TH: [BAYERISCH],
};

/** The sum of the digits until one digit is left. */
const quersumme = (zahl: number): number => (zahl === 0 ? 0 : 1 + ((zahl - 1) % 9));

const sum = (zahlen: readonly number[]): number => zahlen.reduce((bisher, zahl) => bisher + zahl, 0);

/** What is missing to the next multiple. */
const bisVielfaches = (zahl: number, von: number): number => (von - (zahl % von)) % von;

/** The check digit of twelve digits; 10 where no number of this beginning exists. */
function pruefzifferVon({ art, faktoren }: Verfahren, ziffern: readonly number[]): number {
  const produkte = ziffern.map((ziffer, stelle) => ziffer * (faktoren[stelle] ?? 0));
  switch (art) {
    case "ELFER":
      return bisVielfaches(sum(produkte), 11);
    case "ELFER_REST":
      return sum(produkte) % 11;
    case "QUERSUMME":
      return bisVielfaches(sum(produkte.map(quersumme)), 10);
    case "ZWEIER": {
      const summen = ziffern.map((ziffer, stelle) => (ziffer + (ZWEIER_SUMMANDEN[stelle] ?? 0)) % 10);
      return bisVielfaches(sum(summen.map((summe, stelle) => quersumme(summe * (faktoren[stelle] ?? 0)))), 10);
    }
  }
}

/**
 * Does the last digit of a tax number in 13 digits fit those before it? True for a Land that is not known, and for what
 * is no such number: there is nothing to say of it.
 */
export function isPruefzifferPassend(land: string, nummer: string): boolean {
  const verfahren = VERFAHREN[land];
  if (verfahren === undefined || !/^\d{13}$/.test(nummer)) return true;
  const ziffern = Array.from(nummer.slice(0, 12), Number);
  return verfahren.some((eines) => pruefzifferVon(eines, ziffern) === Number(nummer.at(-1)));
}

const SPALTEN = "Name\tArt der Verbindung\tVerbunden mit\tBeteiligung %\tStraße\tHausnummer\tPLZ\tOrt\tSteuerpflichtig";
const anschrift = (nummer: number) => `Werkstraße\t${String(nummer)}\t10115\tBerlin\tNein`;

/** A group of six with the company itself, as cells copied from a spreadsheet. `quote`: the share of the last one. */
export const gruppe = (quote: string) =>
  [
    SPALTEN,
    `Beispiel Holding SE\tMutter\t\t60\t${anschrift(1)}`,
    `Beispiel Nord GmbH\tTochter\t\t100\t${anschrift(2)}`,
    `Beispiel Süd GmbH\tTochter\t\t25,5\t${anschrift(3)}`,
    `Beispiel Ost GmbH\tSchwester\tBeispiel Holding SE\t80\t${anschrift(4)}`,
    `Beispiel West GmbH\tSchwester\tBeispiel Holding SE\t${quote}\t${anschrift(5)}`,
  ].join("\n");

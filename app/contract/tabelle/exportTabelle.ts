/** A cell of an exported table: a text, a number, or a calendar day as YYYY-MM-DD; null is empty. */
export type Exportzelle =
  { art: "text"; wert: string } | { art: "zahl"; wert: number } | { art: "tag"; wert: string } | null;

/** A table to be written as a file. */
export type Exporttabelle = { name: string; spalten: readonly string[]; zeilen: readonly (readonly Exportzelle[])[] };

/** A table whose rows come piece by piece; `key` names a column where a file has no heads. */
export type Tabellenstrom = {
  name: string;
  spalten: readonly { key: string; title: string }[];
  stuecke: AsyncIterable<readonly (readonly Exportzelle[])[]>;
};

import type { Ansichtspalte } from "./tabellenAnsicht";

/**
 * How the list and its files write a value: as it is, as a number, as the day of a moment, as the name of a status, or
 * by its label among the choice of its filter.
 */
type Spaltenart = "text" | "zahl" | "tag" | "status" | "auswahl";

/**
 * The control of a filter. `set`: its place among the filters. `label`: where the title of the column is no question.
 * Without `auswahl` a text is asked for; `isMalLeer` adds the question for entries without a value to both.
 * `isAuswahlDerSeite`: the page brings the choice, which is too long for what all lists load.
 */
type Spaltenfilter = {
  readonly stelle: number;
  readonly label?: string;
  readonly auswahl?: readonly { readonly value: string; readonly label: string }[];
  readonly isAuswahlDerSeite?: true;
  readonly isMalLeer?: true;
};

/**
 * A column: everything that list, choice of columns, order, filters and files have to know of it. `isAnfangs` says
 * whether a table opens with it, `isNurStab` that only those see it who work for no company, `leer` what the list
 * writes where there is no value, `isBreit` that its texts may fill several lines. `isNurFilter`: it is asked for and
 * never shown; `isNurFirma`: only of who works for a company.
 */
export type Tabellenspalte = Ansichtspalte & {
  readonly title: string;
  readonly art: Spaltenart;
  readonly isAnfangs: boolean;
  readonly isNurStab?: true;
  readonly isNurFilter?: true;
  readonly isNurFirma?: true;
  readonly leer?: string;
  readonly isBreit?: true;
  readonly filter?: Spaltenfilter;
};

/** So many keys are worth asking for several at once. @assumed §8 has the texts of a multi-select, not its place. */
const MEHRERE_AB = 4;

/** Can several keys of this choice be asked for at once? "Without a value" is asked for alone. */
export const isMehrfach = ({ auswahl = [], isMalLeer }: Spaltenfilter): boolean =>
  auswahl.length >= MEHRERE_AB && isMalLeer !== true;

export const TEXT = { art: "text" } as const;
export const TAG = { art: "tag", isTag: true } as const;
export const IMMER = { isAnfangs: true } as const;
export const AUF_WUNSCH = { isAnfangs: false } as const;
export const SORTIERBAR = { sortierbar: true } as const;
export const UNSORTIERT = { sortierbar: false } as const;
export const UNGEFILTERT = { filterbar: false } as const;

export const filterMit = <const Filter extends Spaltenfilter>(filter: Filter) => ({ filterbar: true, filter }) as const;

/** The keys of a table of names as a choice, in its order. */
export const toAuswahl = (namen: Readonly<Record<string, string>>) =>
  Object.entries(namen).map(([value, label]) => ({ value, label }));

/** What a key of the choice of a column is called. */
export const toAuswahltext = ({ filter }: Pick<Tabellenspalte, "filter">, wert: string): string =>
  filter?.auswahl?.find(({ value }) => value === wert)?.label ?? wert;

/** When something was written into the log, as every table of its lines has it. */
export const PROTOKOLL_ZEITPUNKT = {
  key: "am",
  title: "Zeitpunkt",
  ...TAG,
  ...IMMER,
  ...SORTIERBAR,
  ...filterMit({ stelle: 1, label: "Tag oder Zeitraum" }),
} as const;

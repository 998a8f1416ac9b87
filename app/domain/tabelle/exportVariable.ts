/**
 * Something that an export can hold. `namen`: what stands in the file for a stored key, and what rows can be chosen by.
 * `isPersonenbezogen`: it needs a purpose.
 *
 * @spec §3 export variable items have key and required
 */
export type Exportvariable = {
  readonly key: string;
  readonly title: string;
  readonly art: "text" | "zahl" | "tag";
  readonly required: boolean;
  readonly isPersonenbezogen?: true;
  readonly isNurStab?: true;
  readonly namen?: Readonly<Record<string, string>>;
  /** Its names are too many to choose from, or it is an amount, of which nobody looks for digits. */
  readonly isOhneFilter?: true;
};

/** The names of a list of titles. */
export const titelVon = (liste: readonly { key: string; title: string }[]) => ({
  namen: Object.fromEntries(liste.map(({ key, title }) => [key, title])),
});

/** A variable, of text and by choice unless something else is said. */
export const variable = (
  key: string,
  title: string,
  mehr: Partial<Omit<Exportvariable, "key" | "title">> = {},
): Exportvariable => ({ key, title, art: "text", required: false, ...mehr });

/** It cannot be left out. */
export const PFLICHT = { required: true } as const;
/** It holds days. */
export const TAG = { art: "tag" } as const;
/** It holds whole numbers. */
export const ZAHL = { art: "zahl" } as const;
/** It is an amount. */
export const BETRAG = { isOhneFilter: true } as const;
/** It says something about people. */
export const PERSON = { isPersonenbezogen: true } as const;
/** The company of a row. */
export const FIRMA = variable("firma", "Unternehmen", { isNurStab: true });
/** The Antrag of a row. */
export const NUMMER = variable("antragsnummer", "Antragsnummer", PFLICHT);

/**
 * The vocabulary of the form engine: values, fields, entities, tabs, forms and findings.
 * Everything here is plain data and pure functions; a form definition of the domain is made of these types.
 */

/** A stored answer. Which member applies follows from the field's kind, see {@link FieldKind}. */
export type Wert = string | boolean | null | string[] | Zeile[];

/** The answers of one entity (the whole form or one table row), by field key, as stored. */
export type Werte = { [key: string]: Wert };

/** One table row. `created` is true for a row that was just added and not yet saved. */
export type Zeile = Werte & { uuid: string; created?: boolean };

/**
 * How a field is typed, stored, checked, shown and exported.
 *
 * Stored values: text, textArea, choice: string, "" is blank · integer "12", decimal and euro "1234567.89" (exact,
 * dot), "" is blank · date "YYYY-MM-DD", month "YYYY-MM", "" is blank · yesNo true, false or null · checkbox boolean ·
 * multiChoice, chips string[] · table Zeile[] · computed and info store nothing.
 */
export type FieldKind =
  | "text"
  | "textArea"
  | "integer"
  | "decimal"
  | "euro"
  | "date"
  | "month"
  | "yesNo"
  | "checkbox"
  | "choice"
  | "multiChoice"
  | "chips"
  | "table"
  | "computed"
  | "info";

/** One entry of a selection; `group` is the heading it stands under. */
export type Option = { key: string; title: string; group?: string };

/** Facts the rules need and the form does not hold. `heute` is the Berlin calendar day, YYYY-MM-DD. */
export type FormKontext = { heute: string; [fact: string]: unknown };

/** What a rule can see: the entity its field belongs to (root or row), the whole form, and the facts around it. */
export type Bereich<K extends FormKontext> = { werte: Werte; wurzel: Werte; kontext: K };

/**
 * What a rule found. `property` names another field of the same entity; without it the field itself (or the entity) is
 * meant.
 */
export type Regelbefund = { art: "fehler" | "warnung"; message: string; property?: string };

/** The part of a field that a kind needs: no conditions, no context. */
export type FieldRules = {
  kind: FieldKind;
  key: string;
  label: string;
  /** Characters; text 200, textArea 800 and chips 800 (joined by ###) unless told otherwise. */
  max?: number;
  /** Most chips that can be stored; 10 unless told otherwise. */
  maxItems?: number;
  /** Digits before the comma; 15 unless told otherwise. */
  integerDigits?: number;
  /** Digits after the comma; 2 unless told otherwise. */
  fractionDigits?: number;
  /**
   * Smallest allowed value as stored: a number, a date or a month. Below it is an error that blocks submission, not
   * saving.
   */
  min?: string;
  /** Largest allowed value as stored, inclusive. */
  maxValue?: string;
  /** Words for true and false of a yesNo; "Ja" and "Nein" unless told otherwise. */
  trueLabel?: string;
  falseLabel?: string;
};

/** One question of a form. */
export type Field<K extends FormKontext> = FieldRules & {
  /** Counts only while the field is relevant. */
  required?: boolean | ((b: Bereich<K>) => boolean);
  /** Short visible text under the label. */
  hint?: string;
  /** The `feld` of the Hilfetext; the field key when absent. */
  help?: string;
  /** Relevance: an irrelevant field is not shown, not checked, and pruned on save. */
  when?: (b: Bereich<K>) => boolean;
  readOnly?: (b: Bereich<K>) => boolean;
  options?: readonly Option[] | ((b: Bereich<K>) => readonly Option[]);
  /**
   * Of a long list of options, what the control shows for the present answers, its own among them. Every option stays a
   * valid answer.
   */
  offered?: (options: readonly Option[], b: Bereich<K>) => readonly Option[];
  /** Legend of a fieldset around consecutive fields that name the same group. */
  group?: string;
  /** The HTML autocomplete token. */
  autocomplete?: string;
  inputType?: "email" | "tel" | "url";
  /** As stored: what the form of a new row answers by itself, for everybody to change. */
  start?: string;
  /** Kind text: what the control suggests; any other text is as good. */
  suggestions?: (b: Bereich<K>) => readonly string[];
  check?: (wert: Wert, b: Bereich<K>) => readonly Regelbefund[];
  /** Changes how readers see the answer, which its kind has written. */
  show?: (text: string) => string;
  /** Kind computed: the text to show. */
  compute?: (b: Bereich<K>) => string;
  /** Kind table: what a row is. */
  entity?: Entity<K>;
  /**
   * Kind table: "frei" rows are added and edited one by one in their own view; "fest" rows come from the program, all
   * edited inline.
   */
  rows?: "frei" | "fest";
  /** Kind table with "fest" rows: the field that says which row it is, whatever its uuid. */
  rowKey?: string;
  /** Kind table: by a field of its rows the computed field of the tab that says the total of all rows. */
  totals?: Readonly<Record<string, string>>;
  minRows?: number;
  addLabel?: string;
  /** Kind table: keys of entity fields shown as columns. */
  columns?: readonly string[];
};

/** What a table row consists of. `title` names a row for people, e.g. the company name of a contractor. */
export type Entity<K extends FormKontext> = {
  key: string;
  label: string;
  helpBereichKey: string;
  fields: readonly Field<K>[];
  title: (zeile: Werte) => string;
  check?: (b: Bereich<K>) => readonly Regelbefund[];
};

/**
 * One page of a form. A disabled tab is not editable and not checked; `disabledHint` tells why. `help` is the key of
 * its general help text.
 */
export type Tab<K extends FormKontext> = {
  key: string;
  label: string;
  help: string;
  fields: readonly Field<K>[];
  enabled?: (b: Bereich<K>) => boolean;
  disabledHint?: string;
  check?: (b: Bereich<K>) => readonly Regelbefund[];
};

/** A whole form: ordered tabs. `bereich` is the help area. */
export type FormDefinition<K extends FormKontext> = { key: string; bereich: string; tabs: readonly Tab<K>[] };

/**
 * A message at its place.
 * `uuid` is the entity (form root or row); `property` the field key in it, "" for the entity as a whole.
 * `tab` and `tabelle` tell where to find it, `feld` is the name of the form control (see `fieldName`).
 *
 * @spec §5 Server validation results: field level by entity uuid and property path, entity level with empty property
 */
export type Befund = { uuid: string; property: string; message: string; tab?: string; tabelle?: string; feld?: string };

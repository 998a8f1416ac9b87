import type { Bereich, Entity, Field, FieldKind, FormDefinition, FormKontext, Tab } from "./field";

type Options<K extends FormKontext> = Omit<Field<K>, "kind" | "key">;
type TableOptions<K extends FormKontext> = Options<K> & { entity: Entity<K> };
type ChoiceOptions<K extends FormKontext> = Options<K> & Required<Pick<Field<K>, "options">>;
type ComputedOptions<K extends FormKontext> = Options<K> & { compute: (b: Bereich<K>) => string };

function fieldOf<K extends FormKontext>(kind: FieldKind) {
  return (key: string, options: Options<K>): Field<K> => ({ ...options, kind, key });
}

/**
 * The field builders of one form family; `K` is what its rules know besides the form.
 *
 * @example const field = createFields<AntragKontext>(); field.text("titel", { label: "Titel", required: true })
 */
export function createFields<K extends FormKontext>() {
  return {
    text: fieldOf<K>("text"),
    textArea: fieldOf<K>("textArea"),
    integer: fieldOf<K>("integer"),
    decimal: fieldOf<K>("decimal"),
    euro: fieldOf<K>("euro"),
    date: fieldOf<K>("date"),
    month: fieldOf<K>("month"),
    yesNo: fieldOf<K>("yesNo"),
    checkbox: fieldOf<K>("checkbox"),
    chips: fieldOf<K>("chips"),
    info: fieldOf<K>("info"),
    choice: (key: string, options: ChoiceOptions<K>): Field<K> => ({ ...options, kind: "choice", key }),
    multiChoice: (key: string, options: ChoiceOptions<K>): Field<K> => ({ ...options, kind: "multiChoice", key }),
    computed: (key: string, options: ComputedOptions<K>): Field<K> => ({ ...options, kind: "computed", key }),
    table: (key: string, options: TableOptions<K>): Field<K> => ({ rows: "frei", ...options, kind: "table", key }),
  };
}

function checkUnique(keys: readonly string[], place: string): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) throw new Error(`Duplicate key "${key}" in ${place}`);
    seen.add(key);
  }
}

/** One tab of a form. Throws when two of its fields share a key. */
// eslint-disable-next-line house/max-params -- a form reads like the one on paper: key, heading, questions, and then what else there is to say
export function tab<K extends FormKontext>(
  key: string,
  label: string,
  fields: readonly Field<K>[],
  options: Omit<Tab<K>, "key" | "label" | "fields">,
): Tab<K> {
  checkUnique(
    fields.map((field) => field.key),
    `tab ${key}`,
  );
  return { ...options, key, label, fields };
}

/**
 * What one row of a table consists of. Throws when two fields share a key or a field is called like the row's own
 * `uuid` or `created`.
 */
// eslint-disable-next-line house/max-params -- as a tab
export function entity<K extends FormKontext>(
  key: string,
  label: string,
  fields: readonly Field<K>[],
  options: Omit<Entity<K>, "key" | "label" | "fields">,
): Entity<K> {
  checkUnique(["uuid", "created", ...fields.map((field) => field.key)], `entity ${key}`);
  return { ...options, key, label, fields };
}

/**
 * A form of ordered tabs. All tabs write into one object, so a key may be used once in the whole form.
 * Throws on duplicate tab or field keys.
 */
export function defineForm<K extends FormKontext>(
  key: string,
  { bereich, tabs }: { bereich: string; tabs: readonly Tab<K>[] },
): FormDefinition<K> {
  checkUnique(
    tabs.map((eintrag) => eintrag.key),
    `form ${key}`,
  );
  checkUnique(["uuid", ...tabs.flatMap((eintrag) => eintrag.fields.map((field) => field.key))], `form ${key}`);
  return { key, bereich, tabs };
}

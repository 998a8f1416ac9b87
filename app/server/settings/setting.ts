import type { z } from "zod";

/**
 * What production asks of a setting: a value, always or only of a process that has a backend or identifies companies;
 * or none at all.
 */
export type ProductionRule = "needed" | "neededByBackend" | "neededByNezo" | "forbidden";

/** What every declaration says, beside its name and its kind. */
export type Facts = {
  /** For the operator, in German; each text is a remark of its own in .env.example. */
  meaning: string | readonly string[];
  /** What .env.example shows when the default is not the best example. */
  sample?: string;
  inProduction?: ProductionRule;
  /** Begins a part of .env.example with this heading. */
  section?: string;
};

/** One environment variable: what it is called, what it may be, what it becomes, what it means. */
export type Setting<Value = unknown> = {
  readonly kind: "setting";
  readonly name: string;
  /** Takes the text of the environment, or undefined when there is none. */
  readonly schema: z.ZodType<Value>;
  readonly meaning: readonly string[];
  readonly sample: string;
  readonly inProduction: ProductionRule | null;
  readonly section: string | null;
  /**
   * Of a value that anybody of the operators may see; the configuration holds a number so many times as large as it is
   * given. Null for a text: it may be a secret.
   */
  readonly open: { readonly times: number } | null;
};

/** Settings in the shape of the configuration that they make up. */
export type SettingTree = { readonly [key: string]: Setting | SettingTree };

/** The configuration that a tree of settings makes up: inferred, never written a second time. */
export type ValuesOf<Tree> = {
  [Key in keyof Tree]: Tree[Key] extends Setting<infer Value> ? Value : ValuesOf<Tree[Key]>;
};

/** True for a setting, false for a group of them. */
export const isSetting = (node: Setting | SettingTree): node is Setting => node.kind === "setting";

/** All settings of a tree in the order of their declaration. */
export function listSettings(tree: SettingTree): Setting[] {
  return Object.values(tree).flatMap((node) => (isSetting(node) ? [node] : listSettings(node)));
}

/** What the environment gives, variable by variable; what is blank counts as not given. */
export type Given = Readonly<Record<string, string | undefined>>;

/** What a tree says, in its own shape and by the names of the variables. */
export type Reading<Tree extends SettingTree> = {
  values: ValuesOf<Tree>;
  byName: ReadonlyMap<string, unknown>;
  problems: string[];
};

/** Reads a tree of settings; each problem is a line for the operator, and with any of them the values do not count. */
export function readTree<Tree extends SettingTree>(tree: Tree, given: Given): Reading<Tree> {
  const [byName, problems] = [new Map<string, unknown>(), new Array<string>()];
  const read = (node: Setting | SettingTree): unknown => {
    if (!isSetting(node)) return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, read(inner)]));
    const parsed = node.schema.safeParse(given[node.name]);
    if (parsed.success) byName.set(node.name, parsed.data);
    else problems.push(...parsed.error.issues.map(({ message }) => `${node.name}: ${message}`));
    return parsed.data;
  };
  // Each leaf was made by the schema whose type ValuesOf reads, and every key of the tree is there.
  return { values: read(tree) as ValuesOf<Tree>, byName, problems };
}

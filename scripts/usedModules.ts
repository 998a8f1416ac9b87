import type { Rollup } from "vite";

/** Which names a module takes from another one, "*" for all; none when it only runs it. */
type Taken = { from: string; names: readonly string[] };
/** A name that a module only passes on, and where it has it from. */
type Passed = { as: string; from: string; name: string };
type Module = { taken: readonly Taken[]; passed: readonly Passed[]; isFace: boolean; exports: readonly string[] };

type ParsedModule = Pick<Rollup.ModuleInfo, "id" | "ast" | "exports"> & {
  importedIdResolutions: readonly { id: string }[];
};
type Program = NonNullable<Rollup.ModuleInfo["ast"]>;
type Name = { type: string; name?: string; value?: unknown };

const ALL = "*";
const textOf = ({ name, value }: Name): string => name ?? String(value);

/**
 * Which modules of a build really use which: a face (`index.ts`) is looked through to the modules whose names are taken
 * from it.
 */
export class UsedModules {
  readonly #modules = new Map<string, Module>();

  /** For the hook `moduleParsed`. */
  add({ id, ast, importedIdResolutions, exports }: ParsedModule): void {
    if (ast) this.#modules.set(id, { ...readImports(ast, importedIdResolutions), exports: exports ?? [] });
  }

  /** These modules, what they use, and so on; what is loaded only when it is needed stays out. */
  reachedFrom(starts: Iterable<string>, isIncluded: (id: string) => boolean): ReadonlySet<string> {
    const found = new Set(starts);
    for (const id of found)
      for (const { from, names } of this.#modules.get(id)?.taken ?? [])
        for (const used of names.length === 0 ? [from] : names.flatMap((name) => this.#homesOf(from, name)))
          if (isIncluded(used)) found.add(used);
    return found;
  }

  /** Does this module take something from one that is meant? */
  needs(id: string, isMeant: (other: string) => boolean): boolean {
    return this.#modules.get(id)?.taken.some(({ from }) => isMeant(from)) === true;
  }

  /** Where a name of a module is at home. */
  #homesOf(id: string, name: string): readonly string[] {
    const module = this.#modules.get(id);
    if (module?.isFace !== true) return [id];
    const { passed } = module;
    if (name === ALL) return passed.flatMap((one) => this.#homesOf(one.from, one.name));
    const direct = passed.filter(({ as }) => as === name);
    if (direct.length > 0) return direct.flatMap((one) => this.#homesOf(one.from, one.name));
    const open = passed.filter(({ as, from }) => as === ALL && this.#modules.get(from)?.exports.includes(name));
    return open.flatMap(({ from }) => this.#homesOf(from, name));
  }
}

/** Rollup answers the targets in the order in which their sources are written first. */
function readImports({ body }: Program, targets: readonly { id: string }[]): Omit<Module, "exports"> {
  const sources = [...new Set(body.flatMap((node) => ("source" in node && node.source ? [textOf(node.source)] : [])))];
  if (sources.length !== targets.length) throw new Error(`Imports that cannot be told apart: ${sources.join(", ")}`);
  const targetOf = (source: Name): string => targets[sources.indexOf(textOf(source))]?.id ?? "";
  const taken: Taken[] = [];
  const passed: Passed[] = [];
  for (const node of body) {
    if (node.type === "ImportDeclaration") {
      const isWhole = node.specifiers.some(({ type }) => type === "ImportNamespaceSpecifier");
      const names = node.specifiers.map((one) => (one.type === "ImportSpecifier" ? textOf(one.imported) : "default"));
      taken.push({ from: targetOf(node.source), names: isWhole ? [ALL] : names });
    } else if (node.type === "ExportAllDeclaration") {
      passed.push({ as: node.exported ? textOf(node.exported) : ALL, from: targetOf(node.source), name: ALL });
    } else if (node.type === "ExportNamedDeclaration" && node.source) {
      const from = targetOf(node.source);
      passed.push(
        ...node.specifiers.map(({ local, exported }) => ({ as: textOf(exported), from, name: textOf(local) })),
      );
    }
  }
  const isFace =
    body.length > 0 && body.every((node) => node.type.startsWith("Export") && "source" in node && node.source !== null);
  return { taken: [...taken, ...passed.map(({ from, name }) => ({ from, names: [name] }))], passed, isFace };
}

/** A row of `scripts/layers.json`. `mayNot`: what stays closed inside of what is open. */
type Layer = { folder: string; may: string[]; mayNot?: string[]; packages: string[] | null };

/** An import as it is written, and the file of the project that it means; null for packages. */
type Import = { file: string; specifier: string; target: string | null };

const holds = (folder: string, path: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** The layer of a file is the longest folder of the table that holds it. */
export const layerOf = (layers: readonly Layer[], path: string): Layer | undefined =>
  layers.filter(({ folder }) => holds(folder, path)).sort((a, b) => b.folder.length - a.folder.length)[0];

function isAllowed({ folder, may, mayNot = [], packages }: Layer, { specifier, target }: Import): boolean {
  if (target === null) return packages === null || packages.some((name) => holds(name, specifier));
  if (!holds("app", target)) return true;
  return [folder, ...may].some((path) => holds(path, target)) && !mayNot.some((path) => holds(path, target));
}

/** The imports of a layer that its row does not allow. */
export function findForbidden(layers: readonly Layer[], imports: readonly Import[], folder: string): string[] {
  return imports
    .filter((row) => {
      const layer = layerOf(layers, row.file);
      return layer?.folder === folder && !isAllowed(layer, row);
    })
    .map(({ file, specifier }) => `${file} → ${specifier}`);
}

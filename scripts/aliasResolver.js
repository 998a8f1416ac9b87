import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const ENDINGS = ["", ".ts", ".tsx", ".js", "/index.ts", "/index.tsx"];

/**
 * Tells the lint rules which file an import means: `~/x` is app/x, relative paths go without ending. Packages are left
 * out.
 * @param {string} root
 * @returns {import("eslint-plugin-import-x").NewResolver}
 */
export function createAliasResolver(root) {
  return {
    interfaceVersion: 3,
    name: "alias",
    resolve(source, file) {
      const base = source.startsWith("~/")
        ? resolve(root, "app", source.slice(2))
        : source.startsWith(".")
          ? resolve(dirname(file), source)
          : null;
      if (base === null) return { found: false };
      const path = ENDINGS.map((ending) => base + ending).find(
        (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
      );
      return path === undefined ? { found: false } : { found: true, path };
    },
  };
}

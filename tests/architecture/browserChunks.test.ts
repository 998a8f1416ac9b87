import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { UsedModules } from "../../scripts/usedModules";
import { root } from "./sources";

/** A module as the bundler tells of it; an address in an import is the name of a module. */
function moduleOf(id: string, code: string) {
  const sources = [
    ...new Set([...code.matchAll(/from "(\w+)"|import "(\w+)"/g)].map(([, from, ran]) => from ?? ran ?? "")),
  ];
  const exports = [...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name = ""]) => name);
  return { id, ast: parseAst(code), importedIdResolutions: sources.map((source) => ({ id: source })), exports };
}

function reached(start: string, modules: Readonly<Record<string, string>>): string[] {
  const used = new UsedModules();
  for (const [id, code] of Object.entries(modules)) used.add(moduleOf(id, code));
  return [...used.reachedFrom([start], (id) => id !== "server")].sort();
}

describe("the files of the browser code", () => {
  it("are made by rule: no feature is named", () => {
    const rule = readFileSync(join(root, "scripts/browserChunks.ts"), "utf8");
    for (const feature of readdirSync(join(root, "app/features")))
      expect(rule).not.toMatch(new RegExp(`["'\`/|(\\]]${feature}["'\`/|)[.]`));
    expect(rule).not.toContain("features");
  });

  it("are told from what a page takes through a face, not from all that the face passes on", () => {
    const modules = {
      page: 'import { a } from "face"; import { d } from "own"; a(d);',
      face: 'export { x as a } from "one"; export * from "two"; export * as all from "three";',
      one: "export const x = 1;",
      two: "export const b = 2;",
      three: "export const c = 3;",
      own: 'import "four"; export const d = 4;',
      four: 'import { s } from "server"; export const e = s;',
    };
    expect(reached("page", modules)).toEqual(["four", "one", "own", "page"]);
    expect(reached("page", { ...modules, page: 'import { b } from "face"; b();' })).toEqual(["page", "two"]);
    expect(reached("page", { ...modules, page: 'import * as f from "face"; f.a();' })).toEqual([
      "one",
      "page",
      "three",
      "two",
    ]);
  });

  it("cannot be told where the bundler and the text disagree about the imports", () => {
    const used = new UsedModules();
    expect(() => used.add({ ...moduleOf("page", 'import { a } from "one";'), importedIdResolutions: [] })).toThrow(
      /cannot be told apart/,
    );
  });
});

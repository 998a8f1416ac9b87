import { describe, expect, it } from "vitest";
import layers from "../../scripts/layers.json" with { type: "json" };
import { findCircles } from "./findCircles";
import { findForbidden } from "./layers";
import { listImports, listSources, resolveImport } from "./sources";

const files = listSources("app");
const known = new Set(files);
const imports = files.flatMap((file) =>
  listImports(file).map((specifier) => ({ file, specifier, target: resolveImport(file, specifier, known) })),
);

describe("the direction of imports", () => {
  it("walks a graph worth walking", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(imports.filter(({ target }) => target !== null).length).toBeGreaterThan(200);
  });

  it.each(layers.map(({ folder }) => folder))("%s imports only what its row allows", (folder) => {
    expect(findForbidden(layers, imports, folder)).toEqual([]);
  });

  it("lets features see only the public face of other features", () => {
    const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];
    const wrong = imports.filter(({ file, target }) => {
      const own = featureOf(file);
      const other = target === null ? undefined : featureOf(target);
      return own !== undefined && other !== undefined && own !== other && !/\/index\.tsx?$/.test(target ?? "");
    });
    expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  it("goes round in no circle", () => {
    const circles = findCircles(files, (file) =>
      imports.filter((row) => row.file === file).map(({ target }) => target ?? ""),
    );
    // A table inside the form shows questions in its rows, so a question may contain questions.
    expect(circles).toEqual([
      [
        "app/features/formular/felder/Feld.tsx",
        "app/features/formular/felder/Felder.tsx",
        "app/features/formular/felder/FesteTabelle.tsx",
      ],
    ]);
  });

  it("keeps everything that knows both halves of the server in few files", () => {
    const both = files.filter((file) => {
      const targets = imports.filter((row) => row.file === file).map(({ target }) => target ?? "");
      return (
        targets.some((path) => path.startsWith("app/server/backend/index")) && !file.startsWith("app/server/backend/")
      );
    });
    expect(both.sort()).toEqual(["app/server/process/ownBackend.ts", "app/server/process/prepareDatabase.ts"]);
  });

  it("keeps conform behind one hook", () => {
    const users = imports.filter(({ specifier }) => specifier.startsWith("@conform-to/")).map(({ file }) => file);
    expect([...new Set(users)].filter((file) => file !== "app/features/formular/felder/useFormular.ts")).toEqual([]);
  });

  it("uses no alias in the files that Remix loads before aliases exist", () => {
    const early = imports.filter(({ file }) => file === "app/routes.ts" || file.startsWith("app/routing/"));
    expect(early.filter(({ specifier }) => specifier.startsWith("~/")).map(({ file }) => file)).toEqual([]);
  });

  it("names no file ending in imports of own modules", () => {
    const wrong = imports.filter(({ specifier, target }) => target !== null && /\.(ts|tsx|js)$/.test(specifier));
    expect(wrong.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });
});

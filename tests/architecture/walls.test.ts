import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import layers from "../../scripts/layers.json" with { type: "json" };
import { findForbidden, layerOf } from "./layers";
import { listSources, resolveImport, root } from "./sources";

const files = listSources("app");
const known = new Set(files);

/** What the table says of one import that nobody has written. */
function plant(file: string, specifier: string): string[] {
  const folder = layerOf(layers, file)?.folder ?? "";
  const target = resolveImport(file, specifier, known);
  if (target !== null && !known.has(target))
    throw new Error(`${target} does not exist: an import of it proves nothing`);
  return findForbidden(layers, [{ file, specifier, target }], folder);
}

const backend = "app/server/backend";

describe("what a wall keeps out", () => {
  it.each([
    ["a use case", "http", `${backend}/usecases/antraege/x.ts`, "../../http/cookies"],
    ["a use case", "the live channel", `${backend}/usecases/antraege/x.ts`, "../../live/bus"],
    ["a use case", "the tables", `${backend}/usecases/antraege/x.ts`, "../../storage/schema/antrag"],
    ["a use case", "SQL", `${backend}/usecases/antraege/x.ts`, "drizzle-orm"],
    ["a use case", "the driver of the database", `${backend}/usecases/antraege/x.ts`, "pg"],
    ["a handler", "a store", `${backend}/http/x.ts`, "../storage/antragStore"],
    ["a handler", "SQL", `${backend}/http/x.ts`, "drizzle-orm"],
    ["a store", "a use case", `${backend}/storage/xStore.ts`, "../usecases/sitzung/krypto"],
    ["a store", "http", `${backend}/storage/xStore.ts`, "../http/cookies"],
    ["the live channel", "the tables", `${backend}/live/x.ts`, "../storage/schema/live"],
    ["the live channel", "SQL", `${backend}/live/x.ts`, "drizzle-orm/node-postgres"],
    ["the demo", "the tables", `${backend}/demo/x.ts`, "../storage/schema/antrag"],
    ["a port", "a use case", `${backend}/ports/xPort.ts`, "../usecases/sitzung/krypto"],
    ["the backend", "the process", `${backend}/x.ts`, "../process/run"],
    ["the backend", "the portal", `${backend}/http/x.ts`, "../../portal/openRoute"],
    ["what is embedded", "a use case", "app/server/embedded/x.ts", "../backend/usecases/sitzung/krypto"],
    ["what is embedded", "a store", "app/server/embedded/x.ts", "../backend/storage/antragStore"],
    ["the storage of files", "a use case", "app/server/ablage/x.ts", "../backend/usecases/sitzung/krypto"],
    ["a service", "the services of a use case", "app/server/services/x.ts", "../backend/dienste"],
    ["the process", "a feature", "app/server/process/x.ts", "~/features/home/loadHome"],
    ["the process", "a route", "app/server/process/x.ts", "~/routes/home"],
    ["the process", "a use case", "app/server/process/x.ts", "../backend/usecases/sitzung/krypto"],
    ["the server of HTTP", "a feature", "app/server/web/x.ts", "~/features/home/loadHome"],
    ["the server of HTTP", "the process", "app/server/web/x.ts", "../process/run"],
    ["the portal", "the backend", "app/server/portal/x.ts", "../backend/kontext"],
  ])("refuses %s that imports %s", (_wer, _was, file, specifier) => {
    expect(plant(file, specifier)).toEqual([`${file} → ${specifier}`]);
  });

  it.each([
    ["a use case", "a store", `${backend}/usecases/antraege/x.ts`, "../../storage/antragStore"],
    ["a use case", "a port", `${backend}/usecases/antraege/x.ts`, "../../ports/mailPort"],
    ["a handler", "a use case", `${backend}/http/x.ts`, "../usecases/benutzer/wahl"],
    ["a store", "the tables", `${backend}/storage/xStore.ts`, "./schema/antrag"],
    ["a store", "SQL", `${backend}/storage/xStore.ts`, "drizzle-orm"],
    ["what is embedded", "a port", "app/server/embedded/x.ts", "../backend/ports/nezoPort"],
    ["the process", "the backend", "app/server/process/x.ts", "../backend"],
  ])("lets %s import %s", (_wer, _was, file, specifier) => {
    expect(plant(file, specifier)).toEqual([]);
  });
});

describe("the table of layers", () => {
  it.each(layers.map(({ folder }) => folder))("has a row for a folder with files: %s", (folder) => {
    expect(files.some((file) => layerOf(layers, file)?.folder === folder) || folder === "app/server").toBe(true);
  });

  it.each(layers.map(({ folder, may, ...row }) => [folder, [...may, ...("mayNot" in row ? row.mayNot : [])]] as const))(
    "names only what exists: %s",
    (_folder, paths) => {
      expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    },
  );

  it("knows the room of every file of the server", () => {
    expect(files.filter((file) => /^app\/server\/[^/]+$/.test(file))).toEqual([]);
  });
});

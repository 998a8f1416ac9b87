import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { RouteEntry } from "../../app/routing/routeEntry";
import { routeTable } from "../../app/routing/routeTable";
import { findDoors } from "./findDoors";
import { listSources, parseSource } from "./sources";

const rows = Object.entries(routeTable).map(([key, row]) => ({ key, path: row.path, file: `app/${row.file}` }));
const files = listSources("app/routes");

const doorsOf = (file: string) => findDoors(parseSource(file));

const exportsOf = (file: string): string[] =>
  parseSource(file).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement)) {
      return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
        ? ["default"]
        : [statement.name?.text ?? ""];
    }
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((one) => one.name.getText())
      : [];
  });

const OF_REMIX = new Set([
  "default",
  "clientLoader",
  "loader",
  "action",
  "meta",
  "links",
  "headers",
  "shouldRevalidate",
  "handle",
  "ErrorBoundary",
]);

/** Their forms are sent by a script of their own or by the browser itself, or there are none. */
const SENDET_SELBST = [
  "hilfetexteImport",
  "hilfetextVorschauDaten",
  "anlagenHochladen",
  "antragImport",
  "antwortEntwurf",
  "nichtGefunden",
  "sitzungErneuern",
];

describe("the route table", () => {
  it.each(rows.map(({ key, file }) => [key, file]))("%s has its file %s", (_key, file) => {
    expect(files).toContain(file);
  });

  it("has a row for every route file", () => {
    const named = new Set(rows.map(({ file }) => file));
    expect(files.filter((file) => !named.has(file))).toEqual([]);
  });

  it("shows the navigation of the portal only to those who are logged in, and to all who have chosen where they work", () => {
    const shellsOf = ({ access, needs }: RouteEntry) =>
      access !== "login"
        ? ["oeffentlich", "ohne"]
        : needs === undefined
          ? ["oeffentlich", "portal", "ohne"]
          : ["portal", "ohne"];
    const wrong = Object.entries<RouteEntry>(routeTable).filter(([, row]) => !shellsOf(row).includes(row.shell));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("has no path twice", () => {
    const paths = rows.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it.each(rows.filter(({ file }) => files.includes(file)).map(({ key, file }) => [key, file]))(
    "%s goes through its own door first, in loader and action",
    (key, file) => {
      const doors = doorsOf(file);
      expect(doors.length).toBeGreaterThan(0);
      expect(doors).toEqual(doors.map(({ name }) => ({ name, key })));
    },
  );

  it.each(
    rows.filter(({ key, file }) => doorsOf(file).some(({ name }) => name === "action") && !SENDET_SELBST.includes(key)),
  )("$key keeps its page when the portal cannot be reached", ({ file }) => {
    expect(parseSource(file).text).toMatch(/^export \{ \w+ as clientAction \} from/m);
  });

  it.each(files)("%s exports nothing but what Remix asks for", (file) => {
    expect(exportsOf(file).filter((name) => !OF_REMIX.has(name))).toEqual([]);
  });
});

import ts from "typescript";
import { parseText } from "./sources";

/**
 * A route file joins a door, a loader, a table of buttons and a page: more lines than these hold something of the
 * feature.
 */
export const MOST_LINES = 60;

const PROCEDURE = /(?:\bcall|\bwithSchluessel\([^)]*\))\.(\w+\.\w+)$/;

/** The calls of the backend below a node, each named once, as `room.procedure`. */
function listProcedures(node: ts.Node): string[] {
  const found = new Set<string>();
  const visit = (one: ts.Node): void => {
    const name = ts.isCallExpression(one) ? PROCEDURE.exec(one.expression.getText().replace(/\s+/g, "")) : null;
    if (name?.[1] !== undefined) found.add(name[1]);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return [...found];
}

function has(node: ts.Node, isMeant: (one: ts.Node) => boolean): boolean {
  return isMeant(node) || ts.forEachChild(node, (one) => has(one, isMeant)) === true;
}

const isLoader = (statement: ts.Statement): boolean =>
  ts.isFunctionDeclaration(statement) && statement.name?.text === "loader";

/** Where the file of a page leaves the shape of `docs/recipes/addRoute.md`. */
export function findRouteFaults(path: string, text: string): string[] {
  const source = parseText(path, text);
  const loaded = source.statements.filter(isLoader).flatMap(listProcedures);
  const done = new Set(source.statements.filter((statement) => !isLoader(statement)).flatMap(listProcedures));
  const lines = text.trimEnd().split("\n").length;
  return [
    ...loaded.map((name) => `its loader calls ${name}: that is for loadX of the feature`),
    ...(done.size > 1 ? [`it calls ${[...done].join(" and ")}: several buttons are a table of the feature`] : []),
    ...(has(source, ts.isSwitchStatement) ? ["it has a switch: buttons are a table of the feature"] : []),
    ...(has(source, (one) => ts.isStringLiteral(one) && one.text === "absicht")
      ? ["it reads the name of a button itself"]
      : []),
    ...(lines > MOST_LINES ? [`it has ${String(lines)} lines, more than ${String(MOST_LINES)}`] : []),
  ];
}

const LOADS = /^load[A-Z]/;

/** The loaders that a file of a feature exports, and whether it is called after one of them. */
export function findLoaderFaults(path: string, text: string): string[] {
  const file = path.replace(/^.*\//, "").replace(/\.tsx?$/, "");
  const exported = parseText(path, text).statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? ""];
    return ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((one) => one.name.getText())
      : [];
  });
  const loaders = exported.filter((name) => LOADS.test(name));
  if (loaders.length > 0 && !LOADS.test(file))
    return [`${loaders.join(", ")} in ${file}: a loader stands in a file called load…`];
  return LOADS.test(file) && !exported.includes(file) ? [`${file} exports no ${file}`] : [];
}

import ts from "typescript";

const BY_REMIX = ["loader", "action"];

type Door = { name: string; key: string | null };

/** The key of `openRoute(args, "key")`, with or without a `catch` for who is not let in. */
function keyOfCall(node: ts.Expression): string | null {
  if (!ts.isCallExpression(node)) return null;
  if (ts.isPropertyAccessExpression(node.expression))
    return node.expression.name.text === "catch" ? keyOfCall(node.expression.expression) : null;
  const [args, key] = node.arguments;
  const isDoor = node.expression.getText() === "openRoute" && args?.getText() === "args";
  return isDoor && key !== undefined && ts.isStringLiteral(key) ? key.text : null;
}

/**
 * The key of the door that a statement waits for, itself and not in a function that it makes; null when there is none.
 */
function keyOf(node: ts.Node | undefined): string | null {
  if (node === undefined || ts.isFunctionLike(node)) return null;
  if (ts.isAwaitExpression(node)) return keyOfCall(node.expression);
  return ts.forEachChild(node, (child) => keyOf(child) ?? undefined) ?? null;
}

/**
 * What the function of a route opens first. A function that another one makes, wraps or lends has no door that could be
 * seen here.
 */
function keyOfFunction(node: ts.Node | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) return keyOf(node.body?.statements[0]);
  if (!ts.isArrowFunction(node)) return null;
  return ts.isBlock(node.body) ? keyOf(node.body.statements[0]) : null;
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** The functions and constants of a file, by name. */
function declarationsOf(statements: readonly ts.Statement[]): Map<string, ts.Node | undefined> {
  const all = new Map<string, ts.Node | undefined>();
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) all.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement)) {
      // `export const { action } = …` is taken apart by nobody here, so it has no door.
      for (const { name, initializer } of statement.declarationList.declarations)
        for (const text of ts.isIdentifier(name)
          ? [name.text]
          : name.elements.map(
              (one) =>
                one
                  .getText()
                  .split(/[:=.\s]/)
                  .at(-1) ?? "",
            ))
          all.set(text, ts.isIdentifier(name) ? initializer : undefined);
    }
  }
  return all;
}

/**
 * Every loader and action that a route file gives to Remix, however it is exported, with the key of the door that it
 * opens first; null when it opens none itself. `export *` counts as both, because it may hold them.
 */
export function findDoors(file: ts.SourceFile): Door[] {
  const declared = declarationsOf(file.statements);
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (statement.isTypeOnly) return [];
      if (clause === undefined) return BY_REMIX.map((name) => ({ name, key: null }));
      if (ts.isNamespaceExport(clause)) return [];
      return clause.elements
        .filter(({ name }) => BY_REMIX.includes(name.text))
        .map(({ name, propertyName }) => ({
          name: name.text,
          key:
            statement.moduleSpecifier === undefined ? keyOfFunction(declared.get((propertyName ?? name).text)) : null,
        }));
    }
    if (!isExported(statement)) return [];
    const names = [...declarationsOf([statement])];
    return names
      .filter(([name]) => BY_REMIX.includes(name))
      .map(([name, node]) => ({ name, key: keyOfFunction(node) }));
  });
}

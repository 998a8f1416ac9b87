import ts from "typescript";
import { parseText } from "./sources";

const isSqlPackage = (specifier: string): boolean =>
  specifier === "drizzle-orm" || specifier.startsWith("drizzle-orm/");
const isSchema = (specifier: string): boolean => /(^|\/)schema\/[^/]+$/.test(specifier);

function nameOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const { text } = node.moduleSpecifier;
    return isSqlPackage(text) || isSchema(text) ? `imports ${text}` : null;
  }
  if (ts.isTaggedTemplateExpression(node)) return /^sql\b/.test(node.tag.getText()) ? "writes sql`…`" : null;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { text } = node.expression.name;
    return (text === "query" || text === "execute") && node.arguments.length > 0 ? `calls ${text}()` : null;
  }
  return null;
}

/** A text without any of these is not worth a look at its syntax. */
const SUSPECT = /drizzle-orm|schema\/|\bsql\b|\.(?:query|execute)\b/;

/** Where a file speaks to the database by itself: the library of SQL, the tables, a statement in words. */
export function findSql(path: string, text: string): string[] {
  if (!SUSPECT.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== null) found.push(`${path} ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(parseText(path, text));
  return found;
}

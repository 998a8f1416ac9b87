import ts from "typescript";
import { nodesOf, type SourceFile } from "./sourceTree";

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

export type FoundFunction = { path: string; name: string; lines: number; parameters: number };

const isFunctionNode = (node: ts.Node | undefined): node is FunctionNode =>
  node !== undefined &&
  (ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node));

const nameText = (name: ts.Node | undefined): string | null =>
  name !== undefined && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name.text.replace(/^#/, "") : null;

/** The name that a function has in the text; callbacks have none. */
function nameOf(node: FunctionNode): string | null {
  const own = nameText(node.name);
  if (own !== null) return own;
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)
    ? nameText(parent.name)
    : null;
}

/** Functions with a name and a body; callbacks are part of the function around them. */
export function namedFunctionsOf({ path, tree }: SourceFile): FoundFunction[] {
  return nodesOf(tree)
    .filter(isFunctionNode)
    .flatMap((node) => {
      const name = node.body === undefined ? null : nameOf(node);
      if (name === null) return [];
      const lineOf = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
      return [
        { path, name, lines: lineOf(node.end) - lineOf(node.getStart(tree)) + 1, parameters: node.parameters.length },
      ];
    });
}

/** `check` of `checkTan`. */
export const firstWordOf = (name: string): string => /^\p{Ll}[\p{Ll}\d]*/u.exec(name)?.[0] ?? "";

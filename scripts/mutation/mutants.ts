import ts from "typescript";

/** One planted fault: what stood there and what stands there instead. */
export type Mutant = { id: number; file: string; line: number; column: number; was: string; now: string };

const OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: "<=",
  [ts.SyntaxKind.LessThanEqualsToken]: "<",
  [ts.SyntaxKind.GreaterThanToken]: ">=",
  [ts.SyntaxKind.GreaterThanEqualsToken]: ">",
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: "!==",
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: "===",
  [ts.SyntaxKind.AmpersandAmpersandToken]: "||",
  [ts.SyntaxKind.BarBarToken]: "&&",
  [ts.SyntaxKind.QuestionQuestionToken]: "&&",
  [ts.SyntaxKind.MinusToken]: "+",
  [ts.SyntaxKind.AsteriskToken]: "/",
  [ts.SyntaxKind.SlashToken]: "*",
  [ts.SyntaxKind.PercentToken]: "*",
};

const METHODS = new Map([
  ["some", "every"],
  ["every", "some"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
]);

/** Names and keys, such as `ENTWURF`; sentences for people are the matter of journeys. */
const isWord = (text: string): boolean => /^[\w-]+$/.test(text);

type Alternatives = (node: ts.Node) => string[];

const forBinary: Alternatives = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  const other = OPERATORS[operatorToken.kind];
  // Plus also joins texts: only beside a number is it surely a sum.
  const isSum = operatorToken.kind === ts.SyntaxKind.PlusToken && [left, right].some(ts.isNumericLiteral);
  if (isSum) return [`${left.getText()} - ${right.getText()}`];
  return other === undefined ? [] : [`(${left.getText()}) ${other} (${right.getText()})`];
};

const forCondition: Alternatives = (node) => {
  const { parent } = node;
  const decides =
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node);
  return decides ? ["true", "false"] : [];
};

const forLiteral: Alternatives = (node) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ["false"];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ["true"];
  if (ts.isNumericLiteral(node)) return [`${node.getText()} + 1`];
  if (ts.isStringLiteral(node) && isWord(node.text)) return ['"planted"'];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return ["[]"];
  return [];
};

const forNegation: Alternatives = (node) =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
    ? [`!!(${node.operand.getText()})`]
    : [];

const forCall: Alternatives = (node) => {
  // Within `a?.b()` a pair of parentheses would end what is skipped.
  if (!ts.isCallExpression(node) || (node.flags & ts.NodeFlags.OptionalChain) !== 0) return [];
  const { expression, parent } = node;
  if (expression.kind === ts.SyntaxKind.SuperKeyword || expression.kind === ts.SyntaxKind.ImportKeyword) return [];
  // A statement that only calls: without it.
  if (ts.isExpressionStatement(parent)) return ["undefined"];
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  const of = expression.expression.getText();
  const rest = node.getText().slice(expression.getText().length);
  if (name === "filter") return [of];
  const other = METHODS.get(name);
  return other === undefined ? [] : [`${of}.${other}${rest}`];
};

const RULES: Alternatives[] = [forBinary, forCondition, forLiteral, forNegation, forCall];

/** Places where a literal is part of the syntax or a type, not a value. */
function isNoValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return true;
  if (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  )
    return true;
  const isName = "name" in parent && parent.name === node;
  return (
    isName ||
    (ts.isJsxAttribute(parent) && ts.isStringLiteral(node)) ||
    ts.isComputedPropertyName(parent) ||
    ts.isEnumMember(parent)
  );
}

/** `[a, b] = …`: what stands on the left is no value. */
const isTarget = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

const alternativesOf: Alternatives = (node) => (isTarget(node) ? [] : RULES.flatMap((rule) => rule(node)));

/**
 * The text of a file with all mutants in it, each behind a switch: `(__mutant(7) ? <fault> : <as it was>)`. So the file
 * is loaded once and a mutant costs no more than a run of the tests that come past it.
 */
export function plantMutants(file: string, text: string, firstId: number): { text: string; mutants: Mutant[] } {
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const mutants: Mutant[] = [];
  const switchesOf = (node: ts.Node): string => {
    const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    return alternativesOf(node)
      .map((now) => {
        const id = firstId + mutants.length;
        mutants.push({ id, file, line: line + 1, column: character + 1, was: node.getText(tree), now });
        return `__mutant(${id}) ? (${now}) : `;
      })
      .join("");
  };
  const print = (node: ts.Node): string => {
    if (isNoValue(node)) return text.slice(node.getFullStart(), node.end);
    const start = node.getStart(tree);
    const lead = text.slice(node.getFullStart(), start);
    const switches = switchesOf(node);
    const body = printChildren(node, start);
    return switches === "" ? lead + body : `${lead}(${switches}(${body}))`;
  };
  const printChildren = (node: ts.Node, start: number): string => {
    let at = start;
    let printed = "";
    ts.forEachChild(node, (child) => {
      const from = Math.max(at, child.getFullStart());
      printed += text.slice(at, from) + print(child).slice(from - child.getFullStart());
      at = child.end;
    });
    return printed + text.slice(at, node.end);
  };
  return { text: printChildren(tree, 0), mutants };
}

const ELEMENTS = { ObjectExpression: "properties", ArrayExpression: "elements" };

/** What the literal holds, as text without its brackets and without a comma at the end. */
function innerText(sourceCode, literal) {
  const last = sourceCode.getLastToken(literal, 1);
  const end = last.value === "," ? last.range[0] : last.range[1];
  return sourceCode.text.slice(literal.range[0] + 1, end).trim();
}

/**
 * Refuses `{ ...{ a, b } }`, `[...[a, b]]` and `f(...[a, b])`: they say nothing, and only move lines about for the formatter or for a count.
 * A spread of a choice, such as `...(x ? { a } : {})`, says something.
 * @type {import("eslint").Rule.RuleModule}
 */
export const noLiteralSpread = {
  meta: {
    type: "suggestion",
    fixable: "code",
    schema: [],
    messages: { literal: "This spread changes nothing: write what the literal holds where the spread stands." },
  },
  create: (context) => ({
    ":matches(SpreadElement, JSXSpreadAttribute)[argument.type=/^(Object|Array)Expression$/]"(node) {
      const { argument } = node;
      // An array in an object becomes its numbers as keys, an attribute of JSX is written otherwise: for a person to decide.
      const isAlike = node.type === "SpreadElement" && (argument.type === "ArrayExpression") === (node.parent.type !== "ObjectExpression");
      const isWhole = argument[ELEMENTS[argument.type]].length > 0 && !argument[ELEMENTS[argument.type]].includes(null);
      const fix = isAlike && isWhole ? (fixer) => fixer.replaceText(node, innerText(context.sourceCode, argument)) : null;
      context.report({ node, messageId: "literal", fix });
    },
  }),
};

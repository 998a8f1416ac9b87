const ELEMENTS = { ObjectExpression: "properties", ArrayExpression: "elements" };

/** What the literal holds, as text without its brackets and without a comma at the end. */
function innerText(sourceCode, literal) {
  const last = sourceCode.getLastToken(literal, 1);
  const end = last.value === "," ? last.range[0] : last.range[1];
  return sourceCode.text.slice(literal.range[0] + 1, end).trim();
}

/** The same as attributes; null when a property has no name that an attribute could have. */
function asAttributes(sourceCode, { properties }) {
  const isPlain = ({ type, computed, method, key }) =>
    type === "Property" && !computed && !method && key.type === "Identifier";
  if (!properties.every(isPlain)) return null;
  return properties.map(({ key, value }) => `${key.name}={${sourceCode.getText(value)}}`).join(" ");
}

/** An attribute whose name is a constant can be written in no other way. */
const isNamedByConstant = ({ type, argument }) =>
  type === "JSXSpreadAttribute" &&
  argument.type === "ObjectExpression" &&
  argument.properties.every(({ computed }) => computed);

/** What would be written without the spread; null where a person has to decide. */
function withoutSpread(sourceCode, { type, argument, parent }) {
  const parts = argument[ELEMENTS[argument.type]];
  if (parts.length === 0 || parts.includes(null)) return null;
  if (type === "JSXSpreadAttribute")
    return argument.type === "ObjectExpression" ? asAttributes(sourceCode, argument) : null;
  // An array in an object becomes its numbers as keys.
  const isAlike = (argument.type === "ArrayExpression") === (parent.type !== "ObjectExpression");
  return isAlike ? innerText(sourceCode, argument) : null;
}

/**
 * Refuses `{ ...{ a, b } }`, `[...[a, b]]`, `f(...[a, b])` and `<A {...{ a, b }} />`: they say nothing, and only move
 * lines about for the formatter or for a count. A spread of a choice, such as `...(x ? { a } : {})`, says something.
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
      if (isNamedByConstant(node)) return;
      const text = withoutSpread(context.sourceCode, node);
      const fix = text === null ? null : (fixer) => fixer.replaceText(node, text);
      context.report({ node, messageId: "literal", fix });
    },
  }),
};

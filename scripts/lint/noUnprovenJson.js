const PASSED_ON = new Set(["catch", "then", "finally"]);
const WRAPPERS = new Set([
  "TSAsExpression",
  "TSTypeAssertion",
  "TSNonNullExpression",
  "TSSatisfiesExpression",
  "ChainExpression",
]);
const WITHOUT_CLAIM = new Set(["TSUnknownKeyword", "TSAnyKeyword"]);

/** Is it `JSON.parse(…)` or `….json()`? */
function isJsonCall({ callee }) {
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return false;
  if (callee.property.name === "parse") return callee.object.type === "Identifier" && callee.object.name === "JSON";
  return callee.property.name === "json";
}

/**
 * Does the value come from outside as it is: awaited, with a fallback, through a cast? What a function has looked at
 * does not.
 */
function isUnproven(node) {
  if (node.type === "AwaitExpression") return isUnproven(node.argument);
  if (WRAPPERS.has(node.type)) return isUnproven(node.expression);
  if (node.type === "LogicalExpression") return isUnproven(node.left) || isUnproven(node.right);
  if (node.type === "ConditionalExpression") return isUnproven(node.consequent) || isUnproven(node.alternate);
  if (node.type !== "CallExpression") return false;
  if (isJsonCall(node)) return true;
  const { callee } = node;
  return callee.type === "MemberExpression" && PASSED_ON.has(callee.property.name) && isUnproven(callee.object);
}

const isClaim = (type) => type !== undefined && !WITHOUT_CLAIM.has(type.type);

/**
 * Refuses to claim the type of what was read as JSON, by `as` or by the type of a variable or a property.
 * @type {import("eslint").Rule.RuleModule}
 */
export const noUnprovenJson = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      claim: "A claim is no proof: take it as `unknown` and parse it (zod, or a guard where zod is too heavy).",
    },
  },
  create(context) {
    const check = (node, type, value) => {
      if (isClaim(type) && value !== null && isUnproven(value)) context.report({ node, messageId: "claim" });
    };
    return {
      TSAsExpression: (node) => check(node, node.typeAnnotation, node.expression),
      TSTypeAssertion: (node) => check(node, node.typeAnnotation, node.expression),
      VariableDeclarator: (node) => check(node, node.id.typeAnnotation?.typeAnnotation, node.init),
      PropertyDefinition: (node) => check(node, node.typeAnnotation?.typeAnnotation, node.value),
    };
  },
};

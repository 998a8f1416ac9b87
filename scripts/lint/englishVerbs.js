import verbs from "./verbs.json" with { type: "json" };

/** The word that a name begins with, to the verb that stands for this act. */
const INSTEAD = new Map(Object.entries(verbs).flatMap(([verb, { not }]) => not.map((word) => [word, verb])));

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression"]);
const firstWord = (name) => /^[a-z]+/.exec(name)?.[0] ?? "";

/**
 * A function of its own, or what stands for one: the name of a method, of a property with a function, of a type of
 * function.
 */
function nameOf(node) {
  if (node.type === "VariableDeclarator") return node.init !== null && FUNCTIONS.has(node.init.type) ? node.id : null;
  if (node.type === "FunctionDeclaration") return node.id;
  if (node.type === "TSPropertySignature") {
    return node.typeAnnotation?.typeAnnotation.type === "TSFunctionType" ? node.key : null;
  }
  if (node.type === "TSMethodSignature") return node.key;
  return FUNCTIONS.has(node.value?.type) ? node.key : null;
}

/**
 * Refuses functions that are named by a German verb, or by another verb than the one for their act: verbs.json holds
 * both, and docs/verbs.md shows it.
 * @type {import("eslint").Rule.RuleModule}
 */
export const englishVerbs = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: { verb: "“{{name}}” begins with “{{word}}”: the verb for this act is “{{verb}}”. See docs/verbs.md." },
  },
  create: (context) => ({
    ":matches(FunctionDeclaration, VariableDeclarator, Property, MethodDefinition, PropertyDefinition, TSMethodSignature, TSPropertySignature)"(
      node,
    ) {
      const id = nameOf(node);
      if (id === null || (id.type !== "Identifier" && id.type !== "PrivateIdentifier")) return;
      const word = firstWord(id.name);
      const verb = INSTEAD.get(word);
      if (verb !== undefined) context.report({ node: id, messageId: "verb", data: { name: id.name, word, verb } });
    },
  }),
};

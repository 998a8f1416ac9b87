const OF_NODE = "/^(randomUUID|randomBytes|randomInt|randomFillSync|randomFill)$/";
const OF_WEB = "/^(randomUUID|getRandomValues)$/";

/**
 * Refuses chance: `Math.random()` and what the two cryptographies call random. Files that may stand in homes.json.
 * @type {import("eslint").Rule.RuleModule}
 */
export const chanceAtHome = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      chance:
        "Chance is a parameter, as the clock is: take it from the services (`dienste.random`), or ask for it as a function.",
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: "chance" });
    return {
      "MemberExpression[object.name='Math'][property.name='random']": report,
      "MemberExpression[object.name='Math'][property.value='random']": report,
      [`ImportDeclaration[source.value=/^(node:)?crypto$/] > ImportSpecifier[imported.name=${OF_NODE}]`]: report,
      [`MemberExpression[object.name='crypto'][property.name=${OF_WEB}]`]: report,
      [`MemberExpression[object.name='crypto'][property.name=${OF_NODE}]:not([property.name='randomUUID'])`]: report,
      [`MemberExpression[object.property.name='crypto'][property.name=${OF_WEB}]`]: report,
    };
  },
};

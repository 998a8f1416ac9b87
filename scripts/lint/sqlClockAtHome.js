const CLOCK =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\s*\)|\b(?:current_timestamp|current_time|current_date|localtimestamp|localtime)\b/i;

/**
 * Refuses the clock of the database in a text: a test cannot move it, and nodes would go by two clocks. Files that may
 * stand in homes.json.
 * @type {import("eslint").Rule.RuleModule}
 */
export const sqlClockAtHome = {
  meta: {
    type: "problem",
    schema: [],
    messages: { sql: "SQL has no clock of its own: hand over `clock.now()` as a value. See docs/decisions/0088." },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: "sql" });
    return {
      Literal: (node) => typeof node.value === "string" && CLOCK.test(node.value) && report(node),
      TemplateElement: (node) => CLOCK.test(node.value.raw) && report(node),
      // What drizzle writes into a statement by itself.
      "MemberExpression[property.name='defaultNow']": report,
    };
  },
};

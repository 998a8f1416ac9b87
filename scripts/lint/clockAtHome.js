const OF_THE_SERVER = /\/app\/(server|routes)\//;

/**
 * Refuses the time of the computer: `new Date()`, `Date()`, `Date.now()`, and the clocks that are made of it. Files
 * that may stand in homes.json.
 * @type {import("eslint").Rule.RuleModule}
 */
export const clockAtHome = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      time: "Time is `clock.now()`, a parameter; in the browser `browserClock` (app/lib/clock.ts). How long something takes: performance.now().",
      start: "Only the start of a process takes the real clock; everybody else is given one.",
      browser: "This runs on the server, which has a clock of its own: take it from the context.",
    },
  },
  create(context) {
    const isServer = OF_THE_SERVER.test(context.filename.replaceAll("\\", "/"));
    const report = (messageId) => (node) => context.report({ node, messageId });
    return {
      ":matches(NewExpression, CallExpression)[callee.name='Date'][arguments.length=0]": report("time"),
      "CallExpression[callee.name='Date'][arguments.length>0]": report("time"),
      // Without a call, too: as a value it is the same clock.
      "MemberExpression[object.name='Date'][property.name='now']": report("time"),
      "MemberExpression[object.name='Date'][property.value='now']": report("time"),
      "ImportSpecifier[imported.name='systemClock']": report("start"),
      "ImportSpecifier[imported.name='browserClock']"(node) {
        if (isServer) context.report({ node, messageId: "browser" });
      },
    };
  },
};

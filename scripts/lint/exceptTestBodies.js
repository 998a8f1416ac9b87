import { builtinRules } from "eslint/use-at-your-own-risk";

/** The names of vitest and playwright, and of fast-check, whose properties are tests as well. */
const OF_TESTS = new Set(["describe", "it", "test", "beforeAll", "beforeEach", "afterAll", "afterEach", "fc"]);

/** The name that `it.each(rows)("…", fn)` or `test.describe("…", fn)` begins with. */
function firstName(callee) {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return firstName(callee.object);
  if (callee.type === "CallExpression") return firstName(callee.callee);
  return callee.type === "TaggedTemplateExpression" ? firstName(callee.tag) : null;
}

const isTestBody = ({ parent }) => parent?.type === "CallExpression" && OF_TESTS.has(firstName(parent.callee));

/**
 * A rule of eslint that lets the functions pass that are handed to `describe`, `it` and their like: their rows and
 * steps are read downwards.
 */
function exceptTestBodies(rule) {
  return {
    ...rule,
    create: (context) =>
      rule.create(
        Object.create(context, {
          report: { value: (descriptor) => isTestBody(descriptor.node) || context.report(descriptor) },
        }),
      ),
  };
}

export const maxLinesExceptTestBodies = exceptTestBodies(builtinRules.get("max-lines-per-function"));
export const maxParamsExceptTestBodies = exceptTestBodies(builtinRules.get("max-params"));

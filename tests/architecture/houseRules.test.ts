import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, it } from "vitest";
import { houseRules } from "../../scripts/lint/houseRules.js";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const ruleOf = (name: string) => {
  const rule = houseRules.rules[name];
  if (rule === undefined) throw new Error(`There is no rule ${name}.`);
  return rule;
};

/** Plants what a rule refuses, one violation in each text, and what it must leave alone. */
function plant(name: string, { refused, allowed }: { refused: string[]; allowed: string[] }): void {
  tester.run(name, ruleOf(name), {
    valid: allowed,
    invalid: refused.map((code) => ({ code, output: null, errors: 1 })),
  });
}

plant("no-unproven-json", {
  refused: [
    "const a = (await antwort.json()) as Stand;",
    "const a = await (antwort.json() as Promise<Stand>);",
    "const a = JSON.parse(text) as Stand;",
    "const a = (JSON.parse(text) as unknown) as Stand;",
    "const a = (await antwort.json().catch(() => null)) as Stand | null;",
    "const a: Stand = await antwort.json();",
    "const a: Stand = JSON.parse(text);",
    "const { a }: Stand = JSON.parse(text) ?? {};",
    "class A { stand: Stand = JSON.parse(text); }",
  ],
  allowed: [
    "const a: unknown = await antwort.json();",
    "const a = stand.parse(await antwort.json());",
    "const a = stand.parse(JSON.parse(text));",
    "const a = antwort.json();",
    "const a = wert as Stand;",
    "const a: Stand = readStand(JSON.parse(text));",
    "const a: Stand = kopf.parse(text);",
  ],
});

const withoutJsx = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: false } } } };
tester.run("no-unproven-json, the older cast", ruleOf("no-unproven-json"), {
  valid: [],
  invalid: [{ ...withoutJsx, code: "const a = <Stand>JSON.parse(text);", errors: 1 }],
});

plant("clock-at-home", {
  refused: [
    "const am = new Date();",
    "const am = Date();",
    "const am = Date.now();",
    "const am = Date['now']();",
    "const jetzt = Date.now;",
    "function f(jetzt = new Date()) {}",
    "import { systemClock } from '~/lib/clock';",
    "import { systemClock as uhr } from '~/lib/clock';",
  ],
  allowed: [
    "const am = clock.now();",
    "const am = new Date(text);",
    "const am = new Date(2024, 1, 1);",
    "const seit = performance.now();",
    "import type { Clock } from '~/lib/clock';",
    "import { browserClock } from '~/lib/clock';",
  ],
});

tester.run("clock-at-home, on the server", ruleOf("clock-at-home"), {
  valid: [
    { code: "import { browserClock } from '~/lib/clock';", filename: "/p/app/features/session/inaktivitaetswache.ts" },
  ],
  invalid: ["/p/app/server/portal/csrf.ts", "C:\\p\\app\\routes\\home.tsx"].map((filename) => ({
    code: "import { browserClock } from '~/lib/clock';",
    filename,
    errors: [{ messageId: "browser" }],
  })),
});

plant("chance-at-home", {
  refused: [
    "const a = Math.random();",
    "const a = Math['random']();",
    "const f = Math.random;",
    "import { randomUUID } from 'node:crypto';",
    "import { randomBytes as bytes } from 'crypto';",
    "import { createHash, randomInt } from 'node:crypto';",
    "const a = crypto.randomUUID();",
    "const a = crypto.getRandomValues(new Uint8Array(4));",
    "const a = globalThis.crypto.randomUUID();",
  ],
  allowed: [
    "const a = dienste.random.uuid();",
    "const a = Math.floor(1.5);",
    "import { createHash } from 'node:crypto';",
    "const a = crypto.subtle.digest('SHA-256', bytes);",
  ],
});

plant("sql-clock-at-home", {
  refused: [
    "const a = sql`SELECT now()`;",
    "const a = sql`UPDATE t SET am = NOW( ) WHERE id = ${id}`;",
    "const a = 'SELECT current_timestamp';",
    "const a = sql`SELECT ${x}, CURRENT_DATE`;",
    "const a = 'SELECT extract(epoch FROM clock_timestamp())';",
    "const a = { am: timestamp('am').defaultNow() };",
  ],
  allowed: [
    "const a = sql`UPDATE t SET am = ${clock.now()}`;",
    "const a = sql`SELECT current_setting('x')`;",
    "const a = 'unknown()';",
    "const a = clock.now();",
  ],
});

plant("max-params", {
  refused: [
    "function f(a, b, c, d) {}",
    "const f = (a, b, c, d) => a;",
    "class A { f(a, b, c, d) {} }",
    "it('x', () => { const f = (a, b, c, d) => a; });",
    "rows.each((a, b, c, d) => a);",
  ],
  allowed: [
    "function f(a, b, c) {}",
    "function f({ a, b, c, d }) {}",
    "it.each(rows)('%s', (a, b, c, d) => a);",
    "test.describe.each(rows)('%s', (a, b, c, d) => a);",
    "fc.assert(fc.property(text, text, text, text, (a, b, c, d) => a));",
    "it.each`a | b`('%s', (a, b, c, d) => a);",
  ],
});

const body = (count: number): string =>
  Array.from({ length: count }, (_, index) => `  f(${String(index)});\n`).join("");
tester.run("max-lines-per-function", ruleOf("max-lines-per-function"), {
  valid: [
    `describe("x", () => {\n${body(50)}});`,
    `it("x", async () => {\n${body(50)}});`,
    `function f() {\n${body(38)}}`,
  ].map((code) => ({
    code,
    options: [40],
  })),
  invalid: [
    `function f() {\n${body(39)}}`,
    `const f = () => {\n${body(39)}};`,
    `it("x", () => {\n  const hilft = () => {\n${body(39)}};\n});`,
  ].map((code) => ({ code, options: [40], errors: 1 })),
});

tester.run("no-literal-spread", ruleOf("no-literal-spread"), {
  valid: [
    "const a = { ...b };",
    "const a = [...b];",
    "const a = { ...(x ? { b } : {}) };",
    "const a = [...(x ? [b] : [])];",
    "f(...b);",
    "const a = <A {...{ [b]: 1 }} />;",
  ],
  invalid: [
    { code: "const a = { x, ...{ b, c: 1 }, d };", output: "const a = { x, b, c: 1, d };", errors: 1 },
    { code: "const a = {\n  ...{ b, c: 1, },\n  d,\n};", output: "const a = {\n  b, c: 1,\n  d,\n};", errors: 1 },
    { code: "const a = [x, ...[b, c]];", output: "const a = [x, b, c];", errors: 1 },
    { code: "f(...[b, c]);", output: "f(b, c);", errors: 1 },
    { code: "const a = { ...[b] };", output: null, errors: 1 },
    { code: "const a = <A {...{ b: 1, c }} d />;", output: "const a = <A b={1} c={c} d />;", errors: 1 },
    { code: "const a = <A {...{ b: 1, [c]: 2 }} />;", output: null, errors: 1 },
    { code: "const a = <A {...{ b: 1, ...c }} />;", output: null, errors: 1 },
    { code: "const a = { x, ...{} };", output: null, errors: 1 },
  ],
});

plant("english-verbs", {
  refused: [
    "function lies() {}",
    "const leseAntrag = () => 1;",
    "const ablage = { holeDatei: () => 1 };",
    "class Blatt { schreibe() {} }",
    "class Blatt { #schreibe() {} }",
    "type Ablage = { lies(): string };",
    "type Ablage = { lies: () => string };",
  ],
  allowed: [
    "function readAntrag() {}",
    "const antrag = { darfBearbeiten: true, istVorschau: false };",
    "const frageText = () => '';",
    "const stelleVon = () => 1;",
    "type Antrag = { darfBearbeiten: boolean };",
  ],
});

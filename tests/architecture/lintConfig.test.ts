import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { z } from "zod";
import { root } from "./sources";

const eslint = new ESLint({ cwd: root });
const configSchema = z.object({ rules: z.record(z.string(), z.tuple([z.number()], z.unknown())) });
const rulesOf = async (file: string) =>
  configSchema.parse(await eslint.calculateConfigForFile(`${root}/${file}`)).rules;
const ERROR = 2;

const EVERYWHERE = [
  "house/english-verbs",
  "house/no-literal-spread",
  "house/max-params",
  "house/max-lines-per-function",
];
const IN_CODE = ["house/no-unproven-json", "house/clock-at-home", "house/chance-at-home", "house/sql-clock-at-home"];

it.each([
  ["app/domain/neu.ts", [...EVERYWHERE, ...IN_CODE]],
  ["app/features/neu/Neu.tsx", [...EVERYWHERE, ...IN_CODE]],
  ["app/routes/neu.tsx", [...EVERYWHERE, ...IN_CODE]],
  ["app/server/backend/usecases/neu.ts", [...EVERYWHERE, ...IN_CODE]],
  ["app/server/backend/storage/neu.ts", [...EVERYWHERE, ...IN_CODE]],
  ["scripts/neu.ts", [...EVERYWHERE, ...IN_CODE]],
  ["tests/backend/neu.test.ts", EVERYWHERE],
])("%s is under the rules of the house", async (file, names) => {
  const rules = await rulesOf(file);
  for (const name of names) expect([name, rules[name]?.[0]]).toEqual([name, ERROR]);
  expect(rules["house/max-params"]).toEqual([ERROR, 3]);
  expect(rules["house/max-lines-per-function"]?.[1]).toMatchObject({ max: 40, skipComments: true });
});

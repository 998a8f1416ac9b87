import { Linter } from "eslint";
import { format, resolveConfig } from "prettier";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";
import longFunctions from "../../scripts/lint/longFunctions.json" with { type: "json" };
import { houseRules } from "../../scripts/lint/houseRules.js";
import { readSource, root } from "./sources";

const MOST = 40;
const linter = new Linter();

/** The longest function of a file as the formatter leaves it, in lines of code. */
async function longestOf(file: string): Promise<number> {
  const options = await resolveConfig(`${root}/${file}`);
  const code = await format(readSource(file), { ...options, filepath: file });
  const parserOptions = { ecmaFeatures: { jsx: file.endsWith("x") } };
  const config = {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser, parserOptions },
    plugins: { house: houseRules },
    rules: { "house/max-lines-per-function": ["error", { max: 1, skipBlankLines: true, skipComments: true }] },
  } satisfies Linter.Config;
  const lengths = linter
    .verify(code, config, { filename: file })
    .map(({ message }) => Number(/\((\d+)\)/.exec(message)?.[1] ?? 0));
  return Math.max(0, ...lengths);
}

describe("functions that are still too long", () => {
  it.each(longFunctions)("$file has one, and none longer than written down", async ({ file, longest }) => {
    const now = await longestOf(file);
    expect(now, "short enough by now: take the line out of scripts/lint/longFunctions.json").toBeGreaterThan(MOST);
    expect(now).toBeLessThanOrEqual(longest);
  });
});

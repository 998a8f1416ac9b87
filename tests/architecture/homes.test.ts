import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";
import homes from "../../scripts/lint/homes.json" with { type: "json" };
import { houseRules } from "../../scripts/lint/houseRules.js";
import { readSource } from "./sources";

const linter = new Linter();
const violations = (file: string, rule: string): number =>
  linter.verify(
    readSource(file),
    {
      files: ["**/*.{ts,tsx}"],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: file.endsWith("x") } } },
      plugins: { house: houseRules },
      rules: { [`house/${rule}`]: "error" },
    },
    { filename: file, allowInlineConfig: false },
  ).length;

describe("the homes of clock and chance", () => {
  it.each(homes)("$file still needs to be one for $rule", ({ file, rule, reason }) => {
    expect(violations(file, rule)).toBeGreaterThan(0);
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });
});

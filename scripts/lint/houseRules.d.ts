import type { ESLint, Rule } from "eslint";

export declare const houseRules: ESLint.Plugin & { rules: Record<string, Rule.RuleModule> };

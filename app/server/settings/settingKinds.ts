import { z } from "zod";
import type { Facts, Setting } from "./setting";
import { ANY_TEXT, type TextForm } from "./textForms";

function declare<Value>(
  name: string,
  schema: z.ZodType<Value>,
  facts: Facts & { standard?: string; range?: string; open?: Setting["open"] },
): Setting<Value> {
  const { meaning, sample, standard = "", range, section = null, inProduction = null, open = null } = facts;
  const remarks = typeof meaning === "string" ? [meaning] : [...meaning];
  const last = remarks.pop() ?? "";
  return {
    kind: "setting",
    name,
    schema,
    section,
    inProduction,
    meaning: [...remarks, range === undefined ? last : `${last} (${range})`],
    sample: sample ?? standard,
    open,
  };
}

/** Numbers, yes or no, and words from a list tell nothing that has to be kept. */
const OPEN = { times: 1 };

type NumberFacts = Facts & { from: number; to: number };

const wholeNumber = ({ from, to }: NumberFacts) => {
  const message = `muss eine ganze Zahl von ${String(from)} bis ${String(to)} sein`;
  return z.coerce.number({ error: message }).int(message).min(from, message).max(to, message);
};
const rangeText = ({ from, to }: NumberFacts): string => `${String(from)} bis ${String(to)}`;

/** A whole number. `times`: the configuration holds it in a smaller unit, so many to one. */
export function numberSetting(
  name: string,
  facts: NumberFacts & { standard: number; times?: number },
): Setting<number> {
  const { standard, times = 1 } = facts;
  const schema = wholeNumber(facts)
    .default(standard)
    .transform((value) => value * times);
  return declare(name, schema, { ...facts, standard: String(standard), range: rangeText(facts), open: { times } });
}

/** A whole number whose default depends on other settings: null when none is given. */
export function optionalNumberSetting(name: string, facts: NumberFacts): Setting<number | null> {
  const schema = wholeNumber(facts)
    .optional()
    .transform((value) => value ?? null);
  return declare(name, schema, { ...facts, range: rangeText(facts) });
}

const truth = () =>
  z.stringbool({ truthy: ["true", "1", "ja"], falsy: ["false", "0", "nein"], error: "muss true oder false sein" });

/** Yes or no. */
export function flagSetting(name: string, facts: Facts & { standard: boolean }): Setting<boolean> {
  return declare(name, truth().default(facts.standard), { ...facts, standard: String(facts.standard), open: OPEN });
}

/** Yes or no, where the default depends on other settings: null when neither is given. */
export function optionalFlagSetting(name: string, facts: Facts): Setting<boolean | null> {
  const schema = truth()
    .optional()
    .transform((value) => value ?? null);
  return declare(name, schema, facts);
}

/** One of a few words; `oneOf` says so in the refusal. */
export function choiceSetting<const Words extends readonly [string, ...string[]]>(
  name: string,
  words: Words,
  facts: Facts & { standard: Words[number]; oneOf: string },
): Setting<Words[number]> {
  const schema: z.ZodType<Words[number]> = z.enum(words, { error: facts.oneOf }).default(facts.standard);
  return declare(name, schema, { ...facts, open: OPEN });
}

/** One of a few words, where the default depends on other settings: null when none is given. */
export function optionalChoiceSetting<const Words extends readonly [string, ...string[]]>(
  name: string,
  words: Words,
  facts: Facts & { oneOf: string },
): Setting<Words[number] | null> {
  const word: z.ZodType<Words[number]> = z.enum(words, { error: facts.oneOf });
  const schema = word.optional().transform((value) => value ?? null);
  return declare(name, schema, facts);
}

/** A text of any kind. */
export function textSetting(name: string, facts: Facts & { standard: string }): Setting<string> {
  return declare(name, z.string().default(facts.standard), facts);
}

/** A text of a form, or null. */
export function optionalTextSetting(name: string, facts: Facts & { form?: TextForm }): Setting<string | null> {
  const { is, message, read } = facts.form ?? ANY_TEXT;
  const schema = z
    .string()
    .refine(is, { error: message })
    .optional()
    .transform((value) => (value === undefined ? null : read(value)));
  return declare(name, schema, facts);
}

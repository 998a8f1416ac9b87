import type { z } from "zod";
import { replaceSpaces } from "~/lib/text";
import { Ablehnung } from "../../ablehnung";

/** Takes out of every text what no screen shows and the database refuses: control characters, tabs, line breaks. */
export function tidyText<T extends Record<string, unknown>>(eingabe: T): T {
  const clean = (wert: unknown) =>
    typeof wert === "string" ? replaceSpaces(wert, { multiline: false }).text.trim() : wert;
  const paare = Object.entries(eingabe).map(([name, wert]): [string, unknown] => [name, clean(wert)]);
  return { ...eingabe, ...Object.fromEntries(paare) };
}

/** Reads an input by its rules. Throws EINGABE_UNGUELTIG with one item per violated rule. */
export function readByRules<T>(regeln: z.ZodType<T>, eingabe: Record<string, unknown>): T {
  const gelesen = regeln.safeParse(tidyText(eingabe));
  if (gelesen.success) return gelesen.data;
  throw new Ablehnung(
    "EINGABE_UNGUELTIG",
    gelesen.error.issues.map(({ path, message }) => ({ uuid: "", property: path.join("."), message })),
  );
}

/** Runs every check, and refuses once with the items of all that refuse, in their order. Other errors pass through. */
export function checkAll(pruefungen: readonly (() => void)[]): void {
  const errors = pruefungen.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof Ablehnung && error.code === "EINGABE_UNGUELTIG") return error.errors;
      throw error;
    }
  });
  if (errors.length > 0) throw new Ablehnung("EINGABE_UNGUELTIG", errors);
}

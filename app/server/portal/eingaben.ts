import type { Eingaben } from "~/contract/antrag/formAntwort";
import { CSRF_FELD } from "./csrf";

/** Names of fields whose text is never sent back: passwords and one-time codes. */
const GEHEIM = /passwor[td]|^tan$|^totp$|^code$/i;

/** Field of the Idempotency-Key. */
export const SCHLUESSEL_FELD = "schluessel";

/** Everything typed in a form, without secrets, files and the two hidden fields that each form gets anew. */
export function readEingaben(form: FormData): Eingaben {
  const names = [...new Set(form.keys())].filter(
    (name) => name !== CSRF_FELD && name !== SCHLUESSEL_FELD && !GEHEIM.test(name),
  );
  return Object.fromEntries(names.map((name): [string, string | string[]] => [name, oneOrMany(textsOf(form, name))]));
}

/** The same with the two hidden fields: what is needed to send exactly this form again. */
export function readWiederholung(form: FormData): Eingaben {
  const hidden = [CSRF_FELD, SCHLUESSEL_FELD].filter((name) => form.has(name));
  return { ...readEingaben(form), ...Object.fromEntries(hidden.map((name) => [name, oneOrMany(textsOf(form, name))])) };
}

const textsOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === "string");
const oneOrMany = (texts: string[]): string | string[] => (texts.length === 1 ? (texts[0] ?? "") : texts);

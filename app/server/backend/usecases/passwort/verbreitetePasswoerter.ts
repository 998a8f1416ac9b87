import { dictionary as passwoerter } from "@zxcvbn-ts/language-common";
import { dictionary as deutsch } from "@zxcvbn-ts/language-de";

/**
 * The 49,000 passwords that are seen most in leaks, and what Germans make theirs of: words of films and of the
 * encyclopedia, first names.
 */
const VERBREITET: ReadonlySet<string> = new Set(
  [...passwoerter["passwords-common"], ...deutsch.commonWords, ...deutsch.wikipedia, ...deutsch.firstnames].map(
    (wort) => wort.toLocaleLowerCase("de-DE"),
  ),
);

/** Digits and signs before and after a word, which make no password of it. */
const BEIWERK = /^[^\p{L}]+|[^\p{L}]+$/gu;

/**
 * Is this password, or the word that is left of it without digits and signs around, one that guessing programs try
 * first?
 */
export function isVerbreitet(passwort: string): boolean {
  const klein = passwort.normalize("NFKC").toLocaleLowerCase("de-DE");
  return VERBREITET.has(klein) || VERBREITET.has(klein.replace(BEIWERK, ""));
}
